import { expect, test } from 'vitest';
import { openPage } from './support/browser.ts';
import { inspect } from './support/inspect.ts';
import { PAGES, PHONE } from './support/pages.ts';
import { setting } from './support/setting.ts';

const at = setting();

for (const page of PAGES)
  test(`${page.name}: accessible, and nothing sticks out on a phone`, async () => {
    await inspect(at.browser, at.server.url, page, { ...PHONE, colorScheme: 'dark' });
  });

test('the first page loads no more than 84 kB of script', async () => {
  const { page } = await openPage(at.browser);
  const sizes: Promise<number>[] = [];
  page.on('requestfinished', (request) => {
    if (request.resourceType() === 'script')
      sizes.push(
        request.sizes().then(({ responseHeadersSize, responseBodySize }) => responseHeadersSize + responseBodySize),
      );
  });
  await page.goto(at.server.url, { waitUntil: 'networkidle' });
  const bytes = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
  expect(bytes).toBeGreaterThan(10_000);
  expect(bytes).toBeLessThan(84_000);
  await page.context().close();
});
