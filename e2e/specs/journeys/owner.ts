import type { Locator, Page } from '@playwright/test';
import { adminRoutes } from '@portal/shared-contracts/admin';
import { expectNoSidewaysScroll } from '../../harness/pages/accessibility.ts';
import { contentHeading, untilShell } from '../../harness/pages/navigation.ts';
import { portalCommand } from '../../harness/portal/command.ts';
import { expect } from '../../harness/test.ts';
import type { InputDevice } from './input-devices.ts';
import type { OwnerWords } from './owner.words.ts';

/** Somebody who opens a firm, at a browser. */
export interface Owner {
  page: Page;
  device: InputDevice;
  words: OwnerWords;
  /** Whether the menu has to be opened first. */
  isPhone: boolean;
}

/** Makes an empty firm by command; the link that invites its owner. */
export const createFirm = async (id: string, name: string): Promise<string> => {
  const port = process.env['PORTAL_PORT'] ?? '4000';
  const options = ['--host', `${id}.localhost`, '--name', name, '--owner', `owner@${id}.example`];
  const printed = await portalCommand('site', 'create', id, ...options);
  const path = /\/invite\/[\w-]+/.exec(printed)?.[0] ?? '';
  return `http://${id}.localhost:${port}${path}`;
};

const heading = (page: Page): Locator => contentHeading(page);

/** The page is there, its heading has the focus, and nothing of it is wider than the window. */
const arrived = async ({ page }: Owner, address: RegExp | string): Promise<void> => {
  await expect(page).toHaveURL(address);
  await expect(heading(page)).toBeFocused();
  await expectNoSidewaysScroll(page, page.url());
};

/** Takes the invitation up. */
export const moveIn = async (owner: Owner, invitation: string): Promise<void> => {
  const { page, device, words } = owner;
  await page.goto(invitation);
  await device.write(page.getByLabel(words.firstName), 'Olga');
  await device.write(page.getByLabel(words.lastName), 'Ostermann');
  await device.write(page.getByLabel(words.newPassword), 'A-firm-of-my-own-1');
  await device.write(page.getByLabel(words.confirmPassword), 'A-firm-of-my-own-1');
  await device.press(page.getByRole('button', { name: words.begin }));
  await expect(page).toHaveURL(/\/admin$/);
  await untilShell(page);
  await expect(page.getByText(words.progress(0))).toBeVisible();
};

/** Goes to a page of the menu. */
export const openPlace = async (owner: Owner, path: string): Promise<void> => {
  const { page, device, words, isPhone } = owner;
  if (isPhone) await device.press(page.getByRole('button', { name: words.menu }));
  await device.press(page.locator(`nav a[href="${path}"]`).locator('visible=true'));
  await arrived(owner, new RegExp(`${path}$`));
};

/** Goes from the guide to where one of its steps is done. */
export const takeStep = async (
  owner: Owner,
  step: keyof OwnerWords['steps'],
  path: string,
): Promise<void> => {
  const { page, device, words } = owner;
  const guide = page.locator('#main');
  await device.press(guide.getByRole('link', { name: words.steps[step], exact: true }));
  await arrived(owner, new RegExp(`${path}$`));
};

/** Goes to the guide and on to where one of its steps is done. */
export const openStep = async (
  owner: Owner,
  step: keyof OwnerWords['steps'],
  path: string,
): Promise<void> => {
  await openPlace(owner, adminRoutes.start({}));
  await takeStep(owner, step, path);
};

/** Keeps a picture for the guide of a firm's first day, where pictures are asked for. */
export const keepPicture = async ({ page, words }: Owner, name: string): Promise<void> => {
  const folder = process.env['GUIDE_PICTURES'];
  if (!folder || words.code !== 'en') return;
  // A popup of the step before would cover what the picture is of.
  const style = '.ant-message, .ant-notification { display: none }';
  await page.screenshot({ path: `${folder}/${name}.png`, style });
};

/** Saves the settings on the page. */
export const saveSettings = async ({ page, device, words }: Owner): Promise<void> => {
  await device.press(page.getByRole('button', { name: words.save, exact: true }));
  await expect(page.getByText(words.settingsSaved).first()).toBeVisible();
  await expect(heading(page)).toBeFocused();
};

/** Drafts the second of the starter catalogues, one service, with a price. */
export const draftCatalogue = async (owner: Owner): Promise<void> => {
  const { page, device, words } = owner;
  const first = page.getByRole('radio').first();
  await device.choose(first);
  await first.press('ArrowDown');
  await expect(page.getByRole('radio').nth(1)).toBeChecked();
  await device.write(page.locator('main input[inputmode="decimal"]'), words.typedPrice);
  await keepPicture(owner, 'catalogue');
  await device.press(page.getByRole('button', { name: words.draftCatalogue }));
  await expect(page.getByRole('heading', { name: words.next })).toBeFocused();
  await keepPicture(owner, 'next');
};

