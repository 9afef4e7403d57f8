import {
  confirmIdentity,
  createCheckoutLink,
  createCoupon,
  exportAudit,
  firmQuestionnaireCalls,
  listAudit,
  rehearsePackage,
  saveSettings,
  skipStep,
} from '@portal/shared-contracts/admin';
import { login } from '@portal/shared-contracts/auth';
import { updateProfile } from '@portal/shared-contracts/people';
import { createTestApp, type TestApp } from '../../../../test/create-test-app.ts';
import { erasePerson } from '../../privacy/erasures.service.ts';
import { writeAudit } from '../audit.service.ts';

let portal: TestApp;
beforeAll(async () => {
  portal = await createTestApp({ seed: 'demo' });
});
afterAll(() => portal.close());

const packageId = async (): Promise<string> => {
  const [row] = await portal
    .db()
    .query<{ id: string }>(
      "select id from packages where site_id = 'northwind' order by id limit 1",
    );
  await portal.platform.database
    .owner()
    .query("update packages set name = 'Executive Suite' where id = $1", [row?.id]);
  return row?.id ?? '';
};

const rowOf = (entry: Partial<Parameters<typeof writeAudit>[1]>) =>
  writeAudit(portal.db(), {
    action: 'PATCH /api/admin/packages/{id}',
    outcome: 'done',
    personId: portal.personId('admin'),
    ...entry,
  });

const fileOf = async (query: { format: 'csv' | 'json'; action: string }) =>
  (await (await portal.signIn('admin')).inject({ url: exportAudit.path, query })).body;

test('BO-43 a changed price reads as a sentence in the language of the page, with the difference beside it', async () => {
  const id = await packageId();
  const subject = { kind: 'package', id };
  await rowOf({ subject, before: { price: 649 }, after: { price: 699 } });
  const admin = await portal.signIn('admin');
  const first = async (language: string) =>
    (await admin.call(listAudit, { subject: id }, { headers: { 'accept-language': language } }))
      .body.items[0];
  expect((await first('en'))?.person?.name).toBe('Ann Castellanos');
  expect(await first('en')).toMatchObject({
    sentence: `Ann changed the price of Executive Suite from $649 to $699`,
    changes: [{ field: 'price', before: '$649', after: '$699' }],
    subject: { kind: 'package', name: 'Executive Suite' },
  });
  expect((await first('de'))?.sentence).toBe(
    `Ann hat den Preis (Executive Suite) von 649\u00A0$ auf 699\u00A0$ geändert`,
  );
});

test('BO-41 BO-42 sign-ins, settings and acts without a sentence of their own leave readable rows without secrets', async () => {
  await portal.visit().call(login, { email: 'writer@example.com', password: 'Portal-demo-1' });
  await portal.visit().call(login, { email: 'writer@example.com', password: 'not-it' });
  const admin = await portal.signIn('admin');
  await admin.call(saveSettings, { baseVersion: 0, changes: { supportPhone: '+49 30 1' } });
  await rowOf({ action: 'POST /api/admin/gadgets/{id}/polish', outcome: 'done' });
  await rowOf({ action: 'POST /api/review', outcome: 'done' });
  await rowOf({ action: 'POST /api/review/{id}/opened', outcome: 'done' });
  await rowOf({ action: 'POST /api/admin/coupons' });
  await rowOf({ action: 'POST /api/admin/people/invitations' });
  await admin.call(confirmIdentity, { password: 'Portal-demo-1' });
  await admin.call(skipStep, { step: 'payments', isSkipped: true });
  await portal.app.portal.audit.flush();
  const { items } = (await admin.call(listAudit, {})).body;
  const sentences = items.map(({ sentence }) => sentence).join('\n');
  expect(sentences).toMatch(/William signed in\n?/);
  expect(sentences).toContain('Somebody signed in (refused)');
  expect(sentences).toMatch(/changed the setting “supportPhone” from \S+.* to \+49 30 1/);
  expect(sentences).toContain('did this: POST /api/admin/gadgets/{id}/polish');
  expect(sentences).toMatch(/ sent in a resume for a free review/);
  expect(sentences).toMatch(/ opened a review/);
  expect(sentences).toMatch(/ showed once more who it is/);
  expect(sentences).toMatch(/ put a first step aside or took it up again/);
  expect(sentences).toMatch(/ created a coupon/);
  expect(sentences).toMatch(/ invited somebody/);
  expect(JSON.stringify(items)).not.toMatch(/Portal-demo-1|not-it/);
});

