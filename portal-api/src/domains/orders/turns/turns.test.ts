import {
  FOLLOW_UP_SUBMITTED,
  moduleIds,
  type RevisionFlags,
  turnOf,
} from '@portal/shared-contracts/orders';
import { orderId, serviceId } from '../../../../seed/orders/orders.ts';
import { packageId } from '../../../../seed/packages.data.ts';
import { createTestApp, type TestApp } from '../../../../test/create-test-app.ts';
import type { SiteDatabase } from '../../../kernel/database.ts';
import { assignWriter } from '../assignment/assign-writer.ts';
import {
  completeTask,
  createOrder,
  findOrder,
  type OrderRecord,
  reopenTask,
  setContractSigned,
  setInitialAnswers,
  setRevisionFlags,
} from '../orders.service.ts';
import { writeTurns } from './turns.repository.ts';
import { mendTurns } from './turns.service.ts';

const SITE = 'northwind';
const service = serviceId(SITE, 'starter', 'resume');

let portal: TestApp;
beforeAll(async () => {
  portal = await createTestApp({ seed: 'demo' });
});
afterAll(() => portal.close());

const load = async (id: string): Promise<OrderRecord> => {
  const found = await findOrder(portal.db(), id);
  if (!found) throw new Error(`No order ${id}`);
  return found;
};

const storedOf = async (id: string) => {
  const [row] = await portal.db().query<{
    owner: string;
    step: string;
    writer: string | null;
    since: Date;
    ready: Date | null;
  }>(
    `select turn_owner as owner, turn_step as step, writer_step as writer, turn_since as since,
       ready_at as ready from orders where id = $1`,
    [id],
  );
  if (!row) throw new Error(`No order ${id}`);
  return row;
};

const expectKept = async (id: string): Promise<void> => {
  const turn = turnOf(await load(id));
  expect(await storedOf(id)).toMatchObject({
    owner: turn.owner,
    step: turn.step,
    writer: turn.writer?.step ?? null,
  });
};

const later = (): void => portal.clock.set(new Date(portal.clock.now().getTime() + 60_000));

const buy = (): Promise<string> =>
  portal.db().transaction((tx) =>
    createOrder(tx, {
      clientId: portal.personId('customer'),
      packageId: packageId(SITE, 'starter'),
      priceMinor: 100,
      currency: 'usd',
    }),
  );

test('UX-02 each demo order has the turn that the rule gives it', async () => {
  expect(await mendTurns(portal.platform)).toBe(0);
  const rows = await portal.db().query('select 1 from orders where turn_owner is null');
  expect(rows).toEqual([]);
});

type Change = (order: OrderRecord) => Promise<unknown>;

const inside = <T>(work: (tx: SiteDatabase) => Promise<T>): Promise<T> =>
  portal.db().transaction(work);

const finish =
  (taskId: string): Change =>
  (order) =>
    inside((tx) =>
      completeTask(tx, { order, serviceId: service, taskId, serviceType: 'Resume Writing' }),
    );

const drafts =
  (flags: Partial<RevisionFlags>): Change =>
  (order) =>
    inside((tx) => setRevisionFlags(tx, order, service, flags));

const before: Readonly<Record<string, Change[]>> = {
  [moduleIds.additionalQuestionnaire]: [finish(FOLLOW_UP_SUBMITTED)],
  [moduleIds.revisionProcess]: [
    drafts({ sentByWriter: true, pendingApproval: true }),
    drafts({ pendingApproval: false, pendingClientReview: true }),
    drafts({ pendingClientReview: false }),
  ],
};

const wholeLife = ({ package: { packageServices } }: OrderRecord): Change[] => [
  (order) =>
    inside((tx) =>
      setInitialAnswers(tx, order, { customer_industries: ['Legal'], years_of_experience: '' }),
    ),
  (order) => inside((tx) => setContractSigned(tx, order)),
  async ({ _id }) => assignWriter(await portal.context(), _id, 'writer@example.com'),
  ...packageServices.flatMap(({ serviceModules }) =>
    serviceModules.flatMap(({ id }) => [...(before[id] ?? []), finish(id)]),
  ),
];

test('UX-02 the stored turn follows an order from its purchase to its end', async () => {
  const id = await buy();
  await expectKept(id);
  const seen = new Set<string>();
  for (const change of wholeLife(await load(id))) {
    later();
    await change(await load(id));
    await expectKept(id);
    seen.add((await storedOf(id)).owner);
  }
  expect([...seen].toSorted()).toEqual(['admin', 'customer', 'done', 'writer']);
  const order = await load(id);
  const task = { order, serviceId: service, taskId: moduleIds.finalDocument };
  await inside((tx) => reopenTask(tx, task));
  await expectKept(id);
});

test('UX-02 since when a turn lasts and when the writer could start are kept', async () => {
  const id = await buy();
  const bought = await storedOf(id);
  expect(bought).toMatchObject({ since: portal.clock.now(), ready: null });
  for (const change of wholeLife(await load(id)).slice(0, 3)) {
    later();
    await change(await load(id));
  }
  const modules = (await load(id)).package.packageServices[0]?.serviceModules ?? [];
  const intake = modules.slice(
    0,
    modules.findIndex(({ id: module }) => module === moduleIds.additionalQuestionnaire),
  );
  for (const module of intake) {
    later();
    expect((await storedOf(id)).ready).toBeNull();
    await finish(module.id)(await load(id));
  }
  const ready = portal.clock.now();
  expect(await storedOf(id)).toMatchObject({ owner: 'writer', since: ready, ready });
  later();
  await finish(FOLLOW_UP_SUBMITTED)(await load(id));
  expect(await storedOf(id)).toMatchObject({ owner: 'customer', since: portal.clock.now(), ready });
});

test('UX-02 a turn that is rolled back with its change stays as it was', async () => {
  const id = await buy();
  const kept = await storedOf(id);
  const order = await load(id);
  const failed = inside(async (tx) => {
    await setInitialAnswers(tx, order, { customer_industries: ['Legal'], years_of_experience: '' });
    throw new Error('rolled back');
  });
  await expect(failed).rejects.toThrow('rolled back');
  expect(await storedOf(id)).toEqual(kept);
});

test('UX-02 the daily comparison finds a turn that differs, mends it and says so', async () => {
  const id = orderId(SITE, 'writing');
  await portal.db().query("update orders set turn_owner = 'admin' where id = $1", [id]);
  expect(await mendTurns(portal.platform)).toBe(1);
  await expectKept(id);
  expect(portal.logged).toContainEqual(
    expect.objectContaining({
      level: 'error',
      message: 'stored turns differed and were mended',
      details: expect.objectContaining({ orders: 1 }) as object,
    }),
  );
});

test('UX-02 the comparison leaves an order alone that changed after it was read', async () => {
  const id = await buy();
  const kept = await storedOf(id);
  const { updatedAt } = await load(id);
  const touch = "update orders set updated_at = updated_at + interval '1 s' where id = $1";
  await portal.db().query(touch, [id]);
  const at = portal.clock.now().toISOString();
  const read = { id, step: 'assign-writer', writerStep: null, at, readFrom: updatedAt } as const;
  expect(await writeTurns(portal.db(), [{ ...read, owner: 'admin' }])).toEqual([]);
  expect(await storedOf(id)).toEqual(kept);
});
