import {
  approveDraft,
  cancelOrder,
  getFirmOrder,
  listWaitingDrafts,
  readDashboard,
  readSettings,
  readWaitingDraft,
  saveSettings,
} from '@portal/shared-contracts/admin';
import { createTestApp, type TestApp } from '../../../../test/create-test-app.ts';
import { draftsPlace, sendDraft } from '../../../../test/drafts.ts';
import { draftStillWaits } from '../drafts/mail-drafts.ts';

let portal: TestApp;
beforeAll(async () => {
  portal = await createTestApp({ seed: 'demo' });
});
afterAll(() => portal.close());

const APPROVAL = 'website_settings.enable_revisions_approval_feature';

test('BO-62 BO-82 BO-83 BO-59 BO-21 a draft of a cancelled order waits for nobody, and is in nobody’s way', async () => {
  const admin = await portal.signIn('admin');
  const { id } = draftsPlace('northwind');
  // The oldest of the queue, so that it stands before all others.
  await sendDraft(await portal.signIn('writer'), draftsPlace('northwind'));
  const queue = async () => (await admin.call(listWaitingDrafts, {})).body;
  const before = await queue();
  const dead = before.items.find(({ orderId }) => orderId === id);
  const [other] = before.items.filter(({ orderId }) => orderId !== id);
  await portal
    .db()
    .query("update drafts set created_at = '2020-01-01T00:00:00Z' where id = $1", [dead?._id]);
  const { version } = (await admin.call(getFirmOrder, { id })).body.order;
  const reason = 'Bought twice';
  expect((await admin.call(cancelOrder, { id, baseVersion: version, reason })).status).toBe(200);

  const left = await queue();
  expect(left.items.map(({ orderId }) => orderId)).not.toContain(id);
  expect(left.total).toBe(before.total - 1);
  const { counts } = (await admin.call(readDashboard, {})).body;
  expect(counts.find(({ key }) => key === 'drafts')?.count).toBe(left.total);
  const read = await admin.call(readWaitingDraft, { id: dead?._id ?? '' });
  expect(read.body.isWaiting).toBe(false);
  const notice = { subject_id: dead?._id } as Parameters<typeof draftStillWaits>[1];
  expect(await draftStillWaits(portal.db(), notice)).toBe(false);
  const judged = await admin.call(approveDraft, { id: other?._id ?? '' });
  expect(judged.status).toBe(200);
  expect(judged.body.next).not.toBe(dead?._id);

  const { version: baseVersion } = (await admin.call(readSettings, {})).body;
  const off = { baseVersion, changes: { [APPROVAL]: false }, releaseDrafts: true };
  expect((await admin.call(saveSettings, off)).status).toBe(200);
  const waiting = await portal
    .db()
    .query("select order_id from drafts where approval = 'pending' and reviewed_at is null");
  expect(waiting).toEqual([{ order_id: id }]);
});
