import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createTestApp, type TestApp } from '../../../test/create-test-app.ts';
import type { TestClient } from '../../../test/test-client.ts';
import { writeDoorShell } from '../../../test/shell/write-door-shell.ts';
import { updateSettings } from '../../domains/website/website.repository.ts';
import { getPerson, changeProfile } from '../../domains/people/people.service.ts';

let portal: TestApp;
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'portal-kept-'));
  await writeDoorShell(folder);
  portal = await createTestApp({ shellDir: folder });
});
afterAll(async () => {
  await portal.close();
  await rm(folder, { recursive: true, force: true });
});

const open = async (browser: TestClient, headers: Record<string, string> = {}) => {
  const reply = await browser.inject({
    url: '/orders/list',
    headers: { accept: 'text/html', ...headers },
  });
  const policy = String(reply.headers['content-security-policy']);
  const nonce = /'nonce-([^']+)'/.exec(policy)?.[1] ?? '';
  const used = [...reply.body.matchAll(/nonce="([^"]*)"/g)].map(([, value]) => value);
  return { nonce, used, plain: reply.body.replaceAll(nonce, ''), body: reply.body };
};

test('P-14 PL-54 a page that is opened again is the same with another nonce, everywhere in it', async () => {
  const browser = await portal.signIn('customer');
  const pages = [await open(browser), await open(browser), await open(browser)];
  expect(new Set(pages.map(({ nonce }) => nonce)).size).toBe(3);
  expect(new Set(pages.map(({ plain }) => plain)).size).toBe(1);
  for (const { nonce, used } of pages) {
    expect(nonce).toMatch(/^[\w+/]{22}==$/);
    expect(used.length).toBeGreaterThan(3);
    expect(new Set(used)).toEqual(new Set([nonce]));
  }
});

test('PL-54 nobody gets the page of somebody else, of another browser or another way to show it', async () => {
  const customer = await portal.signIn('customer');
  await open(customer);
  expect((await open(await portal.signIn('writer'))).body).toContain('<main>writer');
  expect((await open(customer, { 'user-agent': 'Phone' })).body).toContain('<main>user Phone');
  expect((await open(customer, { 'sec-fetch-dest': 'iframe' })).body).toContain('class="boot"');
  customer.cookies.set('portal_scheme', 'dark');
  expect((await open(customer)).body).not.toContain('prefers-color-scheme');
});

test('PL-54 HS-06 what changes of a person or a firm is in the next page', async () => {
  const browser = await portal.signIn('customer');
  await open(browser);
  const { first_name } = await getPerson(portal.db(), portal.personId('customer'));
  await changeProfile(portal.db(), portal.personId('customer'), {
    firstName: 'Renamed',
    lastName: first_name,
  });
  expect((await open(browser)).body).toContain('Renamed');
  const { platform, sites } = portal.app.portal;
  const { site } = await portal.context();
  const settings = { ...site.settings, companyName: 'Another Name' };
  await updateSettings(platform.database.platform(), site.id, settings, platform.now());
  sites.forget();
  expect((await open(browser)).body).toContain('Another Name');
});
