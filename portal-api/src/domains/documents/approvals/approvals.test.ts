import {
  approveDraft,
  listWaitingDrafts,
  readWaitingDraft,
  rejectDraft,
} from '@portal/shared-contracts/admin';
import { viewFile } from '@portal/shared-contracts/files';
import { createTestApp, type TestApp } from '../../../../test/create-test-app.ts';
import { uploadDocument } from '../../../../test/document-uploads.ts';
import { draftsPlace, readAsCustomer, readAsWriter, sendDraft } from '../../../../test/drafts.ts';
import { saveRights } from '../../people/admins/admins.repository.ts';

let portal: TestApp;
beforeAll(async () => {
  portal = await createTestApp({ seed: 'demo' });
});
afterAll(() => portal.close());

const place = draftsPlace('northwind');

/** A new draft of the same service, and the queue as the admin then reads it. */
const sendOne = async () => {
  portal.clock.advance(60_000);
  await sendDraft(await portal.signIn('writer'), place);
  const admin = await portal.signIn('admin');
  const { items, total } = (await admin.call(listWaitingDrafts, {})).body;
  const sent = items.find(({ orderId }) => orderId === place.id);
  if (!sent) throw new Error('The draft does not wait');
  return { admin, items, total, sent };
};

test('BO-82 the queue names order, service, writer and draft, oldest first', async () => {
  const { admin, items, total, sent } = await sendOne();
  expect(items.length).toBe(total);
  expect(total).toBeGreaterThan(1);
  const since = items.map(({ waitingSince }) => waitingSince);
  expect(since).toEqual([...since].sort());
  expect(sent).toMatchObject({
    orderNumber: expect.stringMatching(/\d{4}$/),
    serviceName: expect.any(String),
    writerName: expect.stringContaining('William'),
    number: 1,
    waitingSince: portal.clock.now().toISOString(),
  });
  expect((await admin.call(listWaitingDrafts, { cursor: 'eA.eA' })).body.total).toBe(total);
});

test('BO-83 a draft stands beside what its customer answered, and its file can be read', async () => {
  const admin = await portal.signIn('admin');
  const { items } = (await admin.call(listWaitingDrafts, {})).body;
  const sent = items.find(({ orderId }) => orderId === place.id);
  const { body } = await admin.call(readWaitingDraft, { id: sent?._id ?? '' });
  expect(body).toMatchObject({ isWaiting: true, approvalOn: true, draft: sent });
  expect(body.drafts[0]?._id).toBe(sent?._id);
  expect(body.answers.flatMap(({ groups }) => groups)).not.toHaveLength(0);
  const key = body.drafts[0]?.data.dataPdf?.key ?? '';
  expect((await admin.call(viewFile, { key })).status).toBe(200);
  // The file belongs to who judges: an admin without the area is nobody here.
  expect((await (await portal.signIn('moneyAdmin')).call(viewFile, { key })).status).toBe(404);
});

test('BO-83 BO-84 sent back with reason and file it reaches the writer; the second verdict is too late', async () => {
  const admin = await portal.signIn('admin');
  const { items } = (await admin.call(listWaitingDrafts, {})).body;
  const { _id: id } = items.find(({ orderId }) => orderId === place.id) ?? { _id: '' };
  expect((await admin.call(rejectDraft, { id, reason: '  ' })).error.errors).toHaveProperty(
    'reason',
  );
  const file = await uploadDocument(admin, 'Remarks.pdf');
  const { body } = await admin.call(rejectDraft, { id, reason: 'One number, please', file });
  expect(items.map(({ _id }) => _id)).toContain(body.next);
  expect(body.next).not.toBe(id);
  const { data } = await readAsWriter(await portal.signIn('writer'), place);
  expect(data[0]?.adminApproval).toMatchObject({
    rejectionReason: 'One number, please',
    rejectionFile: { originalname: 'Remarks.pdf' },
  });
  const late = await admin.call(approveDraft, { id });
  expect([late.status, late.error.message]).toEqual([
    409,
    'This draft does not wait for approval any more.',
  ]);
});

test('BO-83 an approved draft goes to the customer, two verdicts at once count once', async () => {
  const { admin, sent } = await sendOne();
  const answers = await Promise.all([
    admin.call(approveDraft, { id: sent._id }),
    admin.call(rejectDraft, { id: sent._id, reason: 'Longer' }),
  ]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  if (answers[0]?.status !== 200) return;
  const { drafts } = await readAsCustomer(await portal.signIn('customer'), place);
  expect(drafts[0]?._id).toBe(sent._id);
});

test('BO-82 a firm without approval has no queue and gives no verdicts', async () => {
  const { items } = (await (await portal.signIn('admin')).call(listWaitingDrafts, {})).body;
  const db = portal.app.portal.platform.database.platform();
  await db.query(
    `update sites set settings =
       jsonb_set(settings, '{website_settings,enable_revisions_approval_feature}', 'false')
     where site_id = 'northwind'`,
  );
  portal.app.portal.sites.forget();
  const admin = await portal.signIn('admin');
  const { body } = await admin.call(listWaitingDrafts, {});
  expect(body).toMatchObject({ approvalOn: false, items: [], total: 0 });
  const refused = await admin.call(approveDraft, { id: items[0]?._id ?? '' });
  expect(refused.error.message).toBe('Approval is switched off.');
});

test('BO-02 BO-82 the queue is of the area orders', async () => {
  const milo = await portal.signIn('moneyAdmin');
  expect((await milo.call(listWaitingDrafts, {})).status).toBe(403);
  const rights = { isOwner: false, areas: ['orders' as const] };
  await saveRights(portal.db(), portal.personId('moneyAdmin'), rights);
  expect((await milo.call(listWaitingDrafts, {})).status).toBe(200);
});
