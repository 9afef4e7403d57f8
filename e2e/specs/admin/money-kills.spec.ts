import type { APIRequestContext, Browser, Page } from '@playwright/test';
import { type CardProvider, startCardProvider } from '../../harness/card-provider/card-provider.ts';
import { type MortalPortal, openMortalPortal } from '../../harness/portal/mortal-portal.ts';
import { expect, test } from '../../harness/test.ts';

const PRICE = 149;
// Once at each moment; the fifty of the specification are played by refund-kills.test.ts.
const KILLS = 4;

let provider: CardProvider;
let portal: MortalPortal;

const compare = (): Promise<string> => portal.command('money', 'compare', 'northwind');

/** The provider learns what only the firm's books know. */
const bringPast = async (): Promise<void> => {
  for (const line of (await compare()).split('\n')) {
    const [kind, reference = '', key = '', here, there, currency = ''] = line.split('\t');
    const missing = Math.round((Number(here) - Number(there)) * 100);
    if (kind === 'returned') provider.returns.refund(reference, missing);
    if (kind === 'unknown-there')
      provider.books.bring(reference, { key, amount: missing, currency });
  }
};

test.beforeAll(async () => {
  provider = await startCardProvider();
  portal = await openMortalPortal({ settings: provider.environment });
  // What the demo's firm was paid by the sandbox, and then what went back of it.
  for (let part = 0; part < 2; part += 1) await bringPast();
});
test.afterAll(async () => {
  await portal.close();
  await provider.close();
});

interface Paid {
  key: string;
  intentId: string;
}

const buy = async (customer: APIRequestContext, admin: APIRequestContext): Promise<Paid> => {
  const known = new Set(provider.books.intents.keys());
  const bought = await customer.post('/api/customer/orders_new', {
    data: { package_subscribed: 'northwind-starter', payment: 'pm_card_visa' },
    headers: { 'idempotency-key': crypto.randomUUID() },
  });
  expect(bought.status(), await bought.text()).toBe(200);
  const [intentId = ''] = [...provider.books.intents.keys()].filter((id) => !known.has(id));
  const listed = await admin.get('/api/admin/payments');
  const { items } = (await listed.json()) as { items: { _id: string }[] };
  return { key: items[0]?._id ?? '', intentId };
};

/** Fills the form and presses twice, as people do. */
const giveBack = async (page: Page, amount: number, reason: string): Promise<void> => {
  await page.getByLabel(/^Amount/).fill(String(amount));
  await page.getByLabel('Reason').fill(reason);
  await page.getByRole('button', { name: /^Return/ }).dblclick();
};

/** When the server dies over a refund: what the provider was asked, and whether it had done it. */
const MOMENTS = [
  { call: /^POST \/v1\/refunds/, moment: 'before' },
  { call: /^POST \/v1\/refunds/, moment: 'after' },
  { call: /^GET \/v1\/refunds/, moment: 'after' },
  { call: /^GET \/v1\/charges/, moment: 'before' },
] as const;

const dieAt = (moment: (typeof MOMENTS)[number]): Promise<void> =>
  new Promise((resolve, reject) =>
    provider.interruptNext({ ...moment, act: () => portal.kill().then(resolve, reject) }),
  );

/** The admin sees the failure, and presses again or loads the page again. */
const killOver = async (browser: Browser, { key }: Paid, at: number): Promise<void> => {
  // Who signs in anew has just shown who it is, which is asked for again after ten minutes.
  const page = await portal.pageOf(browser, 'admin');
  await page.goto(`/admin/payments/${key}`);
  const moment = MOMENTS[at % MOMENTS.length] ?? MOMENTS[0];
  const isDead = dieAt(moment);
  await giveBack(page, 10 + at, `Late ${at}`);
  await isDead;
  await portal.start();
  if (at % 2 === 0) {
    await page.reload();
    await expect(page.getByText('Still with you')).toBeVisible();
  }
  const again = page.getByRole('button', { name: /^Return/ });
  const waits = page.getByText(/^A refund is on its way/);
  await expect(again.or(waits).first()).toBeVisible();
  // The refund may be heard of before the button is pressed, and the button goes then.
  if (await again.isVisible()) await again.dblclick({ timeout: 5_000 }).catch(() => undefined);
  portal.pass(5);
  const row = page.getByRole('listitem').filter({ hasText: `Late ${at}` });
  await expect(row).toHaveText(/Returned/);
  await page.context().close();
};

