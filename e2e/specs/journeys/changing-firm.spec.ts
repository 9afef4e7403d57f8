import { routes } from '@portal/shared-contracts/remote';
import { people } from '../../harness/people/sites.ts';
import { openOwnPortal, type OwnPortal } from '../../harness/portal/own-portal.ts';
import { expect, test } from '../../harness/test.ts';
import { fillCard } from '../checkout/buyer.ts';
import {
  changePackage,
  placeOrder,
  rewordContract,
  rewordQuestion,
  sellLetter,
  takeSteps,
  write,
} from './changing-firm.ts';
import type { Customer } from './customer.ts';
import { mouse } from './input-devices.ts';
import { seededWord, staffView, type ApiWriter } from './staff.ts';
import { words } from './words.ts';

let portal: OwnPortal;
test.beforeAll(async () => {
  portal = await openOwnPortal();
});
test.afterAll(() => portal.close());

const OLD_CONTRACT = 'Truthful answers to our questions.';
const OLD_QUESTION = 'What is the letter for?';
const NEW_CONTRACT = 'From now on quite another contract holds.';
const NEW_QUESTION = 'Whom shall the letter win over?';

/** Opens an order, which leads by itself to its next gate. */
const look = async ({ page }: Customer, id: string) => {
  await page.goto(routes.orderView({ id }));
  return page.locator('#main');
};

/** The customer accepts the draft, and the writer ends the order. */
const finish = async (customer: Customer, writer: ApiWriter, id: string): Promise<void> => {
  await takeSteps(customer, id, ['review-draft']);
  await write(writer, await portal.apiOf('admin'), id);
  expect((await staffView(writer, id)).percent).toBe(100);
};

const signAndAnswer = async (customer: Customer, id: string, which: 'old' | 'new') => {
  const main = await look(customer, id);
  await expect(main.getByText(which === 'old' ? OLD_CONTRACT : NEW_CONTRACT)).toBeVisible();
  await expect(main.getByText(which === 'old' ? NEW_CONTRACT : OLD_CONTRACT)).toHaveCount(0);
  await takeSteps(customer, id, ['contract']);
  await answer(customer, id, which);
};

const answer = async (customer: Customer, id: string, which: 'old' | 'new'): Promise<void> => {
  const { page } = customer;
  await takeSteps(customer, id, ['questionnaire']);
  // The page that thanks for the answers leads to them.
  await page.goto(routes.orderView({ id }));
  await page
    .getByRole('link', { name: /Your letter/ })
    .first()
    .click();
  await expect(page.getByText(which === 'old' ? OLD_QUESTION : NEW_QUESTION).first()).toBeVisible();
  await expect(page.getByText(which === 'old' ? NEW_QUESTION : OLD_QUESTION)).toHaveCount(0);
};

const payInvoice = async ({ page }: Customer, price: string): Promise<void> => {
  await page.goto('/invoices');
  await page.getByRole('button', { name: /^Pay INV-/ }).click();
  await fillCard(page);
  await page.getByRole('button', { name: `Pay ${price}` }).click();
  await expect(page.getByText('Payment Successful').first()).toBeVisible();
};

/** Buys what the firm sells by now and walks it to its end. */
const orderAnew = async (customer: Customer, writer: ApiWriter): Promise<void> => {
  const { page } = customer;
  await page.goto('/orders/new');
  await page.getByRole('radio', { name: /Letter and More/ }).check();
  await fillCard(page);
  await page.getByRole('button', { name: 'Pay $199.00' }).click();
  await expect(page).toHaveURL(/\/order\/[\w-]+\/initial-question/);
  const id = new URL(page.url()).pathname.split('/')[2] ?? '';
  await portal.command('order', 'assign', 'northwind', id, people.writer2);
  await takeSteps(customer, id, ['initial-questions']);
  await signAndAnswer(customer, id, 'new');
  await expect((await look(customer, id)).getByText('Grand Letter').first()).toBeVisible();
  await takeSteps(customer, id, ['previous-document']);
  await write(writer, await portal.apiOf('admin'), id);
  await finish(customer, writer, id);
};

test('BO-78 BO-81 BO-86 BO-87 price, contract, questions and services change on their pages while orders wait at each step: those end as they were bought, a new one is the new', async ({
  browser,
}) => {
  const api = await portal.apiOf('admin');
  const sold = await sellLetter(api);
  const page = await portal.pageOf(browser, 'newCustomer');
  await page.goto('/');
  const customer: Customer = { page, device: mouse(), words: words.en };
  const writer: ApiWriter = {
    site: 'northwind',
    api: await portal.apiOf('writer2'),
    word: await seededWord(await portal.apiOf('customer')),
  };

  const [unpaid, atContract, atQuestions, atDraft] = await test.step('orders wait', async () => {
    const placed = [];
    for (const isPaid of [false, true, true, true])
      placed.push(await placeOrder(portal, api, sold.package, isPaid));
    const gates = ['initial-questions', 'contract', 'questionnaire'];
    for (const [at, id] of placed.entries()) await takeSteps(customer, id, gates.slice(0, at));
    await write(writer, api, placed[3] ?? '');
    return placed as [string, string, string, string];
  });

  await test.step('the firm changes all of it', async () => {
    const admin = await portal.pageOf(browser, 'admin');
    await rewordQuestion(admin, sold.questionnaire, NEW_QUESTION);
    await rewordContract(admin, NEW_CONTRACT);
    await changePackage(admin, sold.package);
    await admin.context().close();
  });

  await test.step('who has not paid pays the old price', async () => {
    await payInvoice(customer, '$123.00');
    await takeSteps(customer, unpaid, ['initial-questions']);
    await signAndAnswer(customer, unpaid, 'old');
  });
  await test.step('who has not signed signs the old text', () =>
    signAndAnswer(customer, atContract, 'old'));
  await test.step('who has not answered answers the old question', () =>
    answer(customer, atQuestions, 'old'));
  for (const id of [unpaid, atContract, atQuestions]) await write(writer, api, id);
  for (const id of [unpaid, atContract, atQuestions, atDraft]) {
    await finish(customer, writer, id);
    const main = await look(customer, id);
    await expect(main.getByText('Cover Letter Only').first()).toBeVisible();
    await expect(main.getByText('Grand Letter')).toHaveCount(0);
  }

  await test.step('a new order is the new', () => orderAnew(customer, writer));
  await page.context().close();
});
