import { autologin, login } from '@portal/shared-contracts/auth';
import { updatePassword } from '@portal/shared-contracts/people';
import { createTestApp, type TestApp } from '../../../../test/create-test-app.ts';
import type { TestClient } from '../../../../test/test-client.ts';

const customer = { email: 'customer@example.com', password: 'Portal-demo-1' };
const HOME = '198.51.100.7';
const ELSEWHERE = '203.0.113.9';

let portal: TestApp;
beforeAll(async () => {
  portal = await createTestApp({ config: { TRUST_PROXY: '1' } });
});
afterAll(() => portal.close());
beforeEach(() => portal.clock.advance(3_600_000));

const signIn = async (
  browser: TestClient,
  from: string,
  password = customer.password,
): Promise<number> => {
  const headers = { 'x-forwarded-for': from };
  return (await browser.call(login, { ...customer, password }, { headers })).status;
};

const guess = async (browser: TestClient, from: string, times = 10): Promise<void> => {
  for (let count = 0; count < times; count += 1) await signIn(browser, from, 'not it');
};

test('P-10 FX-13 right passwords use up nothing, however often somebody signs in', async () => {
  for (let count = 0; count < 12; count += 1) expect(await signIn(portal.visit(), HOME)).toBe(200);
});

test('P-10 a guesser is slowed down where the guesses come from, and locks nobody out elsewhere', async () => {
  await guess(portal.visit(), ELSEWHERE);
  expect(await signIn(portal.visit(), ELSEWHERE)).toBe(429);
  expect(await signIn(portal.visit(), HOME)).toBe(200);
});

test('P-10 the addresses of one network guess together', async () => {
  for (let host = 1; host <= 10; host += 1)
    await signIn(portal.visit(), `2001:db8:7:1::${host}`, 'not it');
  expect(await signIn(portal.visit(), '2001:db8:7:1:ffff::1')).toBe(429);
  expect(await signIn(portal.visit(), '2001:db8:7:2::1')).toBe(200);
});

test('P-10 a browser that was here before gets in while strangers guess next door', async () => {
  const known = portal.visit();
  expect(await signIn(known, HOME)).toBe(200);
  await guess(portal.visit(), HOME);
  expect(await signIn(portal.visit(), HOME)).toBe(429);
  expect(await signIn(known, HOME)).toBe(200);
});

test('P-10 a known browser vouches for its own person only, and guesses no more than others', async () => {
  const known = portal.visit();
  await known.call(login, { ...customer, email: 'writer@example.com' });
  await guess(known, HOME);
  expect(await signIn(known, HOME)).toBe(429);
  const own = portal.visit();
  await signIn(own, ELSEWHERE);
  await guess(own, ELSEWHERE);
  expect(await signIn(own, ELSEWHERE)).toBe(429);
});

test('P-10 nobody makes up a known browser', async () => {
  await guess(portal.visit(), HOME);
  const forged = portal.visit();
  forged.cookies.set('portal_known', 'a'.repeat(43));
  expect(await signIn(forged, HOME)).toBe(429);
});

test('P-10 changing the password and sign-in links count failures only', async () => {
  const browser = await portal.signIn('writer2');
  const input = { _id: portal.personId('writer2'), password: 'quiet river stone 7' };
  const change = (currentPassword: string) =>
    browser.call(updatePassword, { ...input, currentPassword });
  expect((await change(customer.password)).status).toBe(200);
  for (let count = 0; count < 10; count += 1)
    expect((await change(input.password)).status).toBe(200);
  for (let count = 0; count < 10; count += 1) expect((await change('not it')).status).toBe(422);
  expect((await change(input.password)).status).toBe(429);
  const headers = { 'x-forwarded-for': '192.0.2.1' };
  for (let count = 0; count < 30; count += 1)
    await portal.visit().call(autologin, { code: `guess-${count}` }, { headers });
  expect((await portal.visit().call(autologin, { code: 'next' }, { headers })).status).toBe(429);
});
