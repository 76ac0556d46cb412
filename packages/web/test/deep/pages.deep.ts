import { test } from 'vitest';
import { inspect } from '../support/inspect.ts';
import { DESK, PAGES, PHONE } from '../support/pages.ts';
import { setting } from '../support/setting.ts';

const at = setting();

for (const page of PAGES)
  for (const [place, look] of Object.entries({ desk: DESK, phone: PHONE }))
    for (const colorScheme of ['light', 'dark'] as const)
      test(`${page.name}, ${place}, ${colorScheme}`, async () => {
        await inspect(at.browser, at.server.url, page, { ...look, colorScheme });
      });
