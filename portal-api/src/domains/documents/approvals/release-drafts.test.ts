import {
  approveDraft,
  cancelOrder,
  getFirmOrder,
  listWaitingDrafts,
  readSettings,
  saveSettings,
} from '@portal/shared-contracts/admin';
import { createTestApp, type TestApp } from '../../../../test/create-test-app.ts';
import { askedThrough } from '../../../../test/database/asked-through.ts';
import { draftsPlace, sendDraft } from '../../../../test/drafts.ts';

const APPROVAL = 'website_settings.enable_revisions_approval_feature';

let portal: TestApp;
/** What colleagues do once the waiting drafts were read, before the first of them is let through. */
let meanwhile: (() => Promise<void>) | undefined;

const interrupted = askedThrough(async (db, sql, params) => {
  const rows = await db.query(sql, params);
  const act = meanwhile;
  if (act && sql.includes('order by d.created_at, d.id limit $4')) {
    meanwhile = undefined;
    await act();
  }
  return rows;
});

beforeEach(async () => {
  portal = await createTestApp({ seed: 'demo', wrap: interrupted });
  portal.clock.advance(60_000);
  await sendDraft(await portal.signIn('writer'), draftsPlace('northwind'));
});
afterEach(() => portal.close());

const readQueue = async () =>
  (await (await portal.signIn('admin')).call(listWaitingDrafts, {})).body.items;

test('BO-21 BO-84 a draft that a colleague judged or called off meanwhile stops no release', async () => {
  const admin = await portal.signIn('admin');
  const items = await readQueue();
  expect(items.length).toBeGreaterThan(1);
  const { orderId: id = '' } = items.at(-1) ?? {};
  const judged = items.find(({ orderId }) => orderId !== id);
  const { version: baseVersion } = (await admin.call(readSettings, {})).body;
  const { version } = (await admin.call(getFirmOrder, { id })).body.order;
  meanwhile = async () => {
    expect((await admin.call(approveDraft, { id: judged?._id ?? '' })).status).toBe(200);
    const called = { id, baseVersion: version, reason: 'Bought twice' };
    expect((await admin.call(cancelOrder, called)).status).toBe(200);
  };
  const off = { baseVersion, changes: { [APPROVAL]: false }, releaseDrafts: true };
  const saved = await admin.call(saveSettings, off);
  expect([saved.status, saved.status === 200 ? null : saved.error]).toEqual([200, null]);
  const left = await portal
    .db()
    .query<{ order_id: string }>(
      "select distinct order_id from drafts where approval = 'pending' and reviewed_at is null",
    );
  expect(left).toEqual([{ order_id: id }]);
});

test('BO-62 BO-83 the draft of an order that was called off is not let through', async () => {
  const admin = await portal.signIn('admin');
  const [item] = await readQueue();
  const { orderId: id = '' } = item ?? {};
  const { version } = (await admin.call(getFirmOrder, { id })).body.order;
  await admin.call(cancelOrder, { id, baseVersion: version, reason: 'Bought twice' });
  const late = await admin.call(approveDraft, { id: item?._id ?? '' });
  expect(late.error).toMatchObject({ refusal: { code: 'order-cancelled' } });
});

test('BO-21 BO-114 a save that is refused as stale lets no draft through first', async () => {
  const admin = await portal.signIn('admin');
  const { version: baseVersion } = (await admin.call(readSettings, {})).body;
  const faster = { baseVersion, changes: { supportPhone: '+44 20 7946 0000' } };
  expect((await admin.call(saveSettings, faster)).status).toBe(200);
  const before = await readQueue();
  const changes = { [APPROVAL]: false, supportPhone: '+44 20 7946 0001' };
  const stale = await admin.call(saveSettings, { baseVersion, changes, releaseDrafts: true });
  expect(stale.status).toBe(409);
  expect(await readQueue()).toEqual(before);
});
