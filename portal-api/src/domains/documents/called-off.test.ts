import {
  cancelOrder,
  getFirmOrder,
  listWaitingDrafts,
  readOrderAnswers,
  readOrderDocuments,
  readWaitingDraft,
} from '@portal/shared-contracts/admin';
import {
  getContract,
  getDrafts,
  getDraftsOfOrder,
  getFinalDocumentOfOrder,
  getLinkedinDocumentOfOrder,
} from '@portal/shared-contracts/documents';
import { orderId, type SeedOrderKey } from '../../../seed/orders/orders.ts';
import { createTestApp, type TestApp } from '../../../test/create-test-app.ts';
import { draftsPlace } from '../../../test/drafts.ts';
import type { TestClient } from '../../../test/test-client.ts';

let portal: TestApp;
let admin: TestClient;
let customer: TestClient;
let writer: TestClient;
beforeAll(async () => {
  portal = await createTestApp({ seed: 'demo' });
  admin = await portal.signIn('admin');
  customer = await portal.signIn('customer');
  writer = await portal.signIn('writer');
});
afterAll(() => portal.close());

const cancel = async (key: SeedOrderKey): Promise<void> => {
  const id = orderId('northwind', key);
  const { version } = (await admin.call(getFirmOrder, { id })).body.order;
  const asked = { id, baseVersion: version, reason: 'Bought twice' };
  expect((await admin.call(cancelOrder, asked)).status).toBe(200);
};

/** The service with drafts of a demo order, under each name that the calls give it. */
const placeOf = async (key: SeedOrderKey) => {
  const id = orderId('northwind', key);
  const [row] = await portal
    .db()
    .query<{ service_id: string }>(
      'select service_id from drafts where order_id = $1 order by number desc limit 1',
      [id],
    );
  return { ...draftsPlace('northwind', key), serviceId: row?.service_id ?? '' };
};

test('BO-62 DO-42 a cancelled order takes neither a review nor an acceptance, and is still read', async () => {
  const place = await placeOf('draft-review');
  const read = async () => (await customer.call(getDrafts, place)).body;
  expect((await read()).can.review).toBe(true);
  await cancel('draft-review');
  const { can, drafts, orderData } = await read();
  expect(can).toEqual({ review: false, finalize: false });
  expect(drafts.length).toBeGreaterThan(0);
  expect(orderData.cancelledAt).toEqual(expect.any(String));
  expect(orderData.turn.customer).toBeUndefined();
});

test('BO-62 DO-55 DO-60 a cancelled order takes no draft, no final and no LinkedIn document', async () => {
  const place = await placeOf('changes-wanted');
  const uploads = async () => [
    (await writer.call(getDraftsOfOrder, place)).body.can.upload,
    (await writer.call(getFinalDocumentOfOrder, place)).body.can.upload,
    (await writer.call(getLinkedinDocumentOfOrder, { orderId: place.id })).body.can.upload,
  ];
  expect(await uploads()).toEqual([true, true, true]);
  await cancel('changes-wanted');
  expect(await uploads()).toEqual([false, false, false]);
});

test('BO-62 DO-04 the contract of a cancelled order is read and cannot be signed', async () => {
  const id = orderId('northwind', 'contract');
  const read = async () => (await customer.call(getContract, { id })).body.data;
  expect(await read()).toMatchObject({ receipt: null, canSign: true });
  await cancel('contract');
  expect(await read()).toMatchObject({ receipt: null, canSign: false });
});

test('BO-62 BO-82 a draft of a cancelled order waits for no verdict', async () => {
  const id = orderId('northwind', 'approval');
  const queue = async () => (await admin.call(listWaitingDrafts, {})).body;
  const before = await queue();
  const draft = before.items.find(({ orderId: of }) => of === id);
  await cancel('approval');
  const after = await queue();
  expect(after.items.map(({ _id }) => _id)).not.toContain(draft?._id);
  expect(after.total).toBe(before.total - 1);
  const read = await admin.call(readWaitingDraft, { id: draft?._id ?? '' });
  expect(read.body.isWaiting).toBe(false);
});

test('BO-62 BO-64 the firm reads with documents and answers whether their order was called off', async () => {
  const id = orderId('northwind', 'intake');
  const read = async () => [
    (await admin.call(readOrderDocuments, { id })).body.isCancelled,
    (await admin.call(readOrderAnswers, { id })).body.isCancelled,
  ];
  expect(await read()).toEqual([false, false]);
  await cancel('intake');
  expect(await read()).toEqual([true, true]);
});
