import type { Browser, Page } from '@playwright/test';
import { adminRoutes } from '@portal/shared-contracts/admin';
import { untilShell } from '../../harness/pages/navigation.ts';
import { portalCommand } from '../../harness/portal/command.ts';
import { expect, test } from '../../harness/test.ts';
import { mouse } from './input-devices.ts';
import { createFirm, draftCatalogue, moveIn, openStep, type Owner } from './owner.ts';
import { ownerWords } from './owner.words.ts';

const PASSWORD = 'A-firm-of-my-own-1';

/** A second admin of the firm, in a browser of their own. */
const signInMilo = async (browser: Browser, id: string, origin: string): Promise<Page> => {
  const email = `milo@${id}.example`;
  const names = ['--first', 'Milo', '--last', 'Berg', '--email', email, '--password', PASSWORD];
  const rights = ['--role', 'admin', '--areas', 'catalogue', 'settings'];
  await portalCommand('person', 'create', id, ...names, ...rights);
  const page = await (await browser.newContext({ baseURL: origin })).newPage();
  await page.goto(adminRoutes.settings({ section: 'firm' }));
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).not.toHaveURL(/\/login/);
  await untilShell(page);
  return page;
};

const go = async (page: Page, path: string): Promise<void> => {
  await page.goto(new URL(path, page.url()).href);
  await untilShell(page);
};

const openBoth = async (pages: readonly Page[], path: string): Promise<void> => {
  for (const page of pages) {
    await go(page, path);
    await expect(page.getByRole('button', { name: 'Save', exact: true })).toBeVisible();
  }
};

const type = async (page: Page, label: string, text: string): Promise<void> => {
  await page.getByLabel(label, { exact: true }).fill(text);
};

const save = (page: Page): Promise<void> =>
  page.getByRole('button', { name: 'Save', exact: true }).click();

const expectSaved = (page: Page): Promise<void> =>
  expect(page.getByRole('button', { name: 'Save', exact: true })).toBeDisabled();

/** The save was refused at a field, which says who was first and what stands there now. */
const expectConflict = async (page: Page, label: string, theirs: string): Promise<void> => {
  await expect(page.getByText(/^Milo.* changed this \d+ minutes? ago\.$/).first()).toBeVisible();
  await expect(page.getByText(`Theirs: ${theirs}`, { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: `Take theirs: ${label}` })).toBeVisible();
};

const editPackage = async (olga: Page, milo: Page): Promise<void> => {
  await go(olga, adminRoutes.packages({}));
  await olga
    .locator(`main a[href^="${adminRoutes.packages({})}/"]`)
    .first()
    .click();
  await expect(olga).toHaveURL(/packages\/[\w-]+$/);
  const { pathname } = new URL(olga.url());
  await openBoth([olga, milo], pathname);
  await type(olga, 'Price', '169.00');
  await type(olga, 'Name', 'Resume of Olga');
  await type(milo, 'Price', '159.00');
  await save(milo);
  await expectSaved(milo);
  await save(olga);
  await expectConflict(olga, 'Price', '159.00');
  await expect(olga.getByLabel('Price', { exact: true })).toHaveValue('169.00');
  await olga.getByRole('button', { name: 'Keep mine: Price' }).click();
  await save(olga);
  await expectSaved(olga);
  // What the other did not touch merges with what was typed over an older version.
  await type(milo, 'Place in lists', '7');
  await save(milo);
  await expectSaved(milo);
  await openBoth([olga], pathname);
  await expect(olga.getByLabel('Price', { exact: true })).toHaveValue('169.00');
  await expect(olga.getByLabel('Name', { exact: true })).toHaveValue('Resume of Olga');
  await expect(olga.getByLabel('Place in lists')).toHaveValue('7');
};

const editSettings = async (olga: Page, milo: Page): Promise<void> => {
  await openBoth([olga, milo], adminRoutes.settings({ section: 'firm' }));
  await type(olga, 'Phone for help', '+49 30 1');
  await type(olga, 'Letters before order numbers', 'LS-');
  await type(milo, 'Phone for help', '+49 30 2');
  await save(milo);
  await expectSaved(milo);
  await save(olga);
  await expectConflict(olga, 'Phone for help', '+49 30 2');
  await olga.getByRole('button', { name: 'Take theirs: Phone for help' }).click();
  await expect(olga.getByLabel('Phone for help')).toHaveValue('+49 30 2');
  await save(olga);
  await expectSaved(olga);
};

const act = (page: Page, sentence: string | RegExp) =>
  page.getByRole('row').filter({ hasText: sentence });

/** Both stand in the log, and what is taken back there is as it was before. */
const takeBack = async (olga: Page): Promise<void> => {
  await go(olga, adminRoutes.audit({}));
  await expect(act(olga, 'Milo changed the price of Resume')).toContainText('to $159');
  await expect(act(olga, /^Olga changed .*Resume of Olga/).first()).toBeVisible();
  await expect(act(olga, /Milo changed the setting “Phone for help”/)).toContainText('+49 30 2');
  const own = act(olga, /Olga changed the setting “Letters before order numbers”/);
  await own.getByRole('button', { name: /Undo/ }).click();
  await expect(act(olga, 'Olga took an act back')).toBeVisible();
  await openBoth([olga], adminRoutes.settings({ section: 'firm' }));
  await expect(olga.getByLabel('Letters before order numbers')).toHaveValue('');
  await expect(olga.getByLabel('Phone for help')).toHaveValue('+49 30 2');
};

test('BO-15 BO-43 BO-86 BO-111 BO-114 two admins change one package and one setting: told, merged, taken back, written down', async ({
  page,
  browser,
}) => {
  const id = `pair-${crypto.randomUUID().slice(0, 8)}`;
  const owner: Owner = { page, device: mouse(), words: ownerWords.en, isPhone: false };
  await moveIn(owner, await createFirm(id, 'Two Desks'));
  await openStep(owner, 'catalogue', adminRoutes.startCatalogue({}));
  await draftCatalogue(owner);
  const milo = await signInMilo(browser, id, new URL(page.url()).origin);
  await editPackage(page, milo);
  await editSettings(page, milo);
  await takeBack(page);
  await milo.context().close();
});
