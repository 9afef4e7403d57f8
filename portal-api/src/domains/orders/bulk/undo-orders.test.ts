import {
  addOrderNote,
  assignOrder,
  changeFirmOrder,
  changeManyOrders,
  getFirmOrder,
  handOverOrder,
  undoAudited,
  undoManyOrders,
} from '@portal/shared-contracts/admin';
import { archiveOrder, moduleIds } from '@portal/shared-contracts/orders';
import { serviceId } from '../../../../seed/orders/orders.ts';
import { createTestApp, type TestApp } from '../../../../test/create-test-app.ts';
import { draftsPlace, sendDraft } from '../../../../test/drafts.ts';
import { mailDesk } from '../../../../test/mails/mail-desk.ts';
import type { TestClient } from '../../../../test/test-client.ts';
import { completeTask, findOrder } from '../orders.service.ts';

let portal: TestApp;
let admin: TestClient;
let desk: ReturnType<typeof mailDesk>;
beforeAll(async () => {
  portal = await createTestApp({ seed: 'demo' });
  admin = await portal.signIn('admin');
  desk = mailDesk(portal);
});
afterAll(() => portal.close());

type Key = Parameters<typeof draftsPlace>[1];
const idOf = (key: Key) => draftsPlace('northwind', key).id;
const firm = async (key: Key) => (await admin.call(getFirmOrder, { id: idOf(key) })).body.order;
const undo = async (id: string | null | undefined) => admin.call(undoAudited, { id: id ?? '' });
const handOver = async (key: Key, writer: 'writer' | 'writer2' | null) => {
  const { version: baseVersion } = await firm(key);
  const writerId = writer && portal.personId(writer);
  const asked = { id: idOf(key), baseVersion, writerId, isOverLimit: true };
  return (await admin.call(handOverOrder, asked)).body.undo;
};

test('BO-38 BO-111 a hand-over is not taken back from a writer who sent a draft since', async () => {
  const moved = await handOver('writing', 'writer2');
  desk.later(5);
  const writer = await portal.signIn('writer2');
  expect((await sendDraft(writer, draftsPlace('northwind'))).status).toBe(200);
  const undone = await undo(moved);
  expect([undone.status, undone.error.message]).toEqual([
    409,
    'Something newer changed this order.',
  ]);
  expect((await firm('writing')).writer_id).toBe(portal.personId('writer2'));
});

test('BO-111 neither writer nor due day of an order that was finished since is taken back', async () => {
  const id = idOf('other-writer');
  const moved = await handOver('other-writer', 'writer');
  const { version: baseVersion } = await firm('other-writer');
  const day = { id, baseVersion, dueDate: '2090-01-01' };
  const dated = (await admin.call(changeFirmOrder, day)).body.undo;
  desk.later(5);
  const order = await findOrder(portal.db(), id);
  if (!order) throw new Error('No order');
  await portal.db().transaction((tx) =>
    completeTask(tx, {
      order,
      serviceId: serviceId('northwind', 'linkedin-only', 'linkedin'),
      taskId: moduleIds.finalLinkedin,
      serviceType: 'test',
    }),
  );
  for (const act of [dated, moved]) expect((await undo(act)).status).toBe(409);
  expect((await undo(dated)).error.message).toBe('This order is already completed.');
  expect(await firm('other-writer')).toMatchObject({
    writer_id: portal.personId('writer'),
    dueDate: '2090-01-01',
  });
});

test('OR-14 BO-111 an order that goes back to a writer lies in nobody’s archive', async () => {
  const moved = await handOver('intake', 'writer2');
  const { client_id: clientId } = await firm('intake');
  const writer = await portal.signIn('writer2');
  const filed = { orderId: idOf('intake'), clientId, writerArchived: true };
  expect((await writer.call(archiveOrder, filed)).status).toBe(200);
  expect((await undo(moved)).status).toBe(200);
  const order = await findOrder(portal.db(), idOf('intake'));
  expect(order).toMatchObject({ writer_id: portal.personId('writer'), writerArchived: false });
});

test('BO-49 BO-50 BO-111 whoever an order goes back to has a mail, the admins where that is nobody', async () => {
  const told = async () => {
    const rows = await portal
      .db()
      .query('select event, person_id from mail_notices order by event, person_id');
    await desk.clear();
    return rows;
  };
  const moved = await handOver('intake-partly', 'writer2');
  await desk.clear();
  desk.later(1);
  expect((await undo(moved)).status).toBe(200);
  expect(await told()).toEqual([
    { event: 'order-handed-over', person_id: portal.personId('writer') },
  ]);

  const assignment = { writerId: portal.personId('writer'), isOverLimit: true };
  await admin.call(assignOrder, { ...assignment, id: idOf('unassigned') });
  await desk.clear();
  const ids = [idOf('fresh'), idOf('contract')];
  const many = (await admin.call(changeManyOrders, { ...assignment, act: 'assign', ids })).body;
  await desk.clear();
  desk.later(1);
  expect((await admin.call(undoManyOrders, { batch: many.batch ?? '' })).body.done).toBe(2);
  const mails = await told();
  expect(mails.every(({ event }) => event === 'order-unassigned')).toBe(true);
  expect(mails.filter((row) => row['person_id'] === portal.personId('admin'))).toHaveLength(2);
});

test('BO-111 what takes a note back is no undo of many orders', async () => {
  const note = { id: idOf('intake'), text: 'By mistake' };
  const { undo: batch } = (await admin.call(addOrderNote, note)).body;
  expect((await admin.call(undoManyOrders, { batch: batch ?? '' })).status).toBe(409);
  expect((await undo(batch)).status).toBe(200);
});