const backOf = (page: Page) =>
  page.locator('dt', { hasText: /^Returned$/ }).locator('xpath=following-sibling::dd[1]');

const dollars = (minor: number): string => `$${(minor / 100).toFixed(2)}`;

test('BO-96 BO-97 BO-98 BO-99 BO-100 parts go back by double clicks while the server is killed, the provider refunds and a dispute is lost: pages and comparison say what the provider says', async ({
  browser,
}) => {
  const api = await portal.apiOf('admin');
  const customer = await portal.apiOf('newCustomer');
  const late = await buy(customer, api);
  const lost = await buy(customer, api);
  const { returns } = provider;

  const page = await portal.pageOf(browser, 'admin');
  await test.step('double clicks, and a server that dies over them', async () => {
    for (let at = 0; at < KILLS; at += 1) await killOver(browser, late, at);
    const parts = Array.from({ length: KILLS }, (_, at) => (10 + at) * 100).toReversed();
    const given = returns.refunds.filter((refund) => refund.payment_intent === late.intentId);
    expect(given.map(({ amount }) => amount)).toEqual(parts);
    await page.goto(`/admin/payments/${late.key}`);
    await expect(page.getByRole('listitem').filter({ hasText: /Late \d/ })).toHaveCount(KILLS);
  });

  await test.step('the provider refunds on its own pages, and its message comes twice', async () => {
    returns.refund(late.intentId, 2_000);
    for (const type of ['charge.refunded', 'refund.created'])
      expect(await provider.tell(portal, type, late.intentId)).toBe(200);
    await page.reload();
    await expect(page.getByText('Made at the provider')).toHaveCount(1);
    await expect(backOf(page)).toHaveText(dollars(returns.returnedOf(late.intentId)));
  });

  await test.step('a dispute is lost', async () => {
    returns.dispute(lost.intentId, PRICE * 100, 'needs_response');
    expect(await provider.tell(portal, 'charge.dispute.created', lost.intentId)).toBe(200);
    await page.goto(`/admin/payments/${lost.key}`);
    await expect(page.getByText('Disputed').first()).toBeVisible();
    returns.dispute(lost.intentId, PRICE * 100, 'lost');
    expect(await provider.tell(portal, 'charge.dispute.closed', lost.intentId)).toBe(200);
    await page.reload();
    await expect(backOf(page)).toHaveText(dollars(PRICE * 100));
  });

  await test.step('a night later the books say what the provider says', async () => {
    // Of this one no message comes.
    returns.refund(late.intentId, 500);
    portal.pass(24 * 60);
    const again = await portal.pageOf(browser, 'admin');
    await expect(async () => {
      await again.goto('/admin/differences');
      const returned = again.getByRole('row').filter({ hasText: 'Money returned' });
      // Who looked before the books were compared looks again soon.
      await expect(returned).toBeVisible({ timeout: 5_000 });
    }).toPass();
    await again.getByRole('button', { name: 'Take over' }).click();
    const dialog = again.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Take over' }).click();
    await expect(again.getByText('Your books say what the provider says.')).toBeVisible();
    expect(await compare()).toContain('northwind: 0 differences');
    await again.goto(`/admin/payments/${late.key}`);
    await expect(backOf(again)).toHaveText(dollars(returns.returnedOf(late.intentId)));
    await again.context().close();
  });
  await page.context().close();
});
