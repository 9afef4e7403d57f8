import {
  changeFirmOrder,
  changeFirmPerson,
  createCoupon,
  getFirmOrder,
  handOverOrder,
  readFirmPerson,
  readSettings,
  saveCoupon,
  saveSettings,
} from '@portal/shared-contracts/admin';
import { createTestApp, type TestApp } from '../../../test/create-test-app.ts';
import type { TestClient } from '../../../test/test-client.ts';

const ORDER = 'northwind-order-unassigned';

let portal: TestApp;
let ann: TestClient;
beforeAll(async () => {
  portal = await createTestApp({ seed: 'demo' });
  ann = await portal.signIn('admin');
});
afterAll(() => portal.close());

const conflict = { code: 'conflict', refusal: { code: 'changed-meanwhile' } };

test('BO-114 a stale save of an order, and an act on a stale one, answer with the order as it stands now', async () => {
  const { order: seen } = (await ann.call(getFirmOrder, { id: ORDER })).body;
  const at = { id: ORDER, baseVersion: seen.version };
  await ann.call(changeFirmOrder, { ...at, dueDate: '2090-01-01' });
  const { order } = (await ann.call(getFirmOrder, { id: ORDER })).body;

  const stale = await ann.call(changeFirmOrder, { ...at, dueDate: '2090-02-02' });
  expect(stale).toMatchObject({ status: 409, error: { ...conflict, current: order } });
  const acted = await ann.call(handOverOrder, { ...at, writerId: null });
  expect(acted).toMatchObject({ status: 409, error: { ...conflict, current: order } });
});

test('BO-114 so do a coupon, a person and the settings', async () => {
  const { coupon } = (await ann.call(createCoupon, { code: 'ROW-10', percent: 10 })).body;
  const at = { id: coupon._id, baseVersion: coupon.version };
  await ann.call(saveCoupon, { ...at, percent: 20 });
  expect((await ann.call(saveCoupon, { ...at, percent: 30 })).error).toMatchObject({
    ...conflict,
    current: { _id: coupon._id, percent: 20, version: coupon.version + 1 },
  });

  const id = portal.personId('writer');
  const { person } = (await ann.call(readFirmPerson, { id })).body;
  const note = { id, baseVersion: person.version };
  await ann.call(changeFirmPerson, { ...note, note: 'Knows law' });
  expect((await ann.call(changeFirmPerson, { ...note, note: 'New' })).error).toMatchObject({
    ...conflict,
    current: { note: 'Knows law', version: person.version + 1 },
  });

  const { version } = (await ann.call(readSettings, {})).body;
  const save = (companyName: string) =>
    ann.call(saveSettings, { baseVersion: version, changes: { companyName } });
  const saved = (await save('First Firm')).body.version;
  expect((await save('Second Firm')).error).toMatchObject({
    ...conflict,
    errors: { companyName: expect.any(String) },
    current: { version: saved, settings: { companyName: 'First Firm' } },
  });
});
