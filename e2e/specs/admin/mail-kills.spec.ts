import type { APIRequestContext, Browser, Page } from '@playwright/test';
import { expectNoneTwiceNoneLost, listAll, type Listed } from '../../harness/mails/listed-mails.ts';
import { type Fate, type MailServer, openMailServer } from '../../harness/mails/mail-server.ts';
import type { ReadMail } from '../../harness/mails/read-mail.ts';
import { issueInvoice } from '../../harness/people/issue-invoice.ts';
import { type MortalPortal, openMortalPortal } from '../../harness/portal/mortal-portal.ts';
import { expect, test } from '../../harness/test.ts';

// The five hundred events and twenty kills of the specification are played by mail-kills.test.ts.
const KILLS = 3;
const BAD: readonly Fate[] = ['taken', 'busy', 'cut before', 'taken', 'cut after', 'hung'];
const HOUR = 60;
const RETRIED_AFTER = 13;
const THAI = /[\u0E00-\u0E7F]{3}/;

let mails: MailServer;
let portal: MortalPortal;
let isCalm = false;
let onTaken: (() => void) | undefined;
test.beforeAll(async () => {
  let lines = 0;
  const fateOf = (): Fate => {
    const fate = (!isCalm && BAD[lines++ % BAD.length]) || 'taken';
    // Nobody waits a minute for the end of a line: the server dies before.
    return fate === 'hung' && !onTaken ? 'taken' : fate;
  };
  mails = await openMailServer(fateOf, () => onTaken?.());
  portal = await openMortalPortal({ settings: { SMTP_URL: mails.url } });
});
test.afterAll(async () => {
  await portal.close();
  mails.close();
});

/** Somewhere the digest of the morning is 20 hours away. */
const farFromMorning = (): string => {
  const ahead = 12 - new Date().getUTCHours();
  return `Etc/GMT${ahead > 0 ? '-' : '+'}${Math.abs(ahead)}`;
};

