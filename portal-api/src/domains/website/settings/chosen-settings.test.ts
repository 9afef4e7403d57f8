import {
  listWaitingDrafts,
  previewSettings,
  readSettings,
  saveSettings,
  storePicture,
} from '@portal/shared-contracts/admin';
import { getWebsite } from '@portal/shared-contracts/website';
import { runOn } from '../../../../test/commands/run-on.ts';
import { createTestApp, type TestApp } from '../../../../test/create-test-app.ts';
import { draftsPlace, readAsCustomer, sendDraft } from '../../../../test/drafts.ts';
import { onePixelPng } from '../../../../test/pictures.ts';
import type { TestClient } from '../../../../test/test-client.ts';
import { saveRights } from '../../people/admins/admins.repository.ts';
import { cleanDrawing } from '../clean-drawing.ts';

let portal: TestApp;
beforeAll(async () => {
  portal = await createTestApp({ seed: 'demo' });
});
afterAll(() => portal.close());

const save = async (admin: TestClient, changes: Record<string, unknown>, more: object = {}) => {
  const { version: baseVersion } = (await admin.call(readSettings, {})).body;
  return admin.call(saveSettings, { baseVersion, changes, ...more });
};

const command = (...argv: string[]) => runOn(portal, ...argv);

test('BO-21 approval is not switched off before what waits is released', async () => {
  const admin = await portal.signIn('admin');
  const path = 'website_settings.enable_revisions_approval_feature';
  const place = draftsPlace('northwind');
  await save(admin, { [path]: true });
  await sendDraft(await portal.signIn('writer'), place);
  const { total } = (await admin.call(listWaitingDrafts, {})).body;
  expect(total).toBeGreaterThan(0);
  const refused = await save(admin, { [path]: false });
  expect(refused.status).toBe(422);
  expect(refused.error.errors?.[path]).toMatch(/^\d+ drafts? waits? for approval\. Release /);
  const wrong = await save(
    admin,
    { [path]: false, companyEmail: 'nobody' },
    { releaseDrafts: true },
  );
  expect(wrong.status).toBe(400);
  expect((await admin.call(listWaitingDrafts, {})).body.total).toBe(total);
  expect(await command('site', 'set', 'northwind', path, 'false')).toEqual({
    exit: 1,
    lines: [expect.stringMatching(/^\d+ drafts? waits? for approval\./)],
  });
  const saved = await save(admin, { [path]: false }, { releaseDrafts: true });
  expect(saved.status).toBe(200);
  const { drafts } = await readAsCustomer(await portal.signIn('customer'), place);
  expect(drafts.length).toBeGreaterThan(0);
});

test('BO-17 unsaved settings are shown, wrong ones refused, and nothing is stored', async () => {
  const admin = await portal.signIn('admin');
  const before = (await admin.call(readSettings, {})).body;
  const changes = { companyName: 'Tomorrow Ltd', 'brand.primary': '#112233', orderPrefix: 'TM-' };
  const { website, mail } = (await admin.call(previewSettings, { changes })).body;
  expect(website).toMatchObject({ companyName: 'Tomorrow Ltd', brand: { primary: '#112233' } });
  expect(mail.html).toContain('Tomorrow Ltd');
  expect(mail.html).toContain('TM-1001');
  const wrong = await admin.call(previewSettings, { changes: { 'brand.primary': 'red' } });
  expect(Object.keys(wrong.error.errors ?? {})).toEqual(['brand.primary']);
  expect((await admin.call(readSettings, {})).body).toEqual(before);
});

test('BO-17 SC-54 a setting that cannot be is refused in the language of the admin, however its path is made', async () => {
  const admin = await portal.signIn('admin');
  const headers = { 'accept-language': 'de' };
  for (const path of ['brand.__proto__.primary', 'nowhere'])
    expect(
      (await admin.call(previewSettings, { changes: { [path]: 'x' } }, { headers })).error,
    ).toMatchObject({ code: 'bad-input', message: expect.stringMatching(/^Das ist hier nicht/) });
});

