import {
  addOrderNote,
  assignOrder,
  cancelOrder,
  changeFirmOrder,
  changeManyOrders,
  changeSavedReply,
  createCoupon,
  createFirmInvoice,
  createFirmOrder,
  createSavedReply,
  firmQuestionnaireCalls,
  getFirmOrder,
  handOverOrder,
  invitePerson,
  listAudit,
  removeTestOrder,
  saveCoupon,
} from '@portal/shared-contracts/admin';
import { createTestApp, type TestApp } from '../../../../test/create-test-app.ts';
import { draftPackage } from '../../../../test/catalogue/packages.ts';
import type { TestClient } from '../../../../test/test-client.ts';

const ORDER = 'northwind-order-unassigned';

let portal: TestApp;
let ann: TestClient;
beforeAll(async () => {
  portal = await createTestApp({ seed: 'demo' });
  ann = await portal.signIn('admin');
});
afterAll(() => portal.close());

const newest = async () => {
  const [row] = (await ann.call(listAudit, { limit: '25' })).body.items;
  const changes = row?.changes.map(({ field, before, after }) => `${field}: ${before} → ${after}`);
  return { sentence: row?.sentence, changes, subject: row?.subject?.name };
};

const order = async () => (await ann.call(getFirmOrder, { id: ORDER })).body.order;

/** What the newest row itself holds. */
const kept = async (): Promise<unknown> => {
  const [row] = await portal
    .db()
    .query<{ after: unknown }>('select after from audit_entries order by seq desc limit 1');
  return row?.after;
};

test('BO-41 the row of an act on an order says which one, and what was before and after', async () => {
  const { number, version: baseVersion } = await order();
  await ann.call(changeFirmOrder, { id: ORDER, baseVersion, dueDate: '2090-01-01' });
  expect(await newest()).toMatchObject({
    subject: `#${number}`,
    sentence: `Ann changed the due day of #${number} from nothing to January 1, 2090`,
    changes: ['dueDate: nothing → 2090-01-01'],
  });
  const writerId = portal.personId('writer');
  await ann.call(assignOrder, { id: ORDER, writerId, isOverLimit: true });
  expect(await newest()).toMatchObject({
    sentence: `Ann assigned #${number} to William Okafor`,
    changes: ['writer: nothing → William Okafor'],
  });
  expect(await kept()).toEqual({ writerId });
  await ann.call(changeManyOrders, { act: 'hide', ids: [ORDER] });
  expect((await newest()).changes).toEqual(['act: nothing → hide', 'orders: nothing → 1']);
  await ann.call(addOrderNote, { id: ORDER, text: 'Called.' });
  expect(await newest()).toMatchObject({ sentence: `Ann wrote a note on #${number}` });
  const { version } = await order();
  await ann.call(cancelOrder, { id: ORDER, baseVersion: version, reason: 'Changed her mind' });
  expect((await newest()).changes).toEqual(['reason: nothing → (set)']);
});

test('BO-43 BO-38 a hand-over names who has the order now, and one to nobody names nobody', async () => {
  const made = {
    customer: 'customer@example.com',
    packageId: 'northwind-starter',
    payment: 'test',
  } as const;
  const { _id: id, number } = (await ann.call(createFirmOrder, made)).body.order;
  const handTo = async (who: 'writer' | 'writer2' | null) => {
    const baseVersion = (await ann.call(getFirmOrder, { id })).body.order.version;
    const writerId = who && portal.personId(who);
    await ann.call(handOverOrder, { id, baseVersion, writerId, isOverLimit: true });
    return (await newest()).sentence;
  };
  expect(await handTo('writer')).toBe(`Ann handed #${number} over to William Okafor`);
  expect(await handTo('writer2')).toMatch(/^Ann handed #\S+ over to [A-Z]\w+ [A-Z]\w+$/);
  expect(await handTo(null)).toBe(`Ann handed #${number} over`);
});

test('BO-43 the fields of coupons are named in the words of the reader', async () => {
  const { coupon } = (await ann.call(createCoupon, { code: 'WORDED', percent: 10 })).body;
  const { _id: id, version: baseVersion } = coupon;
  await ann.call(saveCoupon, { id, baseVersion, maxUses: 50 });
  const german = { headers: { 'accept-language': 'de' } };
  const [row] = (await ann.call(listAudit, { limit: '25' }, german)).body.items;
  expect(row?.sentence).toBe(
    'Ann hat die Zahl der Verwendungen (WORDED) von nichts auf 50 geändert',
  );
});

test('BO-43 a title that only looks like a day is said as it was typed', async () => {
  const { reply } = (await ann.call(createSavedReply, { title: '2026-13-45', text: 'Hello!' }))
    .body;
  const { _id: id, version: baseVersion } = reply;
  await ann.call(changeSavedReply, { id, baseVersion, title: '2026-02-31', text: 'Hello!' });
  expect((await newest()).sentence).toBe(
    'Ann changed the title of 2026-02-31 from 2026-13-45 to 2026-02-31',
  );
});

test('BO-41 what is made is named in the row of its making', async () => {
  await ann.call(invitePerson, { email: 'ada@example.com', role: 'writer' });
  expect(await newest()).toMatchObject({ sentence: 'Ann invited ada@example.com' });
  await ann.call(firmQuestionnaireCalls.survey.create, { title: 'Last words' });
  expect(await newest()).toMatchObject({ sentence: 'Ann created Last words' });
  await ann.call(createSavedReply, { title: 'Hello', text: 'Hello!' });
  expect(await newest()).toMatchObject({ sentence: 'Ann created Hello' });
  await draftPackage(ann, 'Small one');
  expect(await newest()).toMatchObject({ sentence: 'Ann created Small one' });
  const lines = [{ text: 'Advice', quantity: 1, price: 20 }];
  await ann.call(createFirmInvoice, { customer: 'customer@example.com', lines });
  expect((await newest()).changes).toContain('price: nothing → $20');

  const trial = {
    customer: 'customer@example.com',
    packageId: 'northwind-starter',
    payment: 'test',
  } as const;
  const { order: made } = (await ann.call(createFirmOrder, trial)).body;
  expect(await newest()).toMatchObject({
    sentence: `Ann created #${made.number}`,
    changes: expect.arrayContaining(['payment: nothing → test']),
  });
  await ann.call(removeTestOrder, { id: made._id });
  expect((await newest()).changes).toEqual([`number: ${made.number} → nothing`]);
});
