import {
  addOrderNote,
  archiveCheckoutLink,
  archiveFirmContract,
  archivePackage,
  assignOrder,
  changeFirmOrder,
  changeManyOrders,
  changeFirmPerson,
  createCheckoutLink,
  createCoupon,
  createFirmContract,
  deactivatePerson,
  firmQuestionnaireCalls,
  getAdminCheckoutLink,
  getAdminPackage,
  getCoupon,
  getFirmOrder,
  handOverOrder,
  listAudit,
  readFirmContract,
  readFirmPerson,
  readSettings,
  saveCoupon,
  savePackage,
  saveSettings,
  undoAudited,
  undoManyOrders,
} from '@portal/shared-contracts/admin';
import { createTestApp, type TestApp } from '../../../../test/create-test-app.ts';
import { sellPackage } from '../../../../test/catalogue/packages.ts';
import type { TestClient } from '../../../../test/test-client.ts';

const ORDER = 'northwind-order-unassigned';

let portal: TestApp;
let ann: TestClient;
let money: TestClient;
beforeAll(async () => {
  portal = await createTestApp({ seed: 'demo' });
  ann = await portal.signIn('admin');
  money = await portal.signIn('moneyAdmin');
});
afterAll(() => portal.close());

const order = async () => (await ann.call(getFirmOrder, { id: ORDER })).body.order;
const undo = async (id: string | null | undefined, by = ann) =>
  (await by.call(undoAudited, { id: id ?? '' })).status;
const newest = async () => (await ann.call(listAudit, { limit: '25' })).body.items;

const setDue = async (dueDate: string | null) => {
  const { version: baseVersion } = await order();
  return (await ann.call(changeFirmOrder, { id: ORDER, baseVersion, dueDate })).body.undo;
};

test('BO-111 a due day and a writer are taken back once, by whoever may change them', async () => {
  const before = await order();
  const dated = await setDue('2090-01-01');
  expect(await undo(dated, money)).toBe(403);
  expect(await undo(dated)).toBe(200);
  expect((await order()).dueDate).toBe(before.dueDate);
  expect(await undo(dated)).toBe(409);

  const [writerId, other] = [portal.personId('writer'), portal.personId('writer2')];
  const assignment = { id: ORDER, isOverLimit: true };
  await ann.call(assignOrder, { ...assignment, writerId });
  const { version: baseVersion } = await order();
  const moved = await ann.call(handOverOrder, { ...assignment, baseVersion, writerId: other });
  expect((await order()).writer_id).toBe(other);
  expect(await undo(moved.body.undo)).toBe(200);
  expect((await order()).writer_id).toBe(writerId);
});

test('BO-111 at the row of the log an act is taken back for a day, and not once something newer touched it', async () => {
  await setDue('2090-02-01');
  const [row] = await newest();
  expect(row).toMatchObject({ action: 'PATCH /api/admin/orders/{id}', canUndo: true });
  await setDue('2090-03-01');
  expect(await undo(row?._id)).toBe(409);
  expect((await order()).dueDate).toBe('2090-03-01');
  const [later] = await newest();
  expect(await undo(later?._id)).toBe(200);
  expect((await order()).dueDate).toBe('2090-02-01');
  const [told, undone] = await newest();
  expect(told?.sentence).toBe(`Ann took an act back: “${later?.sentence}”`);
  expect(told?.subject).toMatchObject({ kind: 'order', _id: ORDER });
  expect(undone).toMatchObject({ canUndo: false });
});

test('BO-111 a closed account and a changed setting are taken back, each refused where it changed since', async () => {
  const id = portal.personId('reviewer');
  const { undo: closed } = (await ann.call(deactivatePerson, { id })).body;
  expect(await undo(closed)).toBe(200);
  expect((await ann.call(readFirmPerson, { id })).body.person.state).toBe('active');

  const { version, settings } = (await ann.call(readSettings, {})).body;
  const save = async (baseVersion: number, companyName: string) =>
    (await ann.call(saveSettings, { baseVersion, changes: { companyName } })).body;
  const first = await save(version, 'First Firm');
  const second = await save(first.version, 'Second Firm');
  expect(await undo(first.undo)).toBe(409);
  expect(await undo(second.undo)).toBe(200);
  expect((await ann.call(readSettings, {})).body.settings['companyName']).toBe('First Firm');
  expect(settings['companyName']).not.toBe('First Firm');
});

