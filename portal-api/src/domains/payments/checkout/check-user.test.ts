import { autologin } from '@portal/shared-contracts/auth';
import { checkUser } from '@portal/shared-contracts/checkout';
import { critiqueId, critiqueProof } from '../../../../seed/money.ts';
import { createTestApp, type TestApp } from '../../../../test/create-test-app.ts';

let portal: TestApp;
beforeAll(async () => {
  portal = await createTestApp({ seed: 'demo' });
});
afterAll(() => portal.close());
const critique = critiqueId('northwind', 'fresh');
const proof = critiqueProof('northwind', 'fresh');

describe('checkUser', () => {
  const known = { email: 'customer@example.com' };

  test('CR-35 an address alone gives nothing, and looks the same as an unknown one', async () => {
    const first = await portal.visit().call(checkUser, known);
    const second = await portal.visit().call(checkUser, { email: 'nobody@example.com' });
    expect(first.body).toEqual({ status: true });
    expect(second.body).toEqual(first.body);
  });

  test('CR-35 the mailed link of the own review gives a code that works once', async () => {
    await portal
      .db()
      .query("update people set unique_customer_id = $1 where email = 'customer@example.com'", [
        proof,
      ]);
    const claim = { ...known, critiqueId: critique, uniqueCustomerId: proof };
    const visitor = portal.visit();
    const { body } = await visitor.call(checkUser, claim);
    expect((await visitor.call(autologin, { code: body.autoLoginCode ?? '' })).status).toBe(200);
    expect((await visitor.call(autologin, { code: body.autoLoginCode ?? '' })).status).toBe(410);
    const guessed = await portal.visit().call(checkUser, { ...claim, uniqueCustomerId: 'guess' });
    expect(guessed.body.autoLoginCode).toBeUndefined();
    const others = { ...claim, email: 'new-customer@example.com' };
    expect((await portal.visit().call(checkUser, others)).body.autoLoginCode).toBeUndefined();
  });

  test('P-14 the mailed link of a review signs in for two weeks; an old one leads to the sign-in page', async () => {
    await portal
      .db()
      .query("update people set unique_customer_id = $1 where email = 'customer@example.com'", [
        proof,
      ]);
    const claim = { ...known, critiqueId: critique, uniqueCustomerId: proof };
    const made = (days: number) =>
      portal
        .db()
        .query('update critiques set processed_at = $2 where id = $1', [
          critique,
          new Date(portal.clock.now().getTime() - days * 86_400_000),
        ]);
    await made(13);
    expect((await portal.visit().call(checkUser, claim)).body.autoLoginCode).toBeDefined();
    await made(14);
    expect((await portal.visit().call(checkUser, claim)).body).toEqual({ status: true });
  });

  test.each([
    ['the addresses of one IPv6 network', (turn: number) => `2001:db8:7:7::${turn.toString(16)}`],
    ['one address of IPv4', () => '198.51.100.7'],
  ])('P-10 %s check no more people together than one browser does', async (_case, from) => {
    const statuses: number[] = [];
    for (let turn = 1; turn <= 31; turn += 1)
      statuses.push((await portal.visit().call(checkUser, known, { from: from(turn) })).status);
    expect(statuses).toEqual([...Array<number>(30).fill(200), 429]);
    const neighbour = from(1).startsWith('2001') ? '2001:db8:7:8::1' : '198.51.100.8';
    expect((await portal.visit().call(checkUser, known, { from: neighbour })).status).toBe(200);
  });
});
