import type { Page } from '@playwright/test';
import { holdFiles } from '../../harness/pages/held-files.ts';
import { trackNetwork } from '../../harness/pages/network.ts';
import { review } from '../../harness/pages/seeded.ts';
import { slowClock } from '../../harness/pages/slow-clock.ts';
import { expect, test } from '../../harness/test.ts';

test.beforeEach(({ page }) => slowClock(page));

const CORE = '**/shell/core.*.js';

/** The calls of one review, in their order. */
const callsOf = (page: Page): string[] => {
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    if (/^\/api\/review\/.+(?<!progress)$/.test(pathname))
      calls.push(`${request.method()} ${pathname.split('/').slice(4).join('/')}${search}`);
  });
  return calls;
};

const ready = (page: Page) =>
  expect(page.getByRole('link', { name: 'Choose Resume Starter' })).toBeVisible();

test('PL-50 CR-01 a review comes with its page, is read once, and counts once it is seen', async ({
  page,
}) => {
  const letGo = await holdFiles(page, CORE);
  const untilIdle = trackNetwork(page);
  const calls = callsOf(page);
  const read = page.waitForResponse((reply) => reply.url().endsWith('?view=later'));
  await page.goto(review('half-read'), { waitUntil: 'commit' });
  await read;
  expect(calls).toEqual(['GET ?view=later']);
  const opened = page.waitForResponse((reply) => reply.url().endsWith('/opened'));
  letGo();
  await ready(page);
  expect((await opened).status()).toBe(200);
  await untilIdle();
  expect(calls).toEqual(['GET ?view=later', 'POST opened']);
});

test('PL-50 RV-50 a review of the mailed link comes with its page as well, with the proof', async ({
  page,
}) => {
  const letGo = await holdFiles(page, CORE);
  const untilIdle = trackNetwork(page);
  const calls = callsOf(page);
  const asked = '?uniqueCustomerId=of-the-mail&view=later';
  const read = page.waitForResponse((reply) => reply.url().endsWith(asked));
  await page.goto(`${review('half-read')}?uniqueCustomerId=of-the-mail`, { waitUntil: 'commit' });
  await read;
  const opened = page.waitForResponse((reply) => reply.url().endsWith('/opened'));
  letGo();
  await ready(page);
  await opened;
  await expect(page).toHaveURL(/\/review\/[\w-]+$/);
  await untilIdle();
  expect(calls).toEqual([`GET ${asked}`, 'POST opened']);
});

test('PL-52 CR-01 whoever points at the way back to a review has not opened it', async ({
  page,
}) => {
  const address = review('half-read');
  const id = address.split('/').at(-1) ?? '';
  // On a slow line the page says in between how it fares, which changes nothing that was read.
  const reported = page.waitForResponse((reply) => reply.url().endsWith('/api/remotes/reports'));
  await page.goto(`/checkout?item=northwind-starter&critiqueId=${id}`);
  const calls = callsOf(page);
  const back = page.locator('a.pui-back');
  const letGo = await holdFiles(page, '**/mfe-checkout-review/**/*.js');
  const read = page.waitForResponse((reply) => reply.url().endsWith('?view=later'));
  await back.focus();
  await read;
  expect(calls).toEqual(['GET ?view=later']);
  const opened = page.waitForResponse((reply) => reply.url().endsWith('/opened'));
  await page.keyboard.press('Enter');
  await reported;
  letGo();
  await ready(page);
  await opened;
  expect(calls).toEqual(['GET ?view=later', 'POST opened']);
});
