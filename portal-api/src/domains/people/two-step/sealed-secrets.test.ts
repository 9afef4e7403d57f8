import { randomBytes } from 'node:crypto';
import { saveJobSource, testJobSource } from '@portal/shared-contracts/admin';
import { login, secondStep } from '@portal/shared-contracts/auth';
import { beginTwoStep, confirmTwoStep } from '@portal/shared-contracts/people';
import { createTestApp, type TestApp } from '../../../../test/create-test-app.ts';
import { appCode } from '../../../../test/people/app-code.ts';
import { signingKeyText } from '../../../../test/production-environment.ts';
import { sweep } from '../../../housekeeping.ts';
import { readConfig } from '../../../kernel/config/config.ts';
import { createSealer } from '../../../kernel/secrets/sealer.ts';

const password = 'Portal-demo-1';
const email = 'writer@example.com';
const HALF_MINUTE = 30_000;

const newKey = () => randomBytes(32).toString('base64');

let portal: TestApp;
const open = async (config: Readonly<Record<string, string>> = {}) => {
  portal = await createTestApp({ config });
};
afterEach(() => portal.close());

const codeOf = (secret: string): string => appCode(portal, secret);

const enrol = async (): Promise<string> => {
  const client = await portal.signIn('writer');
  const { secret } = (await client.call(beginTwoStep, { currentPassword: password })).body;
  await client.call(confirmTwoStep, { code: codeOf(secret) });
  portal.clock.advance(HALF_MINUTE);
  return secret;
};

const signsIn = async (secret: string): Promise<number> => {
  const browser = portal.visit();
  await browser.call(login, { email, password });
  const { status } = await browser.call(secondStep, { code: codeOf(secret) });
  portal.clock.advance(HALF_MINUTE);
  return status;
};

const stored = async (): Promise<string> => {
  const [row] = await portal.db().query<{ secret: string }>('select secret from second_factors');
  return row?.secret ?? '';
};

/** The server after a restart with other keys. */
const restartWith = (variables: Readonly<Record<string, string>>) => {
  portal.platform.sealer = createSealer(readConfig(variables).secrets);
};

test.each([
  ['a key for secrets', () => ({ SECRETS_KEY: newKey() })],
  ['the key of releases', () => ({ RELEASE_SIGNING_KEY: signingKeyText() })],
])(
  'TS-02 with %s the secret of a second factor never lies open in the database',
  async (_what, keys) => {
    await open(keys());
    const secret = await enrol();
    expect(await stored()).toMatch(/^sealed\./);
    expect(await stored()).not.toContain(secret);
    expect(await signsIn(secret)).toBe(200);
  },
);

test('TS-02 a sealed secret that is put into the row of somebody else opens no door', async () => {
  await open({ SECRETS_KEY: newKey() });
  const secret = await enrol();
  await portal
    .db()
    .query('update second_factors set person_id = $1', [portal.personId('reviewer')]);
  const browser = portal.visit();
  await browser.call(login, { email: 'reviewer@example.com', password });
  expect((await browser.call(secondStep, { code: codeOf(secret) })).status).toBe(500);
});

test('TS-02 a key is changed without a break, and the former one may go after an hour', async () => {
  const [former, present] = [newKey(), newKey()];
  await open({ SECRETS_KEY: former });
  const secret = await enrol();
  restartWith({ SECRETS_KEY: present, SECRETS_KEY_PREVIOUS: former });
  expect(await signsIn(secret)).toBe(200);
  await sweep(portal.platform);
  restartWith({ SECRETS_KEY: present });
  expect(await signsIn(secret)).toBe(200);
  restartWith({ SECRETS_KEY: former });
  expect(await signsIn(secret)).toBe(500);
});

test('TS-02 secrets from before there was a key are sealed within the hour', async () => {
  await open();
  const secret = await enrol();
  expect(await stored()).toBe(secret);
  restartWith({ SECRETS_KEY: newKey() });
  expect(await signsIn(secret)).toBe(200);
  await sweep(portal.platform);
  expect(await stored()).toMatch(/^sealed\./);
  expect(await signsIn(secret)).toBe(200);
});

test('BO-104 the keys of a firm’s search API follow a change of the key, and the former one may go', async () => {
  const [former, present] = [newKey(), newKey()];
  // Nobody listens there: whoever cannot open the keys fails before asking.
  await open({ ADZUNA_URL: 'http://127.0.0.1:9', ADZUNA_APP_ID: 'platform', ADZUNA_APP_KEY: 'p' });
  const admin = await portal.signIn('admin');
  const firmKeys = { appId: 'firm-id', appKey: 'firm-secret' };
  const choice = { baseVersion: 0, kind: 'search-api', country: 'de' } as const;
  await admin.call(saveJobSource, { ...choice, ...firmKeys });
  const tried = async () => (await admin.call(testJobSource, {})).body.outcome;
  restartWith({ SECRETS_KEY: former });
  await sweep(portal.platform);
  const [row] = await portal.db().query<{ keys: string }>('select keys from job_sources');
  expect(row?.keys).toMatch(/^sealed\./);
  restartWith({ SECRETS_KEY: present, SECRETS_KEY_PREVIOUS: former });
  await sweep(portal.platform);
  restartWith({ SECRETS_KEY: present });
  expect(await tried()).toBe('silent');
  restartWith({ SECRETS_KEY: former });
  expect(await tried()).toBeUndefined();
});
