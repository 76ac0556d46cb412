import { test } from 'vitest';
import { inspect } from './support/inspect.ts';
import { PAGES, PHONE } from './support/pages.ts';
import { setting } from './support/setting.ts';

const at = setting();

for (const page of PAGES)
  test(`${page.name}: accessible, and nothing sticks out on a phone`, async () => {
    await inspect(at.browser, at.server.url, page, { ...PHONE, colorScheme: 'dark' });
  });