const inState = (page: Page, state: string): Locator =>
  page.locator('main').getByText(state, { exact: true }).first();

/** Publishes what stands at a place of a list, each after a look at what that changes. */
export const publishAsked = async (owner: Owner, list: string, at: number): Promise<void> => {
  const { page, device, words } = owner;
  await openPlace(owner, list);
  await device.press(page.locator(`main a[href^="${list}/"]`).nth(at));
  await arrived(owner, new RegExp(`${list}/[\\w-]+$`));
  await device.press(page.getByRole('button', { name: words.openPublish }));
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('button', { name: words.publish })).toBeVisible();
  await keepPicture(owner, 'questionnaire');
  await device.press(dialog.getByRole('button', { name: words.publish }));
  await expect(dialog).toBeHidden();
  await expect(inState(page, words.published)).toBeVisible();
};

/** Publishes the first of a list; a contract only as one's own. */
export const publishFirst = async (owner: Owner, list: string): Promise<string> => {
  const { page, device, words } = owner;
  await device.press(page.locator(`main a[href^="${list}/"]`).first());
  await arrived(owner, new RegExp(`${list}/[\\w-]+$`));
  if (list === adminRoutes.contracts({}))
    await device.choose(page.getByRole('checkbox', { name: words.isOurs }));
  await keepPicture(owner, list.split('/').at(-1) ?? '');
  await device.press(page.getByRole('button', { name: words.publish, exact: true }));
  await expect(inState(page, words.published)).toBeVisible();
  await expect(heading(page)).toBeFocused();
  return new URL(page.url()).pathname.split('/').at(-1) ?? '';
};

/** Types keys of an account and saves them. */
const saveKeys = async (owner: Owner, keys: Partial<Record<KeyName, string>>): Promise<void> => {
  const { page, device, words } = owner;
  for (const [name, key] of Object.entries(keys))
    await device.write(page.getByLabel(words[name as KeyName]), key);
  await device.press(page.getByRole('button', { name: words.save, exact: true }));
};

type KeyName = 'publicKey' | 'secretKey' | 'messageSecret';

/** Brings in an account at the sandbox of the card provider: what is no key, one of nobody, and the right one. */
export const bringAccount = async (owner: Owner, name: string): Promise<void> => {
  const { page, device, words } = owner;
  await keepPicture(owner, 'payments');
  const test = page.getByRole('button', { name: words.test, exact: true });
  await saveKeys(owner, { publicKey: `pk_test_sandbox_${name}`, secretKey: 'password' });
  await expect(page.getByLabel(words.secretKey)).toHaveAttribute('aria-invalid', 'true');
  const messageSecret = `whsec_sandbox_${name}`;
  await saveKeys(owner, { secretKey: 'sk_test_of_nobody', messageSecret });
  await device.press(test);
  await expect(page.getByText(/^Invalid API Key provided/)).toBeVisible();
  await saveKeys(owner, { secretKey: `sk_test_sandbox_${name}` });
  await device.press(test);
  await expect(page.getByText(words.ownAccount, { exact: true })).toBeVisible();
  await expect(heading(page)).toBeFocused();
};

/** From the guide: the account in use has heard of a payment, because the provider tells whoever took it. */
export const expectPaid = async (owner: Owner): Promise<void> => {
  await takeStep(owner, 'payments', adminRoutes.paymentAccount({}));
  const { page } = owner;
  await expect(async () => {
    await page.reload();
    await untilShell(page);
    await expect(page.getByText(/payment_intent\.succeeded/)).toBeVisible({ timeout: 5_000 });
  }).toPass();
};

/** Buys as somebody whom the firm does not know yet; the browser is signed in as that person then. */
export const buyWithCard = async (guest: Owner, item: string): Promise<void> => {
  const { page, device, words } = guest;
  await page.goto(`/checkout?item=${item}`);
  await expect(page.getByLabel(words.card[0])).toBeVisible();
  await keepPicture(guest, 'checkout');
  await device.write(page.getByLabel(words.firstName), 'Gina');
  await device.write(page.getByLabel(words.lastName), 'Roth');
  await device.write(
    page.getByLabel(words.email, { exact: true }),
    `gina-${crypto.randomUUID()}@example.com`,
  );
  for (const [at, typed] of ['4242424242424242', '1231', '123'].entries())
    await device.type(page.getByLabel(words.card[at] ?? ''), typed);
  await device.press(page.getByRole('button', { name: words.pay }));
  await expect(page).toHaveURL(/\/order\/[\w-]+\/initial-question/);
};
