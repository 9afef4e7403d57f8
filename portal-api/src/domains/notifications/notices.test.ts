import {
  clearNotifications,
  listNotifications,
  type Notification,
} from '@portal/shared-contracts/notifications';
import { uploadDraft } from '@portal/shared-contracts/documents';
import { getStaffOrder } from '@portal/shared-contracts/orders';
import { updateLanguage } from '@portal/shared-contracts/people';
import { orderId, serviceId, type SeedOrderKey } from '../../../seed/orders/orders.ts';
import { createTestApp, type TestApp } from '../../../test/create-test-app.ts';
import { uploadDocument } from '../../../test/document-uploads.ts';
import type { TestClient } from '../../../test/test-client.ts';
import { draftsWaiting, judgeDraft } from '../documents/drafts/approve-draft.ts';
import { assignWriter } from '../orders/assignment/assign-writer.ts';

let portal: TestApp;
beforeAll(async () => {
  portal = await createTestApp({ seed: 'demo' });
});
afterAll(() => portal.close());
beforeEach(async () => {
  await portal.settled();
  await portal.db().query('delete from notifications');
});

// Orders are numbered in the order of their rows.
const NUMBER = /#\d+/;

const bellOf = async (browser: TestClient, order?: string): Promise<Notification[]> =>
  (await browser.call(listNotifications, {})).body.notifications.filter(
    ({ order_id }) => !order || order_id === order,
  );

const textsOf = async (browser: TestClient, order?: string): Promise<string[]> =>
  (await bellOf(browser, order)).map(({ contant }) => contant.replace(NUMBER, '#N'));

const sendDraft = async (writer: TestClient, key: SeedOrderKey): Promise<void> => {
  const id = orderId('northwind', key);
  const data = {
    dataPdf: await uploadDocument(writer, 'Draft.pdf'),
    dataWord: await uploadDocument(writer, 'Draft.docx'),
    additionalFiles: [],
    notes: '',
  };
  const place = { order_id: id, serviceId: serviceId('northwind', 'starter', 'resume') };
  expect((await writer.call(uploadDraft, { ...place, data })).status).toBe(200);
};

const judge = async (key: SeedOrderKey, approval: 'approved' | 'rejected'): Promise<void> => {
  const ctx = await portal.context();
  const id = orderId('northwind', key);
  const [waiting] = (await draftsWaiting(ctx)).filter(({ order_id }) => order_id === id);
  const verdict =
    approval === 'approved' ? { approval } : { approval, reason: 'Too short, write more' };
  await judgeDraft(ctx, waiting?.id ?? '', verdict);
};

test('FX-07 SC-54 old notices are read in the language that a person chooses later', async () => {
  const writer = await portal.signIn('writer');
  await sendDraft(writer, 'writing');
  await judge('writing', 'approved');
  const customer = await portal.signIn('customer');
  const id = orderId('northwind', 'writing');
  expect(await textsOf(customer, id)).toEqual([
    '#N Resume Starter: Review the draft of “Resume Writing” and tell us what you think',
  ]);
  expect(await textsOf(writer, id)).toEqual(['The admin approved your draft: Resume Writing (#N)']);
  for (const [language, mine, theirs] of [
    [
      'de',
      '#N Resume Starter: Prüfen Sie den Entwurf von „Resume Writing“ und sagen Sie uns Ihre Meinung',
      'Die Verwaltung hat Ihren Entwurf freigegeben: Resume Writing (#N)',
    ],
    [
      'th',
      '#N Resume Starter: ตรวจดูฉบับร่างของ “Resume Writing” และบอกความคิดเห็นของคุณ',
      'ผู้ดูแลอนุมัติฉบับร่างของคุณแล้ว: Resume Writing (#N)',
    ],
  ] as const) {
    await customer.call(updateLanguage, { language });
    await writer.call(updateLanguage, { language });
    expect(await textsOf(customer, id)).toEqual([mine]);
    expect(await textsOf(writer, id)).toEqual([theirs]);
    const staff = await writer.call(getStaffOrder, { id });
    expect(staff.body.sortedNotifications[0]?.contant.replace(NUMBER, '#N')).toBe(theirs);
  }
  // The page shows one language at a time, whatever was saved: it asks for that one.
  const headers = { 'accept-language': 'it' };
  const page = await customer.call(listNotifications, {}, { headers });
  expect(page.body.notifications[0]?.contant).toMatch(/^#\d+ Resume Starter: Esamina la bozza/);
  for (const browser of [customer, writer]) await browser.call(updateLanguage, { language: 'en' });
});

test('FX-07 a notice from before codes keeps its text, and one of a newer server fails nothing', async () => {
  const insert = (id: string, content: string, code: string | null, params: object | null) =>
    portal.db().query(
      `insert into notifications
         (id, site_id, person_id, order_id, content, code, params, sender_name, action, created_at)
       values ($1, $2, $3, 'order-1', $4, $5, $6, 'Northwind Writing', 'old', $7)`,
      [
        id,
        'northwind',
        portal.personId('customer'),
        content,
        code,
        params && JSON.stringify(params),
        portal.clock.now(),
      ],
    );
  await insert('a', 'Resume Starter: Read and sign the contract', null, null);
  await insert('b', '', 'of-tomorrow', { name: 'x' });
  await insert('c', '', 'draft-approved', { another: 'parameter' });
  const customer = await portal.signIn('customer');
  expect((await textsOf(customer)).toSorted()).toEqual([
    'Resume Starter: Read and sign the contract',
    'There is something new.',
    'There is something new.',
  ]);
  const ids = (await bellOf(customer)).map(({ _id }) => _id);
  const left = await customer.call(clearNotifications, { notificationsIds: ids });
  expect(left.body.newNotifications).toEqual([]);
});

test('FX-07 a rejected draft is one line for its writer, gone when the next draft is sent', async () => {
  const writer = await portal.signIn('writer');
  const id = orderId('northwind', 'changes-wanted');
  await sendDraft(writer, 'changes-wanted');
  await judge('changes-wanted', 'rejected');
  expect(await textsOf(writer, id)).toEqual([
    'The admin sent your draft back: Resume Writing (#N)',
  ]);
  await sendDraft(writer, 'changes-wanted');
  expect(await textsOf(writer, id)).toEqual([]);
});

test('FX-07 a cleared notice leaves the bell and stays among the news of its order', async () => {
  const writer = await portal.signIn('writer');
  const id = orderId('northwind', 'approval');
  await judge('approval', 'approved');
  const [entry] = await bellOf(writer, id);
  await writer.call(clearNotifications, { notificationsIds: [entry?._id ?? ''] });
  expect(await bellOf(writer, id)).toEqual([]);
  const { body } = await writer.call(getStaffOrder, { id });
  expect(body.sortedNotifications.map(({ contant }) => contant.replace(NUMBER, '#N'))).toEqual([
    'The admin approved your draft: Resume Writing (#N)',
  ]);
});

test('FX-07 an assignment says that the order is new, once; the former writer has no step there any more', async () => {
  const context = await portal.context();
  const id = orderId('northwind', 'unassigned');
  const bell = async (person: 'writer' | 'writer2') => textsOf(await portal.signIn(person), id);
  await assignWriter(context, id, 'writer2@example.com');
  await assignWriter(context, id, 'writer2@example.com');
  expect(await bell('writer2')).toEqual(['New order #N from Clara Lindqvist: Resume Starter']);
  await assignWriter(context, id, 'writer@example.com');
  expect(await bell('writer')).toEqual(['New order #N from Clara Lindqvist: Resume Starter']);
});
