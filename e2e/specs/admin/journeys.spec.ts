import { routes } from '@portal/shared-contracts/remote';
import type { APIRequestContext, Browser, Page } from '@playwright/test';
import { portalHeader } from '../../harness/people/sign-in.ts';
import { openOwnPortal, type OwnPortal } from '../../harness/portal/own-portal.ts';
import { expect, test } from '../../harness/test.ts';
import { orderOf, pdfOf, serviceOf, uploadAs } from '../documents/seeded.ts';
import { seededWord } from '../journeys/staff.ts';
import { placeFreeOrder } from './free-order.ts';

let portal: OwnPortal;
test.describe.configure({ mode: 'default' });
test.beforeAll(async () => {
  portal = await openOwnPortal();
});
test.afterAll(() => portal.close());

const newPerson = (email: string, ...more: string[]): Promise<string> =>
  portal.command('person', 'create', 'northwind', '--email', email, ...more);

const created = (api: APIRequestContext, lastName: string) =>
  placeFreeOrder(api, {
    email: `${lastName.toLowerCase()}@example.com`,
    firstName: 'Jana',
    lastName,
  });

/** The writer takes one order at a time, and is at the page of an order that was given to her. */
const openOlga = async (browser: Browser): Promise<Page> => {
  const olga = await portal.pageOfAddress(browser, 'olga@example.com');
  const profile = { workPhone: '+49 30 123456', profileTitle: 'Writer', profileSummary: 'Clear.' };
  const reply = await olga.request.post('/api/writer/profile', {
    headers: portalHeader,
    data: { ...profile, maxOpenJobs: 1 },
  });
  expect(reply.status(), await reply.text()).toBe(200);
  return olga;
};

test('BO-36 BO-37 BO-38 BO-59 BO-60 BO-68 from the queue an order is assigned over the limit, handed over, and its former writer’s account closed; her open tab goes to the door', async ({
  browser,
}) => {
  await newPerson('olga@example.com', '--role', 'writer', '--first', 'Olga', '--last', 'Ebert');
  await newPerson('tina@example.com', '--role', 'writer', '--first', 'Tina', '--last', 'Falk');
  const api = await portal.apiOf('admin');
  const [kept, given] = [await created(api, 'Kept'), await created(api, 'Given')];
  const olga = await openOlga(browser);
  await portal.command('order', 'assign', 'northwind', kept._id, 'olga@example.com');

  const admin = await portal.pageOf(browser, 'admin');
  await admin.goto('/admin');
  await admin.getByRole('link', { name: /Unassigned/ }).click();
  await expect(admin).toHaveURL(/\/admin\/orders\?.*writer=none/);
  await admin.getByRole('link', { name: `#${given.number}` }).click();
  await admin.getByRole('button', { name: 'Assign', exact: true }).click();
  await admin.getByRole('button', { name: 'Assign to Olga Ebert' }).click();
  const dialog = admin.getByRole('dialog', { name: 'Assign all the same?' });
  await expect(dialog.getByText('Olga Ebert has 1 open orders and takes 1 at most.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Assign' }).click();
  await expect(admin.getByText('The order is with Olga Ebert now.').first()).toBeVisible();

  await olga.goto(routes.orderView({ id: given._id }));
  await expect(olga.getByText('Jana Given').first()).toBeVisible();
  await admin.getByRole('button', { name: 'Hand over' }).click();
  await admin.getByLabel('A word to the next writer').fill('She likes short sentences.');
  await admin.getByRole('button', { name: 'Assign to Tina Falk' }).click();
  await expect(admin.getByText('The order is with Tina Falk now.').first()).toBeVisible();
  // Nobody touches her tab.
  await expect(olga.getByText('Jana Given')).toHaveCount(0);

  const people = await api.get('/api/admin/people?search=olga');
  const { items } = (await people.json()) as { items: { _id: string }[] };
  await admin.goto(`/admin/people/${items[0]?._id}`);
  await admin.getByRole('button', { name: 'Deactivate' }).click();
  await admin.getByLabel(`Who takes #${kept.number}`).selectOption({ label: 'Tina Falk' });
  await admin.getByRole('button', { name: 'Deactivate' }).click();
  await expect(admin.getByText('This account is deactivated.')).toBeVisible();
  await expect(olga).toHaveURL(/\/login/);
  const orders = await api.get(`/api/admin/orders?search=${kept.number}`);
  expect(await orders.text()).toContain('"lastName":"Falk"');
  for (const page of [olga, admin]) await page.context().close();
});

