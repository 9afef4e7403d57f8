import {
  getCurrentUser,
  login,
  requestPasswordReset,
  resetPassword,
} from '@portal/shared-contracts/auth';
import { createTestApp, type TestApp } from '../../../../test/create-test-app.ts';
import { listMails, waitForResetCode } from '../../../../test/people/reset-mail.ts';
import { afreshWith } from '../../../../test/people/start-afresh.ts';
import type { TestClient } from '../../../../test/test-client.ts';
import { issueCode, redeemCode } from '../credentials/codes.repository.ts';

const PASSWORD = 'Portal-demo-1';
const customer = { email: 'customer@example.com', password: PASSWORD };

let portal: TestApp;
let startAfresh: () => Promise<void>;

beforeAll(async () => {
  portal = await createTestApp();
  startAfresh = await afreshWith(portal);
});
afterAll(() => portal.close());

beforeEach(() => startAfresh());

const signedIn = async (browser: TestClient): Promise<boolean> =>
  (await browser.call(getCurrentUser, {})).status === 200;

describe('forgotten password', () => {
  test('HS-55 known and unknown addresses get the same answer; only the known one gets a mail', async () => {
    const browser = portal.visit();
    const unknown = await browser.call(requestPasswordReset, { email: 'nobody@example.com' });
    const known = await browser.call(requestPasswordReset, { email: customer.email });
    expect(known.body).toEqual(unknown.body);
    await waitForResetCode(portal);
    expect((await listMails(portal)).map((mail) => mail.recipient)).toEqual([customer.email]);
  });

  test('HS-56 the link sets a new password once and ends every session', async () => {
    const elsewhere = await portal.signIn('customer');
    const browser = portal.visit();
    await browser.call(requestPasswordReset, { email: customer.email });
    const code = await waitForResetCode(portal);
    const password = 'quiet river stone 7';
    expect((await browser.call(resetPassword, { code, password })).status).toBe(200);
    expect(await signedIn(elsewhere)).toBe(false);
    expect((await browser.call(login, { ...customer, password })).status).toBe(200);
    expect((await browser.call(login, customer)).status).toBe(401);
    expect((await browser.call(resetPassword, { code, password: 'another one 12' })).status).toBe(
      410,
    );
  });

  test('HS-56 a link ends after an hour, is no use on another site, and is stored as a hash', async () => {
    const browser = portal.visit();
    await browser.call(requestPasswordReset, { email: customer.email });
    const code = await waitForResetCode(portal);
    const rows = await portal.db().query('select * from codes');
    expect(JSON.stringify(rows)).not.toContain(code);
    const password = 'quiet river stone 7';
    expect((await portal.visit('acme').call(resetPassword, { code, password })).status).toBe(410);
    portal.clock.advance(60 * 60_000);
    expect((await browser.call(resetPassword, { code, password })).status).toBe(410);
  });

  test('PL-29 the commonest passwords are refused and do not use up the link', async () => {
    const browser = portal.visit();
    await browser.call(requestPasswordReset, { email: customer.email });
    const code = await waitForResetCode(portal);
    const refused = await browser.call(resetPassword, { code, password: 'Password123' });
    expect(refused.status).toBe(422);
    expect(refused.error.errors?.['password']).toMatch(/easy to guess/);
    expect(
      (await browser.call(resetPassword, { code, password: 'quiet river stone 7' })).status,
    ).toBe(200);
  });

  test('P-10 words of the firm and of the person are no passwords, and a link is not used up by them', async () => {
    const browser = portal.visit();
    await browser.call(requestPasswordReset, { email: customer.email });
    const code = await waitForResetCode(portal);
    for (const password of [
      'northwind2026',
      'Northwind!12',
      'ClaraLindqvist',
      'lindqvist1',
      'Clara Lindqvist Northwind 2026',
      'N0rthw1nd-Cl@ra-L1ndqv1$t-2026!',
      '2026 writing northwind customer clara',
      'Northwind Writing password 1',
    ])
      expect({
        password,
        status: (await browser.call(resetPassword, { code, password })).status,
      }).toEqual({ password, status: 422 });
    // The same words among others that nobody knows are a password.
    const long = 'northwind quiet river stone 7';
    expect((await browser.call(resetPassword, { code, password: long })).status).toBe(200);
  });

  test('HS-56 of 100 parallel redemptions one succeeds', async () => {
    const make = () =>
      issueCode(portal.db(), {
        personId: portal.personId('customer'),
        purpose: 'sign-in',
        minutes: 10,
      });
    const code = await make();
    const winners = await Promise.all(
      Array.from({ length: 100 }, () =>
        redeemCode(portal.db(), {
          token: code,
          purposes: ['sign-in'],
        }),
      ),
    );
    expect(winners.filter(Boolean)).toHaveLength(1);
  });
});
