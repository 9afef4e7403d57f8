import { contentHeading } from '../../harness/pages/navigation.ts';
import type { APIRequestContext } from '@playwright/test';
import { breakFiles, ranTampered } from '../../harness/releases/faults.ts';
import { releasedRemotes } from '../../harness/releases/release-files.ts';
import { expect, pageOf, test } from '../../harness/test.ts';

const LIST = /hashes\.\w{8}\.js/;

// The frame that the server draws has a heading and nothing of these.
const DATA = 'main :is(h2, table, article, li a)';

test('PL-51 pages show their data while no list of hashes arrives', async ({ browser }) => {
  const page = await pageOf(browser, 'customer');
  await page.route(LIST, () => undefined);
  for (const path of [
    '/dashboard',
    '/orders/list',
    '/orders/view/northwind-order-answered',
    '/board',
    '/jobs',
    '/invoices',
  ])
    await test.step(path, async () => {
      await page.goto(path, { waitUntil: 'commit' });
      await expect(page.locator(DATA).first()).toBeVisible();
    });
  await page.context().close();
});

/** The list that the HTML of an own page of the shell names, for whoever this browser is signed in as. */
const shellList = async (request: APIRequestContext, path: string): Promise<string> => {
  const html = await (await request.get(path, { headers: { accept: 'text/html' } })).text();
  const [list] = LIST.exec(html) ?? [];
  if (!list) throw new Error(`${path} names no list of hashes`);
  return list;
};

for (const fault of ['flipped', '404'] as const) {
  test(`PL-12 PL-15 with ${fault} for the shell's list an own page says that it failed, runs nothing of it, and heals without a reload`, async ({
    browser,
  }) => {
    const page = await pageOf(browser, 'customer');
    const list = await shellList(page.context().request, '/profile');
    const broken = await breakFiles(page, '/shell/', [list], fault);
    await page.goto('/profile');
    const retry = page.getByRole('alert').getByRole('button');
    await expect(retry).toBeVisible();
    await expect(page.getByRole('navigation').first()).toBeVisible();
    expect(broken.met()).toBeGreaterThan(0);
    expect(await ranTampered(page)).toBe(false);
    await broken.heal();
    await retry.click();
    await expect(contentHeading(page)).toBeVisible();
    await expect(retry).toBeHidden();
    await page.context().close();
  });

  test(`PL-12 PL-15 with ${fault} for a remote's list a page of staff says that it failed, runs nothing of it, and heals without a reload`, async ({
    browser,
    request,
  }) => {
    const remote = (await releasedRemotes(request)).find(
      ({ name }) => name === 'mfe-checkout-review',
    );
    if (!remote) throw new Error('mfe-checkout-review is not released');
    const parts = await (await request.get(`${remote.base}parts.json`)).text();
    const [list = 'no list'] = LIST.exec(parts) ?? [];
    const page = await pageOf(browser, 'writer');
    const broken = await breakFiles(page, remote.base, [list], fault);
    await page.goto('/reviews');
    const message = page.getByText(`${remote.title} could not be loaded.`);
    await expect(message).toBeVisible();
    expect(broken.met()).toBeGreaterThan(0);
    expect(await ranTampered(page)).toBe(false);
    await broken.heal();
    await page.getByRole('alert').getByRole('button').click();
    await expect(message).toBeHidden();
    await expect(contentHeading(page)).toBeVisible();
    await page.context().close();
  });
}