const place = {
  id: orderOf('northwind', 'approval'),
  serviceId: serviceOf('northwind', 'starter-resume'),
};

const sendNextDraft = async (writer: APIRequestContext): Promise<void> => {
  const dataPdf = await uploadAs(writer, 'Next.pdf', pdfOf('Cut costs by 12 percent'));
  const data = {
    dataPdf,
    dataWord: await uploadAs(writer, 'Next.docx', await seededWord(await portal.apiOf('customer'))),
    dataOther: null,
    additionalFiles: [],
    notes: '',
  };
  const reply = await writer.post('/api/writer/orders/revision/upload', {
    data: { order_id: place.id, serviceId: place.serviceId, data },
  });
  expect(reply.status(), await reply.text()).toBe(200);
};

test('BO-82 BO-83 BO-84 two admins are at one draft: its words are compared, one sends it back with a file, the other is told, and the next draft is approved', async ({
  browser,
}) => {
  const more = ['--role', 'admin', '--areas', 'orders', '--first', 'Bea', '--last', 'Hall'];
  await newPerson('bea@example.com', ...more);
  const ann = await portal.pageOf(browser, 'admin');
  const bea = await portal.pageOfAddress(browser, 'bea@example.com');
  const order = await (await portal.apiOf('admin')).get(`/api/admin/orders/${place.id}`);
  const { number } = ((await order.json()) as { order: { number: string } }).order;
  for (const page of [ann, bea]) {
    await page.goto('/admin/approvals');
    await page.getByRole('link', { name: new RegExp(`^#${number} `) }).click();
    await expect(page.getByRole('heading', { level: 1, name: /^Draft 2: / })).toBeVisible();
  }

  await ann.getByRole('tab', { name: 'Compare two drafts' }).click();
  await expect(ann.locator('ins').first()).toBeVisible();
  await expect(ann.locator('del').first()).toBeVisible();
  await ann.getByRole('button', { name: 'Send back' }).click();
  await ann.getByLabel('What has to change').fill('No numbers yet');
  const remarks = { name: 'Remarks.pdf', mimeType: 'application/pdf', buffer: pdfOf('One a line') };
  await ann.getByLabel('File with remarks (optional)').setInputFiles(remarks);
  await expect(ann.getByRole('button', { name: 'Remove Remarks.pdf' })).toBeVisible();
  // Both decide at the same moment: the other's page does not know yet.
  await bea.route('**/api/admin/drafts/**', (route) =>
    route.request().method() === 'GET' ? route.abort() : route.continue(),
  );
  await ann.getByRole('button', { name: 'Send back' }).click();
  await expect(ann.getByText('The draft went back to its writer.').first()).toBeVisible();
  await bea.getByRole('button', { name: 'Approve' }).click();
  await expect(
    bea.getByText('This draft does not wait for approval any more.').first(),
  ).toBeVisible();
  await bea.unroute('**/api/admin/drafts/**');

  const writer = await portal.pageOf(browser, 'writer');
  await writer.goto(routes.revisionFiles(place));
  await expect(writer.getByText('No numbers yet')).toBeVisible();
  await expect(writer.getByRole('link', { name: 'Download Remarks.pdf' })).toBeVisible();
  await sendNextDraft(await portal.apiOf('writer'));

  await bea.goto('/admin/approvals');
  await bea.getByRole('link', { name: new RegExp(`^#${number} `) }).click();
  await expect(bea.getByRole('heading', { level: 1, name: /^Draft 3: / })).toBeVisible();
  await bea.keyboard.press('a');
  await expect(bea.getByText('The draft went to the customer.').first()).toBeVisible();
  const customer = await portal.pageOf(browser, 'customer');
  await customer.goto(routes.revisionsProcess(place));
  await expect(customer.getByRole('button', { name: 'Send the review' })).toBeVisible();
  for (const page of [ann, bea, writer, customer]) await page.context().close();
});
