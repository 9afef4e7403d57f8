import {
  askForPasskey,
  getCurrentUser,
  login,
  secondStep,
  secondStepByPasskey,
} from '@portal/shared-contracts/auth';
import {
  addPasskey,
  beginPasskey,
  getSecurity,
  removePasskey,
} from '@portal/shared-contracts/people';
import { createTestApp, type TestApp } from '../../../../test/create-test-app.ts';
import { softPasskey } from '../../../../test/people/soft-passkey.ts';
import type { TestClient } from '../../../../test/test-client.ts';
import { removeFactorsSince } from '../two-step/two-step.service.ts';

const password = 'Portal-demo-1';
const here = { origin: 'http://localhost', rpId: 'localhost' };
const email = 'writer@example.com';

let portal: TestApp;
beforeAll(async () => {
  portal = await createTestApp();
});
afterEach(() => portal.db().query('delete from passkeys where true'));
afterEach(() => portal.db().query('delete from recovery_codes where true'));
afterAll(() => portal.close());

const challengeFor = async (browser: TestClient): Promise<string> =>
  (await browser.call(beginPasskey, { currentPassword: password })).body.options.challenge;

/** A writer whose device holds a passkey. */
const withPasskey = async () => {
  const browser = await portal.signIn('writer');
  const device = softPasskey(here);
  const passkey = device.make(await challengeFor(browser));
  const added = await browser.call(addPasskey, { passkey, name: 'My phone' });
  return { browser, device, recoveryCodes: added.body.recoveryCodes };
};

const firstStep = async () => {
  const browser = portal.visit();
  expect((await browser.call(login, { email, password })).error.code).toBe('second-step-needed');
  const { options } = (await browser.call(askForPasskey, {})).body;
  return { browser, challenge: options?.challenge ?? '' };
};

const isIn = async (browser: TestClient) => (await browser.call(getCurrentUser, {})).status === 200;

test('TS-03 a passkey is the second step; the first one brings recovery codes that work as well', async () => {
  const { browser: own, device, recoveryCodes } = await withPasskey();
  expect(new Set(recoveryCodes).size).toBe(10);
  const { browser, challenge } = await firstStep();
  expect(await isIn(browser)).toBe(false);
  const done = await browser.call(secondStepByPasskey, { passkey: device.use(challenge) });
  expect([done.status, await isIn(browser)]).toEqual([200, true]);
  const next = await firstStep();
  expect((await next.browser.call(secondStep, { code: recoveryCodes[0] ?? '' })).status).toBe(200);
  const { passkeys, secondFactor } = (await own.call(getSecurity, {})).body;
  expect(passkeys).toEqual([
    expect.objectContaining({ name: 'My phone', lastUsedAt: portal.clock.now().toISOString() }),
  ]);
  expect(secondFactor).toEqual({ isOn: false, codesLeft: 9 });
});

test('TS-03 no answer counts twice, in another browser, or from a copied device', async () => {
  const { device } = await withPasskey();
  const first = await firstStep();
  const proof = device.use(first.challenge);
  expect((await first.browser.call(secondStepByPasskey, { passkey: proof })).status).toBe(200);
  const second = await firstStep();
  const reply = await second.browser.call(secondStepByPasskey, { passkey: proof });
  expect([reply.status, reply.error.message]).toEqual([
    422,
    'This passkey was not accepted. Try again or use another way.',
  ]);
  device.rewind(0);
  const copied = device.use(second.challenge);
  expect((await second.browser.call(secondStepByPasskey, { passkey: copied })).status).toBe(422);
  const stranger = portal.visit();
  const lost = await stranger.call(secondStepByPasskey, { passkey: device.use('made-up') });
  expect(lost.status).toBe(410);
  expect(await isIn(second.browser)).toBe(false);
});

test('TS-03 another host, another key and a question to somebody else open nothing', async () => {
  const { device } = await withPasskey();
  const lookalike = softPasskey({
    origin: 'https://portal.example.net',
    rpId: 'portal.example.net',
  });
  const other = await portal.signIn('reviewer');
  const foreign = await challengeFor(other);
  for (const answer of [
    (challenge: string) => ({ ...softPasskey(here).use(challenge), ...idOf(device) }),
    (challenge: string) => ({ ...lookalike.use(challenge), ...idOf(device) }),
    (challenge: string) => softPasskey(here).use(challenge),
    () => device.use(foreign),
  ]) {
    const { browser, challenge } = await firstStep();
    const reply = await browser.call(secondStepByPasskey, { passkey: answer(challenge) });
    expect(reply.status).toBe(422);
    expect(await isIn(browser)).toBe(false);
  }
  const wrong = await other.call(addPasskey, { passkey: lookalike.make(foreign) });
  expect(wrong.status).toBe(422);
  const used = await other.call(addPasskey, { passkey: softPasskey(here).make(foreign) });
  expect(used.status).toBe(422);
});

const idOf = (device: ReturnType<typeof softPasskey>) => {
  const { id, rawId } = device.make('any');
  return { id, rawId };
};

test('TS-03 adding and removing ask for the password, and the last one takes the codes along', async () => {
  const { browser, device } = await withPasskey();
  expect((await browser.call(beginPasskey, { currentPassword: 'not it' })).status).toBe(422);
  const again = await browser.call(addPasskey, {
    passkey: device.make(await challengeFor(browser)),
  });
  expect(again.status).toBe(422);
  const [own] = (await browser.call(getSecurity, {})).body.passkeys;
  const id = own?._id ?? '';
  expect((await browser.call(removePasskey, { id, currentPassword: 'not it' })).status).toBe(422);
  const other = await portal.signIn('reviewer');
  expect((await other.call(removePasskey, { id, currentPassword: password })).status).toBe(404);
  expect((await browser.call(removePasskey, { id, currentPassword: password })).status).toBe(200);
  expect((await portal.visit().call(login, { email, password })).status).toBe(200);
  expect(await portal.db().query('select 1 from recovery_codes')).toEqual([]);
});

test('TS-03 it satisfies a firm that asks for a second factor, and goes when a stolen account comes back', async () => {
  await portal.app.portal.platform.database
    .platform()
    .query(
      `update sites set settings = settings || '{"staffSecondFactor": true}' where site_id = 'northwind'`,
    );
  portal.app.portal.sites.forget();
  const since = portal.clock.now();
  const { browser } = await withPasskey();
  expect((await browser.call(getCurrentUser, {})).body.user.needsSecondFactor).toBeUndefined();
  await removeFactorsSince(portal.db(), portal.personId('writer'), since);
  expect((await browser.call(getSecurity, {})).body.passkeys).toEqual([]);
  expect((await browser.call(getCurrentUser, {})).body.user.needsSecondFactor).toBe(true);
});
