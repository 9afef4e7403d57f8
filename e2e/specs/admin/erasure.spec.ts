import { readFile, writeFile } from 'node:fs/promises';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { strFromU8, unzipSync } from 'fflate';
import { portalCommandIn } from '../../harness/portal/command.ts';
import { type MortalPortal, openMortalPortal } from '../../harness/portal/mortal-portal.ts';
import type { OwnPortal } from '../../harness/portal/own-portal.ts';
import { freePort, restartServer } from '../../harness/portal/server.ts';
import { expect, test } from '../../harness/test.ts';
import { openChat, messageOf, say } from '../chat/chat-screen.ts';
import { pdfOf, uploadAs } from '../documents/seeded.ts';
import { takeSteps } from '../journeys/changing-firm.ts';
import { mouse } from '../journeys/input-devices.ts';
import { words } from '../journeys/words.ts';
import { type FreeOrder, placeFreeOrder } from './free-order.ts';

// A name that nobody else has, and that stands in everything this person leaves.
const NAME = 'Zobelwick';
const EMAIL = 'zobelwick@example.com';
const HOURS = 60;

let folder: string;
let portal: MortalPortal;
test.beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'portal-forgotten-'));
  portal = await openMortalPortal();
});
test.afterAll(async () => {
  await portal.close();
  rmSync(folder, { recursive: true, force: true });
});

/** What the person left, as its addresses name it. */
interface Left {
  person: string;
  order: FreeOrder;
  file: string;
}

/** A customer orders, uploads and writes. */
const leaveTraces = async (browser: Browser): Promise<Left> => {
  const admin = await portal.apiOf('admin');
  const order = await placeFreeOrder(admin, {
    email: EMAIL,
    firstName: 'Quirina',
    lastName: NAME,
  });
  await portal.command('order', 'assign', 'northwind', order._id, 'writer2@example.com');
  const page = await portal.pageOfAddress(browser, EMAIL);
  const customer = { page, device: mouse(), words: words.en };
  await takeSteps(customer, order._id, ['initial-questions']);
  const file = await uploadAs(page.request, `${NAME}.pdf`, pdfOf(`Written by ${NAME}`));
  await openChat(page, order._id);
  await say(page, `Greetings from ${NAME}`);
  await expect(messageOf(page, NAME)).toContainText('Sent');
  await page.context().close();
  const people = await admin.get(`/api/admin/people?search=${NAME}`);
  const { items } = (await people.json()) as { items: { _id: string }[] };
  return { person: items[0]?._id ?? '', order, file: file.key };
};

const callOff = async (page: Page, { order }: Left): Promise<void> => {
  await page.goto(`/admin/orders/${order._id}`);
  await page.getByRole('button', { name: 'Cancel order' }).click();
  await page.getByLabel(/^Reason/).fill('Asked for it');
  await page.getByRole('button', { name: 'Cancel order' }).last().click();
  await expect(page.getByText('This order was cancelled.').first()).toBeVisible();
};

const openPrivacy = async (page: Page, { person }: Left): Promise<void> => {
  await page.goto(`/admin/people/${person}`);
  await page.getByRole('button', { name: 'Show what is kept' }).click();
};

/** The archive as the admin has it on the disk: the names of its files, and all that stands in them. */
const takeAlong = async (page: Page): Promise<{ names: string[]; text: string }> => {
  await page.getByRole('button', { name: 'Make an archive' }).click();
  const link = page.getByRole('link', { name: 'Save the archive' });
  const [download] = await Promise.all([page.waitForEvent('download'), link.click()]);
  const files = unzipSync(await readFile(await download.path()));
  const text = Object.values(files)
    .map((bytes) => strFromU8(bytes, true))
    .join('\n');
  return { names: Object.keys(files), text };
};

const LISTS = ['people', 'orders', 'payments', 'invoices', 'mails', 'inbox'];

