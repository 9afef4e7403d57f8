import {
  listAudit,
  listSettingsVersions,
  readSettings,
  restoreSettings,
  saveSettings,
} from '@portal/shared-contracts/admin';
import { getWebsite, siteSettings } from '@portal/shared-contracts/website';
import { createTestApp, type TestApp } from '../../../../test/create-test-app.ts';
import { bindSite } from '../../../database/scoped-database.ts';
import { insertVersion } from './settings-versions.repository.ts';
import { saveRights } from '../../people/admins/admins.repository.ts';

let portal: TestApp;
beforeEach(async () => {
  portal = await createTestApp();
});
afterEach(() => portal.close());

const phone = async () => (await portal.visit().call(getWebsite, {})).body.data.supportPhone;

test('BO-15 a change of some paths shows at once, and each version says who changed what', async () => {
  const admin = await portal.signIn('admin');
  const { version } = (await admin.call(readSettings, {})).body;
  const changes = { supportPhone: '+49 30 1', 'brand.primary': '#112233' };
  const saved = await admin.call(saveSettings, { baseVersion: version, changes });
  expect(saved.body.settings).toMatchObject({ brand: { primary: '#112233', headings: 'serif' } });
  expect(await phone()).toBe('+49 30 1');
  const { versions } = (await admin.call(listSettingsVersions, {})).body;
  expect(versions[0]).toMatchObject({
    version: saved.body.version,
    author: 'Ann Castellanos',
    changes: expect.arrayContaining([
      { path: 'brand.primary', before: '#0F766E', after: '#112233' },
    ]),
  });
  await admin.call(restoreSettings, { version: 1 });
  expect(await phone()).toBe('+1 555 010 0123');
  expect((await admin.call(restoreSettings, { version: 999 })).status).toBe(404);
});

test('BO-15 wrong values are refused at their paths, and nothing of the save stays', async () => {
  const admin = await portal.signIn('admin');
  const refused = await admin.call(saveSettings, {
    baseVersion: 0,
    changes: { supportPhone: '+49 30 1', companyEmail: 'nobody', 'brand.primary': 'red' },
  });
  expect(refused.status).toBe(400);
  expect(Object.keys(refused.error.errors ?? {}).toSorted()).toEqual([
    'brand.primary',
    'companyEmail',
  ]);
  expect(await phone()).toBe('+1 555 010 0123');
  const unknown = { baseVersion: 0, changes: { nothing: 1 } };
  expect((await admin.call(saveSettings, unknown)).status).toBe(400);
});

test.each([
  ['timeZone', 'Mars/Olympus'],
  ['timeZone', '+02:00'],
  ['orderPrefix', 'nw-'],
  ['orderPrefix', 'TOO-LONG'],
  ['invoiceDetails', 'x'.repeat(1001)],
  ['retentionYears', 16],
])('BO-16 the setting %s refuses %s', async (path, value) => {
  const admin = await portal.signIn('admin');
  const refused = await admin.call(saveSettings, { baseVersion: 0, changes: { [path]: value } });
  expect([refused.status, Object.keys(refused.error.errors ?? {})]).toEqual([400, [path]]);
});

test('BO-16 days of the audit log are those of the firm', async () => {
  const admin = await portal.signIn('admin');
  portal.clock.set('2026-03-02T20:00:00Z');
  const changes = { timeZone: 'Asia/Kolkata', orderPrefix: 'NW-', retentionYears: 7 };
  expect((await admin.call(saveSettings, { baseVersion: 0, changes })).status).toBe(200);
  const on = async (day: string) =>
    (await admin.call(listAudit, { day, action: 'settings changed' })).body.total;
  expect([await on('2026-03-02'), await on('2026-03-03')]).toEqual([0, 1]);
});

test('BO-114 a stale save is a conflict where both changed the same, and merges elsewhere', async () => {
  const ann = await portal.signIn('admin');
  const milo = await portal.signIn('moneyAdmin');
  await saveRights(portal.db(), portal.personId('moneyAdmin'), {
    isOwner: false,
    areas: ['settings'],
  });
  const { version: baseVersion } = (await ann.call(readSettings, {})).body;
  await ann.call(saveSettings, { baseVersion, changes: { supportPhone: '+49 30 1' } });
  portal.clock.advance(2 * 60_000);
  const changes = { supportPhone: '+49 30 2', reviewerName: 'Milo' };
  const stale = await milo.call(saveSettings, { baseVersion, changes });
  expect([stale.status, stale.error.code]).toEqual([409, 'conflict']);
  expect(stale.error.errors).toEqual({ supportPhone: 'Ann changed this 2 minutes ago.' });
  const merged = { baseVersion, changes: { reviewerName: 'Milo' } };
  expect((await milo.call(saveSettings, merged)).body.settings).toMatchObject({
    supportPhone: '+49 30 1',
    reviewerName: 'Milo',
  });
});