test('BO-20 own wording keeps every placeholder, and can be reset', async () => {
  const admin = await portal.signIn('admin');
  const reword = (text: string) => save(admin, { textOverrides: { en: { 'chat:typing': text } } });
  const refused = await reword('Hello there');
  expect([refused.status, refused.error.message]).toEqual([
    422,
    'Placeholder {{name}} is missing.',
  ]);
  const overrides = JSON.stringify({ en: { 'chat:typing': 'Hello there' } });
  expect(await command('site', 'set', 'northwind', 'textOverrides', overrides)).toEqual({
    exit: 1,
    lines: [expect.stringContaining('Placeholder {{name}} is missing.')],
  });
  expect((await reword('Ahoy {{name}}')).status).toBe(200);
  const shown = await portal.visit().call(getWebsite, {});
  expect(shown.body.data.textOverrides).toEqual({
    en: { 'chat:typing': 'Ahoy {{name}}' },
  });
  expect((await save(admin, { textOverrides: {} })).body.settings).toMatchObject({
    textOverrides: {},
  });
});

test('BO-22 one switch keeps every script off the pages, and only an owner turns it', async () => {
  const admin = await portal.signIn('admin');
  const headerTag = '<script>1</script>';
  await save(admin, { 'customScripts.headerTag': headerTag });
  const shown = async () =>
    (await portal.visit().call(getWebsite, {})).body.data.customScripts.headerTag;
  expect(await shown()).toBe(headerTag);
  const milo = await portal.signIn('moneyAdmin');
  await saveRights(portal.db(), portal.personId('moneyAdmin'), {
    isOwner: false,
    areas: ['settings'],
  });
  expect((await save(milo, { scriptsStopped: true })).status).toBe(403);
  await save(admin, { scriptsStopped: true });
  expect(await shown()).toBe('');
  expect((await admin.call(readSettings, {})).body.settings).toMatchObject({
    customScripts: { headerTag },
  });
});

test('BO-19 pictures are png, jpg or svg of 2 MB, and a drawing loses what could run', async () => {
  const admin = await portal.signIn('admin');
  const store = (name: string, content: Buffer) =>
    admin.upload(storePicture, { name, content, field: 'image' });
  const drawing = `<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9" onload="steal()">
    <script>steal()</script><circle cx="4" cy="4" r="4" fill="url(#g)" onclick="steal()"/>
    <image href="https://evil.example/pixel.png"/></svg>`;
  const { address } = (await store('logo.svg', Buffer.from(drawing))).body;
  const stored = await portal.visit().inject({ url: address });
  expect(stored.headers['content-type']).toContain('image/svg+xml');
  expect(stored.body).toContain('<circle cx="4" cy="4" r="4" fill="url(#g)"');
  expect(stored.body).toContain('viewBox="0 0 9 9"');
  expect(stored.body).not.toMatch(/script|steal|evil/);
  expect((await store('logo.png', onePixelPng)).status).toBe(200);
  expect((await store('logo.gif', onePixelPng)).status).toBe(415);
  const page = { name: 'logo.svg', content: Buffer.from('<html></html>'), field: 'image' };
  const refused = await admin.upload(storePicture, { ...page, language: 'de' });
  expect(refused.status).toBe(415);
  expect(refused.error.message).toBe('Hier gehen nur Bilder als PNG, JPG oder SVG.');
  expect((await store('logo.png', Buffer.alloc(2 * 1024 * 1024 + 1))).status).toBe(413);
});

test.each([
  '<svg><foreignObject><iframe src="https://evil.example"/></foreignObject></svg>',
  '<svg><style>@import "https://evil.example/a.css";</style></svg>',
  '<svg><rect style="fill:url(https://evil.example/a)"/></svg>',
  '<svg><rect style="fill:u\\72l(https://evil.example/a)"/></svg>',
  '<svg><rect fill="url( \'//evil.example/a\')"/></svg>',
  '<svg><use xlink:href="https://evil.example/a.svg#x"/></svg>',
  '<svg xmlns:x="http://www.w3.org/1999/xlink"><image x:href="https://evil.example/a.png"/></svg>',
  '<svg><a href="javascript:evil()"><text>x</text></a></svg>',
  '<svg><image href="data:image/svg+xml;base64,ZXZpbA=="/></svg>',
  '<svg><set attributeName="href" to="javascript:evil()"/></svg>',
  '<svg><SCRIPT>evil()</SCRIPT><g ONLOAD="evil()"/></svg>',
  '<!DOCTYPE svg [<!ENTITY x SYSTEM "https://evil.example/x">]><svg><text>&x;</text></svg>',
])('BO-19 a drawing keeps nothing of %s that leads outside', (drawing) => {
  expect(cleanDrawing(drawing)).not.toMatch(/evil|ZXZpbA/);
  expect(cleanDrawing(drawing)).toMatch(/^<svg/);
});