/** Which lists, and whether the search of the back office, answer with the name. */
const findings = async (page: Page): Promise<string[]> => {
  const found: string[] = [];
  const note = (place: string, answer: string) =>
    new RegExp(NAME, 'i').test(answer) && found.push(place);
  for (const list of LISTS) {
    const shown = list === 'orders' ? '&shown=all' : '';
    const reply = await page.request.get(`/api/admin/${list}?search=${NAME}${shown}`);
    expect(reply.status(), list).toBe(200);
    note(list, await reply.text());
  }
  await page.goto('/admin/people');
  await expect(page.getByRole('button', { name: /^Search/ })).toBeVisible();
  await page.keyboard.press('Control+k');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('combobox').fill(NAME);
  const none = dialog.getByText(/^Nothing/);
  const hits = dialog.getByRole('option');
  await expect(none.or(hits).first()).toBeVisible();
  note('search', (await hits.allInnerTexts()).join());
  return found;
};

/** Nobody finds the person any more: by lists and search, on the order's page, in the log, by the file's address. */
const expectForgotten = async (
  { pageOf }: Pick<OwnPortal, 'pageOf'>,
  browser: Browser,
  { order, file, person }: Left,
): Promise<void> => {
  const page = await pageOf(browser, 'admin');
  expect(await findings(page)).toEqual([]);
  await page.goto(`/admin/orders/${order._id}`);
  await expect(page.getByText('Erased person').first()).toBeVisible();
  await expect(page.getByText(NAME)).toHaveCount(0);
  await page.goto(`/admin/audit?subject=${person}`);
  await expect(page.getByText('Erased person').first()).toBeVisible();
  await expect(page.getByText(NAME)).toHaveCount(0);
  expect((await page.request.get(`/api/file/download/${file}`)).status()).toBe(404);
  const people = await page.request.get(`/api/admin/people/${person}`);
  expect(await people.text()).not.toContain(NAME);
  await page.context().close();
};

test('BO-44 BO-45 BO-46 BO-47 BO-109 a person is exported and erased on the page, and then found by no search, list, file or restored backup', async ({
  browser,
}) => {
  const left = await leaveTraces(browser);
  const page = await portal.pageOf(browser, 'admin');
  const [key, backup, list] = [
    join(folder, 'key'),
    join(folder, 'backup'),
    join(folder, 'erasures'),
  ];

  await test.step('the archive holds what the person left', async () => {
    await callOff(page, left);
    await openPrivacy(page, left);
    const { names, text } = await takeAlong(page);
    expect(
      names.some((name) => name.endsWith(`${NAME}.pdf`)),
      names.join(),
    ).toBe(true);
    for (const trace of [EMAIL, `Greetings from ${NAME}`, `Written by ${NAME}`])
      expect(text).toContain(trace);
    expect(await findings(page)).toEqual(['people', 'orders', 'mails', 'inbox', 'search']);
  });

  await test.step('a backup is made, and 72 hours after it was asked for the person is erased', async () => {
    await portal.command('backup-key', key);
    await portal.command('backup', backup, '--key', key);
    await openPrivacy(page, left);
    await page.getByRole('button', { name: 'Erase this person' }).click();
    await page.getByRole('button', { name: 'Erase in 72 hours' }).click();
    await expect(page.getByText(/^Everything is erased on/)).toBeVisible();
    await page.context().close();
    portal.pass(73 * HOURS);
    await expect.poll(() => portal.command('person', 'erasures')).toContain(left.person);
    await expectForgotten(portal, browser, left);
  });

  await test.step('nor does the backup from before, restored elsewhere', async () => {
    await writeFile(list, await portal.command('person', 'erasures'));
    const restored = await openMortalPortal({
      first: async (dataDir, environment = {}) => {
        const words = [backup, '--key', key, '--erasures', list];
        expect(await portalCommandIn(dataDir, 'restore', ...words)).toContain('1 erasures');
        return restartServer(dataDir, await freePort(), environment);
      },
    });
    await expectForgotten(restored, browser, left);
    await restored.close();
  });
});
