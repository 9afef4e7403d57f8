import {
  getClientCustomizations,
  getWebsite,
  readSiteSettings,
  siteFlags,
} from '@portal/shared-contracts/website';
import { createTestApp, type TestApp } from '../../../test/create-test-app.ts';
import { changeSetting } from './site-settings.ts';
import { updateSettings } from './website.repository.ts';

let portal: TestApp;
beforeAll(async () => {
  portal = await createTestApp();
});
afterAll(() => portal.close());

const store = async (settings: unknown) => {
  const { platform, sites } = portal.app.portal;
  await updateSettings(platform.database.platform(), 'acme', settings, platform.now());
  sites.forget();
};

test('HS-01 the configuration comes by host, before any sign-in', async () => {
  const { status, body } = await portal.visit().call(getWebsite, {});
  expect(status).toBe(200);
  expect(body).toMatchObject({ status_code: 200, status: true });
  expect(body.data).toMatchObject({
    companyName: 'Northwind Writing',
    companyEmail: 'support@northwind.example',
    brand: { primary: '#0F766E', headings: 'serif' },
  });
});

test('HS-06 each host has its own brand, flags and remotes; port and case of the host do not matter', async () => {
  const reply = await portal.app.inject({
    url: getWebsite.path,
    headers: { host: 'ACME.localhost:4000' },
  });
  expect(reply.json().data).toMatchObject({
    companyName: 'Acme Careers',
    brand: { primary: '#4F46E5' },
    enabledRemotes: { 'mfe-chat': false, 'mfe-boards-jobs': false, 'mfe-orders': true },
  });
});

test('SC-05 all eleven flags are there, and a missing one is false', async () => {
  const { data } = (await portal.visit('acme').call(getWebsite, {})).body;
  expect(Object.keys(data.website_settings)).toEqual([...siteFlags]);
  expect(data.website_settings.enable_boards).toBe(false);
});

test('HS-08 getClientCustomizations names the file of the logo', async () => {
  const browser = portal.visit();
  const { body } = await browser.call(getClientCustomizations, {});
  const file = await browser.inject({ url: `/api/file/${body.client_customizaitons.logo}` });
  expect(file.body).toContain('Northwind Writing');
});

test('SC-04 the token of a firm’s own checkout never leaves the server', async () => {
  const { settings } = (await portal.context('acme')).site;
  await store({
    ...settings,
    customCheckout: {
      url: 'https://pay.acme.example/start',
      method: 'POST',
      token: 'top-secret-token',
    },
  });
  const reply = await portal.visit('acme').call(getWebsite, {});
  expect(reply.body.data.customCheckout).toEqual({
    url: 'https://pay.acme.example/start',
    enabled: true,
  });
  expect(JSON.stringify(reply.body)).not.toMatch(
    /top-secret-token|tokenName|tokenLocation|mailFrom/,
  );
  await store(settings);
});

test('HS-04 wrong stored values become defaults and are told in the log; the rest stays', async () => {
  const { settings } = (await portal.context('acme')).site;
  await store({
    ...settings,
    brand: { ...settings.brand, primary: 'javascript:alert(1)' },
    logo: '//evil.example/logo.png',
    testimonials: 'none',
    unknownThing: 1,
  });
  const { data } = (await portal.visit('acme').call(getWebsite, {})).body;
  expect(data.brand).toMatchObject({ primary: '#1F4E79', accent: settings.brand.accent });
  expect(data).toMatchObject({ companyName: 'Acme Careers', logo: '', testimonials: [] });
  expect(data).not.toHaveProperty('unknownThing');
  expect(JSON.stringify(portal.logged)).toContain('brand.primary');
  await store(settings);
});

test.each([null, 7, 'text', [], { brand: 3, website_settings: null }])(
  'HS-04 stored settings of %j still give a whole configuration',
  (raw) => {
    const { value } = readSiteSettings(raw);
    expect(value).toMatchObject({
      companyName: 'Portal',
      currency: 'usd',
      website_settings: { hide_tip: false },
    });
  },
);

describe('changing one setting', () => {
  const settings = readSiteSettings({}).value;

  test('HS-14 a switch changes alone', () => {
    const changed = changeSetting(settings, 'website_settings.hide_tip', true);
    expect(changed).toEqual({
      ...settings,
      website_settings: { ...settings.website_settings, hide_tip: true },
    });
  });

  test.each([
    ['website_settings.hide_tip', 'yes'],
    ['brand.primary', 'red'],
    ['allowedWidgetParents', ['https://a.example/path']],
    ['allowedRedirectOrigins', ['javascript:alert(1)']],
    ['customLoginDomain', 'javascript:alert(1)'],
    ['logo', '/\\evil.example'],
    ['nothing', 1],
    ['website_settings.nothing', true],
    ['__proto__.polluted', true],
  ])('HS-14 %s = %j is refused', (path, value) => {
    expect(() => changeSetting(settings, path, value)).toThrow();
    expect(Object.hasOwn(Object.prototype, 'polluted')).toBe(false);
  });
});