test('BO-43 a setting without a word of its own stands in the quotation marks of the language', async () => {
  const admin = await portal.signIn('admin');
  await admin.call(saveSettings, { baseVersion: 0, changes: { supportPhone: '+49 30 1' } });
  const said = { headers: { 'accept-language': 'de' } };
  const { items } = (await admin.call(listAudit, { action: 'settings' }, said)).body;
  expect(items[0]?.sentence).toMatch(/^Ann hat die Einstellung „supportPhone“ von /);
});

test('BO-43 a row names what it is about, and what a thing is made of is not taken for it', async () => {
  const admin = await portal.signIn('admin');
  const link = { slug: 'spring-offer', packageId: await packageId() };
  await admin.call(createCheckoutLink, link, { headers: { 'idempotency-key': 'link-once' } });
  await admin.call(createCheckoutLink, link, { headers: { 'idempotency-key': 'link-once' } });
  await admin.call(createCoupon, { code: 'SPRING-20', percent: 20 });
  await admin.call(rehearsePackage, { id: link.packageId });
  await admin.call(firmQuestionnaireCalls.survey.create, { title: 'First' });
  const { items } = (await admin.call(listAudit, { action: 'catalogue' })).body;
  expect(items.map(({ sentence }) => sentence).slice(0, 5)).toEqual([
    'Ann created First',
    'Ann rehearsed an order of Executive Suite',
    'Ann created SPRING-20',
    'Ann created a checkout link',
    'Ann created /buy/spring-offer',
  ]);
});

test('BO-43 person, kind of act, subject and day narrow the log, and its parts follow each other', async () => {
  const customer = await portal.signIn('customer');
  const names = { firstName: 'Clara', lastName: 'Lindqvist', email: 'customer@example.com' };
  await customer.call(updateProfile, { _id: portal.personId('customer'), ...names });
  for (let count = 0; count < 30; count += 1) await rowOf({ action: 'settings changed' });
  const admin = await portal.signIn('admin');
  const found = async (filter: object) => (await admin.call(listAudit, filter)).body;
  expect((await found({ person: 'lindqvist' })).items.map(({ action }) => action)).toEqual([
    'POST /api/profile/profile_update',
  ]);
  const settings = await found({ action: 'settings', limit: '25' });
  expect(settings.items.every(({ action }) => action === 'settings changed')).toBe(true);
  const rest = await found({ action: 'settings', limit: '25', cursor: settings.nextCursor });
  const places = [...settings.items, ...rest.items].map(({ _id }) => _id);
  expect([new Set(places).size, rest.nextCursor]).toEqual([settings.total, null]);
  const today = portal.clock.now().toISOString().slice(0, 10);
  expect((await found({ day: today })).total).toBeGreaterThan(30);
  expect((await found({ day: '2001-01-01' })).items).toEqual([]);
  expect((await admin.call(listAudit, { day: 'today' })).status).toBe(400);
});

test('BO-43 the log is a file too: what begins like a formula is text, and the export is a row itself', async () => {
  await rowOf({ action: '=1+1', batch: '+cmd', subject: { kind: '@x', id: '-2' } });
  const csv = await fileOf({ format: 'csv', action: '=' });
  expect(csv.split('\r\n')[0]).toMatch(/^\uFEFFplace,at,sentence,action,/);
  for (const cell of ["'=1+1", "'+cmd", "'@x", "'-2"]) expect(csv).toContain(`,${cell},`);
  const rows = JSON.parse(await fileOf({ format: 'json', action: '=' })) as { action: string }[];
  expect(rows.map(({ action }) => action)).toEqual(['=1+1']);
  expect(JSON.parse(await fileOf({ format: 'json', action: 'nothing' }))).toEqual([]);
  const admin = await portal.signIn('admin');
  const { items } = (await admin.call(listAudit, { action: 'privacy' })).body;
  expect(items[0]?.sentence).toMatch(/ exported the audit log$/);
});

test('BO-43 an erased person reads so in the log', async () => {
  const id = portal.personId('writer2');
  await rowOf({ action: 'POST /api/auth/login', personId: id });
  await portal.db().query('update orders set status_percentage = 100 where writer_id = $1', [id]);
  expect(await erasePerson(portal.platform, { siteId: 'northwind', personId: id })).toBe(true);
  const admin = await portal.signIn('admin');
  const { items } = (await admin.call(listAudit, { person: id })).body;
  expect(items.map(({ sentence }) => sentence)).toContain('Erased person signed in');
});

test('BO-02 the log speaks of every area, so whoever is no owner does not read it', async () => {
  const milo = await portal.signIn('moneyAdmin');
  expect((await milo.call(listAudit, {})).status).toBe(403);
  expect((await milo.call(exportAudit, {})).status).toBe(403);
});
