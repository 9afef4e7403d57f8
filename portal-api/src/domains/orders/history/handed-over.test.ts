import { getFirmOrder, handOverOrder } from '@portal/shared-contracts/admin';
import { getOrderHistory, type HistoryEntry } from '@portal/shared-contracts/orders';
import { createTestApp, type TestApp } from '../../../../test/create-test-app.ts';
import { draftsPlace, sendDraft } from '../../../../test/drafts.ts';

let portal: TestApp;
beforeAll(async () => {
  portal = await createTestApp({ seed: 'demo' });
});
afterAll(() => portal.close());

const place = draftsPlace('northwind', 'changes-wanted');

type Reader = 'customer' | 'writer' | 'writer2' | 'reviewer';

const historyOf = async (person: Reader): Promise<HistoryEntry[]> => {
  const reader = await portal.signIn(person);
  return (await reader.call(getOrderHistory, { id: place.id })).body.history;
};

const handOver = async (writerId: string | null): Promise<void> => {
  portal.clock.advance(60_000);
  const admin = await portal.signIn('admin');
  const { version } = (await admin.call(getFirmOrder, { id: place.id })).body.order;
  const asked = { id: place.id, baseVersion: version, writerId, isOverLimit: true };
  expect((await admin.call(handOverOrder, asked)).status).toBe(200);
  portal.clock.advance(60_000);
};

const byWriters = (history: readonly HistoryEntry[]) =>
  history.filter(({ by }) => by === 'writer').map(({ at, code, name }) => ({ at, code, name }));

const assigned = (history: readonly HistoryEntry[]) =>
  history.filter(({ code }) => code === 'assigned').map(({ at, title }) => ({ at, title }));

test('FX-08 after hand-overs each act keeps whoever did it, each assignment its day, and “you” is the reader alone', async () => {
  const before = await historyOf('customer');
  const acts = byWriters(before);
  expect(new Set(acts.map(({ name }) => name))).toEqual(new Set(['William']));
  expect(acts.map(({ code }) => code)).toEqual(
    expect.arrayContaining(['draft-sent', 'follow-up-sent']),
  );

  await handOver(portal.personId('writer2'));
  const given = portal.clock.now().getTime() - 60_000;
  const next = await portal.signIn('writer2');
  expect((await sendDraft(next, place)).status).toBe(200);
  const staff = await historyOf('writer2');
  expect(staff[0]).toMatchObject({ code: 'draft-sent', name: 'Wanda', isOwn: true });
  const former = staff.filter(({ name }) => name === 'William');
  expect(former.map(({ code }) => code)).toEqual(
    expect.arrayContaining(['draft-sent', 'follow-up-sent']),
  );
  expect(former.some(({ isOwn }) => isOwn)).toBe(false);

  await handOver(null);
  const after = await historyOf('customer');
  expect(byWriters(after)).toEqual(acts);
  expect(assigned(after)).toEqual([
    { at: new Date(given).toISOString(), title: 'Wanda' },
    ...assigned(before),
  ]);
  for (const { by, isOwn } of after) expect(isOwn).toBe(by === 'customer');
  const seen = byWriters(await historyOf('reviewer'));
  expect(seen[0]).toMatchObject({ code: 'draft-sent', name: 'Wanda' });
});