/** Writes an invoice and issues it; its number. */
const issueTo = async (page: Page, email: string, text: string): Promise<string> => {
  await page.goto('/admin/invoices/new');
  await page.getByLabel('Customer’s email').fill(email);
  const line = page.getByRole('group', { name: 'Line 1' });
  await line.getByLabel('Text').fill(text);
  await line.getByLabel('Price').fill('20');
  await page.getByRole('button', { name: 'Save draft' }).click();
  await page.getByRole('button', { name: 'Issue invoice' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Issue invoice' }).click();
  await expect(page.getByText('The invoice was issued.').first()).toBeVisible();
  const heading = await page.getByRole('heading', { level: 1 }).innerText();
  return /INV-\d+/.exec(heading)?.[0] ?? '';
};

/** Does one thing to all orders that match. */
const doToAll = async (page: Page, narrowed: string, act: string, writer?: string) => {
  await page.goto(`/admin/orders?${narrowed}`);
  await page.getByRole('button', { name: /^Tick (?:all|the one)/ }).click();
  await page.getByLabel('What to do').selectOption({ label: act });
  const writers = page.locator('select').filter({ hasText: 'Choose a writer' });
  if (writer) await writers.selectOption({ label: writer });
  await page.getByRole('button', { name: 'Do it' }).click();
  await expect(page.getByText(/\d+ orders? changed/)).toBeVisible();
};

/** The server dies over a mail that is taken, before it hears so. */
const killOver = async (api: APIRequestContext): Promise<void> => {
  let isDead = false;
  onTaken = () => {
    onTaken = undefined;
    void portal.kill().then(() => (isDead = true));
  };
  await expect(async () => {
    if (isDead) return;
    portal.pass(RETRIED_AFTER);
    await issueInvoice(api, { text: 'A word', price: 5 });
    expect(isDead).toBe(true);
  }).toPass({ intervals: [1_000] });
};

/** Hours pass until nothing waits. */
const untilQuiet = async (earlier: ReadonlySet<string>): Promise<Listed[]> => {
  const api = await portal.apiOf('admin');
  let listed: Listed[] = [];
  await expect(async () => {
    portal.pass(7 * HOUR);
    listed = (await listAll(api)).filter(({ _id }) => !earlier.has(_id));
    expect(listed.filter(({ state }) => ['waiting', 'sending'].includes(state))).toEqual([]);
  }).toPass({ intervals: [1_000] });
  return listed;
};

const choose = async (browser: Browser): Promise<void> => {
  const thai = await portal.pageOf(browser, 'customer');
  const answer = await thai.request.patch('/api/profile/language', {
    headers: { 'x-requested-with': 'portal' },
    data: { language: 'th' },
  });
  expect(answer.status()).toBe(200);
  const later = await portal.pageOf(browser, 'newCustomer', { timezoneId: farFromMorning() });
  await later.goto('/profile');
  await later.getByRole('button', { name: 'Choose mails' }).click();
  await later.getByLabel('A new invoice').selectOption({ label: 'In the digest' });
  await expect(later.getByText('Saved', { exact: true })).toBeVisible();
  for (const page of [thai, later]) await page.context().close();
};

const expectGathered = (numbers: readonly string[]): void => {
  const own = mails.arrived.filter(({ to }) => to === 'new-customer@example.com');
  const named = own.filter(({ text }) => numbers.some((number) => text.includes(number)));
  expect(named).toHaveLength(1);
  for (const number of numbers) expect(named[0]?.text).toContain(number);
};

test('BO-48 BO-49 BO-51 BO-52 BO-53 BO-54 BO-55 mails of acts on pages leave by a failing mail server while the server is killed: none comes twice, none is lost unlisted; digest, Thai and unsubscribing hold', async ({
  browser,
}) => {
  // The demo's first start had no mail server.
  const earlier = new Set((await listAll(await portal.apiOf('admin'))).map(({ _id }) => _id));
  await choose(browser);
  const numbers: string[] = [];
  await test.step('an admin’s acts, and a server that dies over their mails', async () => {
    const page = await portal.pageOf(browser, 'admin');
    for (const text of ['An hour of advice', 'Another hour'])
      numbers.push(await issueTo(page, 'new-customer@example.com', text));
    await doToAll(page, 'turn=customer', 'Remind');
    await doToAll(page, 'writer=none', 'Assign', 'Wanda Kowalska');
    const api = await portal.apiOf('admin');
    for (let kills = 1; kills <= KILLS; kills += 1) {
      await killOver(api);
      isCalm = kills === KILLS;
      await portal.start();
    }
    await page.context().close();
  });

  await test.step('the list of mails says what became of each', async () => {
    const listed = await untilQuiet(earlier);
    // The other firm of the demo has people and orders of the same names; and mails about signing in are on no list.
    const own = ({ unsubscribe }: ReadMail) => unsubscribe.startsWith(portal.origin);
    expectNoneTwiceNoneLost(listed, mails.arrived.filter(own));
    const unsure = listed.filter(({ state }) => state === 'uncertain');
    expect(unsure.length).toBeGreaterThanOrEqual(KILLS);
    const page = await portal.pageOf(browser, 'admin');
    await page.goto('/admin/mails?state=uncertain');
    await expect(page.getByRole('button', { name: /^Send again/ })).toHaveCount(unsure.length);
    await page.context().close();
  });

  await test.step('what was to be gathered is one mail', () => expectGathered(numbers));

  await test.step('a Thai reader reads Thai, and ends these mails by their link', async () => {
    const page = await portal.pageOf(browser, 'admin');
    const thai = () => mails.arrived.filter(({ to }) => to === 'customer@example.com');
    const first = await issueTo(page, 'customer@example.com', 'Advice');
    portal.pass(2 * HOUR);
    await expect.poll(() => thai().some(({ text }) => text.includes(first))).toBe(true);
    for (const { subject, text } of thai()) expect(`${subject} ${text}`).toMatch(THAI);
    const mail = thai().find(({ text }) => text.includes(first));

    const reader = await (await browser.newContext()).newPage();
    await reader.goto(portal.origin + new URL(mail?.unsubscribe ?? '').pathname);
    await expect(reader.getByRole('main')).toHaveText(THAI);
    await reader.getByRole('button').click();
    await expect(reader.getByRole('button')).toHaveCount(0);
    await reader.context().close();

    const second = await issueTo(page, 'customer@example.com', 'More advice');
    portal.pass(2 * HOUR);
    await page.goto('/admin/mails?state=dropped');
    await expect(async () => {
      await page.reload();
      await expect(page.getByText('The person does not want mails of this kind.')).toBeVisible();
    }).toPass();
    expect(thai().filter(({ text }) => text.includes(second))).toEqual([]);
    await page.context().close();
  });
});