test('BO-114 BO-20 own wording merges text by text: the first of a language, another one, and one taken back', async () => {
  const ann = await portal.signIn('admin');
  const wording = (name: string) => `textOverrides.en.${name}`;
  const { version: baseVersion } = (await ann.call(readSettings, {})).body;
  const save = (changes: Record<string, unknown>) =>
    ann.call(saveSettings, { baseVersion, changes });
  await save({ [wording('shell:menu.title')]: 'Where to?' });
  const merged = await save({ [wording('shell:menu.other')]: 'Elsewhere' });
  expect(merged.body.settings).toMatchObject({
    textOverrides: { en: { 'shell:menu.title': 'Where to?', 'shell:menu.other': 'Elsewhere' } },
  });
  expect((await ann.call(listSettingsVersions, {})).body.versions[0]?.changes).toEqual([
    { path: wording('shell:menu.other'), before: null, after: 'Elsewhere' },
  ]);
  const stale = await save({ [wording('shell:menu.title')]: null });
  expect(Object.keys(stale.error.errors ?? {})).toEqual([wording('shell:menu.title')]);
  const now = merged.body.version;
  const changes = { [wording('shell:menu.title')]: null };
  const reset = await ann.call(saveSettings, { baseVersion: now, changes });
  expect(reset.body.settings['textOverrides']).toEqual({ en: { 'shell:menu.other': 'Elsewhere' } });
  const twice = await ann.call(saveSettings, { baseVersion: now, changes });
  expect(twice.status).toBe(200);
});

test('BO-02 scripts are for owners, and a token goes in and never comes out', async () => {
  const milo = await portal.signIn('moneyAdmin');
  await saveRights(portal.db(), portal.personId('moneyAdmin'), {
    isOwner: false,
    areas: ['settings'],
  });
  const script = { baseVersion: 0, changes: { 'customScripts.headerTag': '<script>1</script>' } };
  expect((await milo.call(saveSettings, script)).status).toBe(403);
  const checkout = { url: 'https://pay.example/link', token: 'sesame' };
  const changes = { customCheckout: checkout };
  const saved = await milo.call(saveSettings, { baseVersion: 0, changes });
  expect(saved.body.secrets).toEqual(['customCheckout.token']);
  const again = await milo.call(saveSettings, {
    baseVersion: saved.body.version,
    changes: { customCheckout: { ...checkout, token: '', method: 'GET' } },
  });
  const { versions } = (await milo.call(listSettingsVersions, {})).body;
  expect(JSON.stringify([saved.body, again.body, versions])).not.toContain('sesame');
  const [row] = await portal.platform.database
    .platform()
    .query<{ settings: unknown }>("select settings from sites where site_id = 'northwind'");
  expect(siteSettings.parse(row?.settings).customCheckout).toMatchObject({
    token: 'sesame',
    method: 'GET',
  });
});

test('CR-32 an own checkout at a host that the operator has not named is refused at its field', async () => {
  const named = await createTestApp({ config: { CHECKOUT_HOSTS: 'shop.example' } });
  try {
    const admin = await named.signIn('admin');
    const save = (url: string) =>
      admin.call(saveSettings, { baseVersion: 0, changes: { customCheckout: { url } } });
    const refused = await save('https://169.254.169.254/latest');
    expect(refused.status).toBe(422);
    expect(refused.error.errors?.['customCheckout.url']).toContain('169.254.169.254');
    const saved = await save('https://shop.example/links');
    expect(saved.status).toBe(200);
    const { database, now } = named.platform;
    await insertVersion(bindSite(database.platform(), 'northwind', now), {
      version: 99,
      settings: { ...saved.body.settings, customCheckout: { url: 'https://169.254.169.254/' } },
      changes: [],
      personId: null,
      at: named.clock.now(),
    });
    const restored = await admin.call(restoreSettings, { version: 99 });
    expect(restored.error.errors?.['customCheckout.url']).toContain('169.254.169.254');
  } finally {
    await named.close();
  }
});

test('BO-114 the settings and their version are of one moment, also right after another server saved', async () => {
  const admin = await portal.signIn('admin');
  const { version } = (await admin.call(readSettings, {})).body;
  const { sites } = portal.app.portal;
  const forget = sites.forget;
  // As it is where another server saved: this one has not heard of it.
  sites.forget = () => {};
  await admin.call(saveSettings, { baseVersion: version, changes: { supportPhone: '+49 40 4' } });
  sites.forget = forget;
  const read = (await admin.call(readSettings, {})).body;
  expect(read.settings.supportPhone).toBe('+49 40 4');
  expect(read.version).toBeGreaterThan(version);
});
