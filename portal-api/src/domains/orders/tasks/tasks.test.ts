import {
  FOLLOW_UP_SUBMITTED,
  getStaffOrder,
  moduleIds,
  type RevisionFlags,
} from '@portal/shared-contracts/orders';
import { orderId, serviceId } from '../../../../seed/orders/orders.ts';
import { createTestApp, type TestApp } from '../../../../test/create-test-app.ts';
import {
  announceOrder,
  completeTask,
  findOrder,
  reopenTask,
  setRevisionFlags,
} from '../orders.service.ts';

let portal: TestApp;
beforeAll(async () => {
  portal = await createTestApp({ seed: 'demo' });
});
afterAll(() => portal.close());

const SITE = 'northwind';
const linkedin = serviceId(SITE, 'linkedin-only', 'linkedin');
const load = async (key: Parameters<typeof orderId>[1]) => {
  const found = await findOrder(portal.db(), orderId(SITE, key));
  if (!found) throw new Error(`No order ${key}`);
  return found;
};
const finish = async (key: Parameters<typeof orderId>[1], service: string, taskId: string) => {
  const order = await load(key);
  const task = { order, serviceId: service, taskId, serviceType: 'test' };
  return portal.db().transaction((tx) => completeTask(tx, task));
};

test('SC-60 the last task completes the order and dates it; a repeat changes nothing', async () => {
  const first = await finish('other-writer', linkedin, moduleIds.finalLinkedin);
  expect(first.added).toBe(true);
  expect(first.order.statusPercentage).toBe(100);
  expect(first.order.completedAt).toBe(portal.clock.now().toISOString());
  portal.clock.set(new Date(portal.clock.now().getTime() + 60_000));
  const second = await finish('other-writer', linkedin, moduleIds.finalLinkedin);
  expect(second.added).toBe(false);
  // The first answer was read before its own turn was written down beside it.
  expect(second.order).toEqual({ ...first.order, turnSince: first.order.completedAt });
});

test('SC-60 a reopened task takes percentage and completion back', async () => {
  const order = await load('completed-alternate');
  expect(order.statusPercentage).toBe(100);
  const task = { order, serviceId: linkedin, taskId: moduleIds.finalLinkedin };
  const after = await portal.db().transaction((tx) => reopenTask(tx, task));
  expect(after).toMatchObject({ statusPercentage: 50, completedAt: null });
});

test('SC-60 tasks finished at the same moment are all counted', async () => {
  const resume = serviceId(SITE, 'starter', 'resume');
  const tasks = [
    moduleIds.additionalQuestionnaire,
    moduleIds.revisionProcess,
    moduleIds.finalDocument,
  ];
  await Promise.all(tasks.map((task) => finish('writing', resume, task)));
  expect((await load('writing')).statusPercentage).toBe(100);
});

test('SC-08 a task that the package does not have is refused', async () => {
  await expect(finish('other-writer', linkedin, 'made-up')).rejects.toMatchObject({
    code: 'not-found',
  });
  await expect(finish('other-writer', linkedin, FOLLOW_UP_SUBMITTED)).rejects.toMatchObject({
    code: 'not-found',
  });
  const foreign = serviceId(SITE, 'starter', 'resume');
  await expect(finish('other-writer', foreign, moduleIds.finalDocument)).rejects.toMatchObject({
    code: 'not-found',
  });
});

test('SC-07 an order knows of each service by itself whether a draft was sent and whether it waits for review', async () => {
  const order = await load('unassigned');
  const service = serviceId(SITE, 'starter', 'resume');
  const flags = (sentByWriter: boolean, pendingClientReview: boolean) =>
    portal
      .db()
      .transaction((tx) =>
        setRevisionFlags(tx, order, service, { sentByWriter, pendingClientReview }),
      );
  const others = ({ revisionData }: typeof order) =>
    Object.entries(revisionData).filter(([key]) => key !== service);
  const reviewer = await portal.signIn('reviewer');
  const asked = async () =>
    (await reviewer.call(getStaffOrder, { id: order._id })).body.order.revisionData[service];
  await flags(true, true);
  expect(await asked()).toMatchObject({ sentByWriter: true, pendingClientReview: true });
  await flags(true, false);
  expect(await asked()).toMatchObject({ sentByWriter: true, pendingClientReview: false });
  expect(others(await load('unassigned'))).toEqual(others(order));
});

test('SC-07 a flag that is not named stays', async () => {
  const order = await load('unassigned');
  const service = serviceId(SITE, 'starter', 'resume');
  const set = (flags: Partial<RevisionFlags>) =>
    portal.db().transaction((tx) => setRevisionFlags(tx, order, service, flags));
  await set({ sentByWriter: true, pendingClientReview: true });
  const after = await set({ pendingClientReview: false });
  expect(after.revisionData[service]).toEqual({
    sentByWriter: true,
    pendingClientReview: false,
    pendingApproval: false,
  });
});

test('SC-60 the notice of a change is the receiver’s own next step, once, and never for the one who acted', async () => {
  const context = await portal.context();
  const before = await load('answered');
  const service = serviceId(SITE, 'starter', 'resume');
  const after = await portal
    .db()
    .transaction((tx) =>
      setRevisionFlags(tx, before, service, { sentByWriter: true, pendingClientReview: true }),
    );
  const writer = portal.personId('writer');
  const reader = (person: 'customer' | 'writer') =>
    ({ id: portal.personId(person), language: 'en' }) as const;
  const count = async (person: 'customer' | 'writer') =>
    (await context.notifications.ofOrder(reader(person), before._id)).length;
  const had = { customer: await count('customer'), writer: await count('writer') };
  await announceOrder({ ...context, visitor: { id: writer } }, after, { before });
  await announceOrder({ ...context, visitor: { id: writer } }, after, { before: after });
  expect(await count('writer')).toBe(had.writer);
  expect(await count('customer')).toBe(had.customer + 1);
  const [notice] = await context.notifications.ofOrder(reader('customer'), before._id);
  expect(notice?.contant).toBe(
    `#${after.number} Resume Starter: Review the draft of “Resume Writing” and tell us what you think`,
  );
});