test('BO-111 at the log a draft, a coupon, archiving, a note and a name go back, each refused where it changed since', async () => {
  const undoNewest = async () => {
    const [row] = await newest();
    expect(row?.canUndo).toBe(true);
    return undo(row?._id);
  };
  const seen = async (id: string) => (await ann.call(getAdminPackage, { id })).body.package;
  const save = async (id: string, priceMinor: number) =>
    ann.call(savePackage, { id, baseVersion: (await seen(id)).version, priceMinor });
  const sold = await sellPackage(ann, 'Undone one');
  await save(sold._id, 69_900);
  const [priced] = await newest();
  expect(priced?.sentence).toMatch(/^Ann changed the price of Undone one from \$\S+ to \$699$/);
  await save(sold._id, 79_900);
  expect(await undo(priced?._id)).toBe(409);
  expect(await undoNewest()).toBe(200);
  expect((await seen(sold._id)).content.priceMinor).toBe(69_900);

  const { version: baseVersion } = await seen(sold._id);
  await ann.call(archivePackage, { id: sold._id, baseVersion });
  expect(await undoNewest()).toBe(200);
  expect((await seen(sold._id)).state).toBe('published');

  const { coupon } = (await ann.call(createCoupon, { code: 'UNDONE', percent: 10 })).body;
  await ann.call(saveCoupon, { id: coupon._id, baseVersion: coupon.version, percent: 50 });
  expect(await undoNewest()).toBe(200);
  expect((await ann.call(getCoupon, { id: coupon._id })).body.coupon.percent).toBe(10);

  const { survey: calls } = firmQuestionnaireCalls;
  const { questionnaire } = (await ann.call(calls.create, { title: 'Undone' })).body;
  await ann.call(calls.archive, { id: questionnaire._id });
  expect(await undoNewest()).toBe(200);
  const { body } = await ann.call(calls.read, { id: questionnaire._id });
  expect(body.questionnaire.state).toBe('draft');
  const { contract } = (await ann.call(createFirmContract, { title: 'Undone' })).body;
  await ann.call(archiveFirmContract, { id: contract._id, baseVersion: contract.version });
  expect(await undoNewest()).toBe(200);
  expect((await ann.call(readFirmContract, { id: contract._id })).body.contract.state).toBe(
    'draft',
  );
  const link = { slug: 'undone-link', packageId: sold._id };
  const { link: made } = (await ann.call(createCheckoutLink, link)).body;
  await ann.call(archiveCheckoutLink, { id: made._id, baseVersion: made.version });
  expect(await undoNewest()).toBe(200);
  const { body: linked } = await ann.call(getAdminCheckoutLink, { id: made._id });
  expect(linked.link).toMatchObject({ state: 'active', slug: 'undone-link' });

  await ann.call(addOrderNote, { id: ORDER, text: 'Of another order' });
  expect(await undoNewest()).toBe(200);
  expect((await ann.call(getFirmOrder, { id: ORDER })).body.notes).toEqual([]);
  const id = portal.personId('writer2');
  const person = async () => (await ann.call(readFirmPerson, { id })).body.person;
  const { version, firstName } = await person();
  await ann.call(changeFirmPerson, { id, baseVersion: version, firstName: 'Vera', note: 'New' });
  expect(await undoNewest()).toBe(200);
  expect(await person()).toMatchObject({ firstName, note: '' });
});

test('BO-43 BO-111 what was taken back right after the act, or in many orders, is named as well', async () => {
  await undo(await setDue('2090-05-01'));
  const [single] = await newest();
  expect(single?.sentence).toMatch(/^Ann took an act back: “Ann changed .*#\S+/);
  const many = { ids: [ORDER], act: 'due-date' as const, dueDate: '2090-06-01' };
  const { batch } = (await ann.call(changeManyOrders, many)).body;
  await ann.call(undoManyOrders, { batch: batch ?? '' });
  const [bulk] = await newest();
  expect(bulk?.sentence).toBe('Ann took an act back: “Ann handled several orders at once”');
});

test('BO-111 what is more than a day old stays as it is', async () => {
  const dated = await setDue('2090-04-01');
  portal.clock.advance(25 * 3_600_000);
  ann = await portal.signIn('admin');
  expect(await undo(dated)).toBe(409);
});
