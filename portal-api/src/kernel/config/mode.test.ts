import { productionEnvironment } from '../../../test/production-environment.ts';
import { readConfig } from './config.ts';

const production = productionEnvironment;

test('P-02 a real database alone starts nothing, and everything that is missing is said at once', () => {
  const start = () => readConfig({ DATABASE_URL: 'postgres://db/portal' });
  for (const name of [
    'PUBLIC_URL',
    'SMTP_URL',
    'STRIPE_SECRET_KEY',
    'PAYMENTS=none',
    'RELEASE_SIGNING_KEY_FILE',
    'PORTAL_MODE',
  ])
    expect(start).toThrow(name);
});

test('P-02 what is wrong, given by half or missing is said in one message, each thing once', () => {
  const read = (more: Record<string, string>) => () =>
    readConfig({ DATABASE_URL: 'postgres://127.0.0.1/portal', ...more });
  const start = read({
    PORT: 'abc',
    PUBLIC_URL: '',
    STRIPE_SECRET_KEY: 'sk_live_1',
    ADZUNA_URL: 'https://jobs.example',
    SECRETS_KEY_FILE: '/nowhere/at/all',
    SEED_DEMO: 'true',
    NODE_TLS_REJECT_UNAUTHORIZED: '0',
  });
  for (const name of [
    'PORT: ',
    'PUBLIC_URL: Invalid URL',
    'STRIPE_PUBLISHABLE_KEY',
    'ADZUNA_APP_ID',
    'SECRETS_KEY_FILE: /nowhere/at/all',
    'SMTP_URL: ',
    'RELEASE_SIGNING_KEY_FILE: ',
    'SEED_DEMO',
    'NODE_TLS_REJECT_UNAUTHORIZED',
  ])
    expect(start).toThrow(name);
  expect(start).not.toThrow(/PUBLIC_URL[^]*PUBLIC_URL/);
  const unreadable = read({ RELEASE_SIGNING_KEY_FILE: '/nowhere/at/all' });
  expect(unreadable).toThrow('RELEASE_SIGNING_KEY_FILE: /nowhere/at/all cannot be read');
  expect(unreadable).not.toThrow(/RELEASE_SIGNING_KEY_FILE[^]*RELEASE_SIGNING_KEY_FILE/);
});

test('P-02 builds that are not where a variable says so stop the start, before a page is asked for', () => {
  const more = { SHELL_DIR: '/nowhere/shell', LOCAL_BUILDS: '/nowhere/current.json' };
  const start = () => readConfig({ ...production, ...more });
  expect(start).toThrow('SHELL_DIR: holds no built shell');
  expect(start).toThrow('LOCAL_BUILDS: is not there');
});

test('P-02 an address of a database that is empty or wrong asks for no demo', () => {
  for (const DATABASE_URL of ['', 'mysql://db/portal'])
    for (const name of ['DATABASE_URL', 'SMTP_URL', 'RELEASE_SIGNING_KEY_FILE'])
      expect(() => readConfig({ DATABASE_URL })).toThrow(name);
});

test('P-02 production seeds nobody, plays no payment and keeps its cookies to TLS', () => {
  expect(readConfig(production)).toMatchObject({
    mode: 'production',
    seedDemo: false,
    secureCookies: true,
    host: '::',
    payments: { stripe: undefined, sandbox: undefined },
  });
  expect(() => readConfig({ ...production, SEED_DEMO: 'true' })).toThrow('SEED_DEMO');
  expect(() => readConfig({ ...production, PUBLIC_URL: 'http://portal.example' })).toThrow(
    'PUBLIC_URL',
  );
});

test('P-02 the demo is for this machine alone, and says what it is where somebody chose it', () => {
  expect(readConfig({})).toMatchObject({ mode: 'demo', host: 'localhost', saysDemo: false });
  const chosen = readConfig({ PORTAL_MODE: 'demo', DATABASE_URL: 'postgres://db/portal' });
  expect(chosen).toMatchObject({ mode: 'demo', seedDemo: true, saysDemo: true });
});

test('P-07 a proxy is believed by number or by network, never every one', () => {
  expect(() => readConfig({ TRUST_PROXY: 'true' })).toThrow('how many proxies');
  expect(readConfig({ TRUST_PROXY: '10.0.0.0/8,::1' }).trustProxy).toEqual(['10.0.0.0/8', '::1']);
  expect(readConfig({ TRUST_PROXY: '1e3' }).trustProxy).toEqual(['1e3']);
  const { trustProxy } = readConfig({ TRUST_PROXY: '1' });
  const trusts = trustProxy as (address: string, hop: number) => boolean;
  expect([trusts('10.0.0.1', 0), trusts('10.0.0.1', 1)]).toEqual([true, false]);
});
