import { randomUUID } from 'node:crypto';
import { placeOrder } from '@portal/shared-contracts/checkout';
import { uploadFinalDocument } from '@portal/shared-contracts/documents';
import { orderId, serviceId } from '../../../seed/orders/orders.ts';
import { packageId } from '../../../seed/packages.data.ts';
import { createTestApp, type TestApp } from '../../../test/create-test-app.ts';
import { uploadDocument } from '../../../test/document-uploads.ts';
import { mailDesk } from '../../../test/mails/mail-desk.ts';
import { markRead } from '../chat/unread/reads.repository.ts';
import { replyAsAdmin } from '../chat/admin/admin-chat.service.ts';
import { judgeDraft } from '../documents/drafts/approve-draft.ts';

let portal: TestApp;
let desk: ReturnType<typeof mailDesk>;
beforeAll(async () => {
  portal = await createTestApp({ seed: 'demo' });
  desk = mailDesk(portal);
  await portal.db().query('update orders set due_date = null');
});
afterAll(() => portal.close());
beforeEach(async () => {
  await desk.clear();
  await portal.db().query('update people set language = null');
});

const subjectsTo = async (email: string): Promise<string[]> =>
  (await desk.mailsTo(email)).map(({ subject }) => subject);

test('BO-50 a paid order is told to the admins of its area, and again after 24 hours without a writer', async () => {
  const customer = await portal.signIn('newCustomer');
  const bought = await customer.call(
    placeOrder,
    { package_subscribed: packageId('northwind', 'starter'), payment: 'pm_card_visa' },
    { headers: { 'idempotency-key': randomUUID() } },
  );
  expect(bought.status).toBe(200);
  await desk.rounds();
  const [mail] = await desk.mailsTo('admin@example.com');
  expect(mail?.subject).toMatch(/^#\d+: a new order$/);
  expect(mail?.body).toContain(`/admin/orders/${bought.body.order_id}`);
  expect(await subjectsTo('money-admin@example.com')).toEqual([]);
  desk.later(24 * 60);
  await desk.rounds();
  expect(
    (await subjectsTo('admin@example.com')).map((text) => text.replace(/^#\d+: /, '')),
  ).toEqual(['a new order', 'without a writer for 24 hours']);
});

test('BO-49 BO-52 a draft that was sent back is told to its writer, in the writer’s own language', async () => {
  await portal
    .db()
    .query("update people set language = 'th' where id = $1", [portal.personId('writer')]);
  const [draft] = await portal
    .db()
    .query<{ id: string }>("select id from drafts where order_id = $1 and approval = 'pending'", [
      orderId('northwind', 'approval'),
    ]);
  const ctx = await portal.context();
  await judgeDraft(ctx, draft?.id ?? '', { approval: 'rejected', reason: 'Too long' });
  desk.later(10);
  await desk.rounds();
  const mails = await desk.mailsTo('writer@example.com');
  expect(mails.length).toBe(1);
  expect(mails[0]?.body).toContain('ฉบับร่างของคุณถูกส่งกลับ');
  expect(mails[0]?.html).toContain('lang="th"');
});

test('BO-48 BO-56 a final document and the turns that follow are one mail with one button', async () => {
  const writer = await portal.signIn('writer');
  const task = {
    order_id: orderId('northwind', 'draft-review'),
    serviceId: serviceId('northwind', 'professional', 'cover-letter'),
    taskId: 'final_document' as const,
  };
  const dataPdf = await uploadDocument(writer, 'Final.pdf');
  const dataWord = await uploadDocument(writer, 'Final.docx');
  const reply = await writer.call(uploadFinalDocument, { ...task, dataPdf, dataWord });
  expect(reply.status).toBe(200);
  desk.later(10);
  await desk.rounds();
  const mails = await desk.mailsTo('customer@example.com');
  expect(mails.map(({ subject }) => subject)).toEqual([
    expect.stringMatching(/^#\d+: your final document is ready$/),
  ]);
  expect(mails[0]?.html.match(/<a [^>]*font-weight:600/g)?.length).toBe(1);
});

test('BO-49 BO-56 a message is mailed once after ten minutes unread, and not when it was read', async () => {
  const ctx = await portal.context();
  await replyAsAdmin(portal.platform, ctx, 'writer@example.com', 'Hello');
  await replyAsAdmin(portal.platform, ctx, 'writer@example.com', 'Are you there?');
  desk.later(9);
  await desk.rounds();
  expect(await subjectsTo('writer@example.com')).toEqual([]);
  desk.later(1);
  await desk.rounds();
  expect(await subjectsTo('writer@example.com')).toEqual([
    'Northwind Writing: a message waits for you',
  ]);

  await desk.clear();
  const writer = portal.personId('writer');
  const conversation = `admin:${writer}`;
  await markRead(portal.db(), conversation, writer, 10_000);
  await replyAsAdmin(portal.platform, ctx, 'writer@example.com', 'One more');
  desk.later(5);
  await markRead(portal.db(), conversation, writer, 10_000);
  desk.later(5);
  await desk.rounds();
  expect(await subjectsTo('writer@example.com')).toEqual([]);
});

test('BO-49 a writer hears the day before an order is due and once when it is overdue', async () => {
  const id = orderId('northwind', 'writing');
  const day = (days: number) =>
    new Date(portal.clock.now().getTime() + days * 86_400_000).toISOString().slice(0, 10);
  await portal.db().query('update orders set due_date = $2 where id = $1', [id, day(1)]);
  desk.later(11);
  await desk.rounds();
  desk.later(11);
  await desk.rounds();
  expect(await subjectsTo('writer@example.com')).toEqual([
    expect.stringMatching(/: due tomorrow$/),
  ]);
  desk.later(2 * 24 * 60);
  await desk.rounds();
  desk.later(11);
  await desk.rounds();
  expect(await subjectsTo('writer@example.com')).toEqual([
    expect.stringMatching(/: due tomorrow$/),
    expect.stringMatching(/: overdue$/),
  ]);
});
