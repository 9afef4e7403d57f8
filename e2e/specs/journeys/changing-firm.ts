import type { APIRequestContext, Page } from '@playwright/test';
import { adminRoutes } from '@portal/shared-contracts/admin';
import { untilShell } from '../../harness/pages/navigation.ts';
import { people } from '../../harness/people/sites.ts';
import type { OwnPortal } from '../../harness/portal/own-portal.ts';
import { expect } from '../../harness/test.ts';
import { nextStep, takeStep, type Customer } from './customer.ts';
import { staffView, takeWriterStep, type ApiWriter } from './staff.ts';

/** The contract of the demo firm. */
export const CONTRACT = 'northwind-service-agreement';

const call = async <T>(api: APIRequestContext, path: string, data: object): Promise<T> => {
  const headers = { 'idempotency-key': crypto.randomUUID() };
  const reply = await api.post(path, { data, headers });
  expect(reply.status(), `${path} ${await reply.text()}`).toBe(200);
  return (await reply.json()) as T;
};

/** What is sold before anything changes: one questionnaire of one question, and a package of three steps. */
export interface Sold {
  questionnaire: string;
  package: string;
}

/** Sells such a package, so that an order is walked to its end in few steps. */
export const sellLetter = async (api: APIRequestContext): Promise<Sold> => {
  const path = '/api/admin/questionnaires';
  const { questionnaire: asked } = await call<{ questionnaire: { _id: string; version: number } }>(
    api,
    path,
    { title: 'Your letter' },
  );
  const { _id: questionnaire, version: baseVersion } = asked;
  const question = { type: 'text', key: 'goal', text: 'What is the letter for?', required: true };
  const saved = await api.patch(`${path}/${questionnaire}`, {
    data: { baseVersion, questions: [question] },
  });
  expect(saved.status(), await saved.text()).toBe(200);
  const drafted = (await saved.json()) as { version: number };
  await call(api, `${path}/${questionnaire}/publish`, { baseVersion: drafted.version });
  const modules = [
    { id: questionnaire, title: 'Your letter' },
    { id: 'revision_process', title: 'Drafts' },
    { id: 'final_document', title: 'Final documents' },
  ];
  const { package: made } = await call<{ package: { _id: string; version: number } }>(
    api,
    '/api/admin/packages',
    {
      name: 'Cover Letter Only',
      priceMinor: 12_300,
      description: 'One letter.',
      descriptionHtml: '',
      contractId: CONTRACT,
      survey: null,
      downloadables: [],
      isPurchasable: true,
      position: 9,
      services: [{ name: 'Cover Letter', modules }],
    },
  );
  await call(api, `/api/admin/packages/${made._id}/publish`, { baseVersion: made.version });
  return { questionnaire, package: made._id };
};

/** Places an order for the demo’s newest customer, who pays by invoice or has paid outside. */
export const placeOrder = async (
  { command }: OwnPortal,
  api: APIRequestContext,
  packageId: string,
  isPaid: boolean,
): Promise<string> => {
  const day = new Date().toISOString().slice(0, 10);
  const paid = isPaid
    ? { payment: 'outside', outside: { method: 'bank', day } }
    : { payment: 'invoice' };
  const { order } = await call<{ order: { _id: string } }>(api, '/api/admin/orders', {
    customer: people.newCustomer,
    packageId,
    ...paid,
  });
  await command('order', 'assign', 'northwind', order._id, people.writer2);
  return order._id;
};

/** The customer’s next step, of which this is the name. */
const expectStep = async (customer: Customer, id: string, name: string) => {
  const step = await nextStep(customer, id);
  expect(step?.step).toBe(name);
  if (!step) throw new Error(`Nothing is asked of the customer of ${id}.`);
  return step;
};

/** The customer takes these steps in the browser, each as the order asks for it. */
export const takeSteps = async (
  customer: Customer,
  id: string,
  names: readonly string[],
): Promise<void> => {
  for (const name of names) await takeStep(customer, id, await expectStep(customer, id, name));
};

/** The writer sends what is due, and the firm lets a draft through. */
export const write = async (
  writer: ApiWriter,
  admin: APIRequestContext,
  id: string,
): Promise<void> => {
  const { step } = await staffView(writer, id);
  if (!step) throw new Error(`Nothing is asked of the writer of ${id}.`);
  await takeWriterStep(writer, id, step);
  const waiting = (await (await admin.get('/api/admin/drafts')).json()) as {
    items: { _id: string; orderId: string }[];
  };
  for (const { _id, orderId } of waiting.items)
    if (orderId === id) await call(admin, `/api/admin/drafts/${_id}/approve`, {});
};

const open = async (page: Page, path: string): Promise<void> => {
  await page.goto(path);
  await untilShell(page);
};

/** The questionnaire asks something else. */
export const rewordQuestion = async (page: Page, id: string, text: string): Promise<void> => {
  await open(page, adminRoutes.questionnaire({ id }));
  await page.getByLabel('Question', { exact: true }).fill(text);
  await page.getByRole('button', { name: 'Publish…' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText(/open orders keep the older version/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Publish' }).click();
  await expect(dialog).toBeHidden();
};

/** The contract reads otherwise. */
export const rewordContract = async (page: Page, text: string): Promise<void> => {
  await open(page, adminRoutes.contract({ contractId: CONTRACT }));
  await page.getByRole('textbox', { name: 'Words of the contract' }).fill(text);
  const ours = 'We have read this contract and take it as ours.';
  await page.getByRole('checkbox', { name: ours }).check();
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(page.getByText(/^Version \d+ is published\.$/).first()).toBeVisible();
};

/** The package has another name, price and step. */
export const changePackage = async (page: Page, id: string): Promise<void> => {
  await open(page, adminRoutes.package({ id }));
  await page.getByLabel('Name', { exact: true }).fill('Letter and More');
  await page.getByLabel('Price', { exact: true }).fill('199.00');
  await page.getByLabel('Name of the service').fill('Grand Letter');
  await page.getByLabel('Add a step').selectOption({ label: 'Previous document' });
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  const done = page.getByText('Published. Orders from before keep their version.');
  await expect(done.first()).toBeVisible();
};
