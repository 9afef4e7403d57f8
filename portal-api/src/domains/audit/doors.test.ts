import {
  autologin,
  confirmEmail,
  login,
  requestPasswordReset,
  resetPassword,
  secondStep,
} from '@portal/shared-contracts/auth';
import { beginTwoStep, confirmTwoStep } from '@portal/shared-contracts/people';
import { createTestApp, type TestApp } from '../../../test/create-test-app.ts';
import { appCode } from '../../../test/people/app-code.ts';
import { issueCode, type CodePurpose } from '../people/credentials/codes.repository.ts';

let portal: TestApp;
beforeAll(async () => {
  portal = await createTestApp();
});
afterAll(() => portal.close());

const password = 'Portal-demo-1';
const codeFor = (purpose: CodePurpose, detail = '') =>
  issueCode(portal.db(), {
    personId: portal.personId('customer'),
    purpose,
    minutes: 10,
    detail,
  });

interface Row {
  outcome: string;
  person_id: string | null;
  subject_id: string | null;
}

const rowsOf = (action: string): Promise<Row[]> =>
  portal
    .db()
    .query<Row>(
      'select outcome, person_id, subject_id from audit_entries where action = $1 order by seq',
      [action],
    );

test('PL-60 the row of a mailed code says whose it was, and a wrong code leaves a refusal alone', async () => {
  const guest = () => portal.visit();
  const doors = [
    {
      action: 'GET /api/autologin/{code}',
      purpose: 'sign-in',
      open: (code: string) => guest().call(autologin, { code }),
    },
    {
      action: 'POST /api/auth/reset-password-step-2',
      purpose: 'reset-password',
      open: (code: string) => guest().call(resetPassword, { code, password: 'Another-harbour-7' }),
    },
    {
      action: 'POST /api/auth/confirm-email',
      purpose: 'confirm-email',
      open: (code: string) => guest().call(confirmEmail, { code }),
    },
  ] as const;
  const customer = portal.personId('customer');
  for (const { action, purpose, open } of doors) {
    const detail = purpose === 'confirm-email' ? 'clara.new@example.com' : '';
    expect((await open('0'.repeat(43))).status).toBeGreaterThanOrEqual(400);
    expect({ action, status: (await open(await codeFor(purpose, detail))).status }).toEqual({
      action,
      status: 200,
    });
    expect({ action, rows: await rowsOf(action) }).toEqual({
      action,
      rows: [
        { outcome: 'refused', person_id: null, subject_id: null },
        { outcome: 'done', person_id: customer, subject_id: customer },
      ],
    });
  }
});

test('PL-60 the second step says who came in, and leaves a row where its code was wrong', async () => {
  const staff = await portal.signIn('writer');
  const { secret } = (await staff.call(beginTwoStep, { currentPassword: password })).body;
  const codeNow = () => appCode(portal, secret);
  await staff.call(confirmTwoStep, { code: codeNow() });
  portal.clock.advance(30_000);
  const browser = portal.visit();
  await browser.call(login, { email: 'writer@example.com', password });
  expect((await browser.call(secondStep, { code: 'no-such-code' })).status).toBe(422);
  expect((await browser.call(secondStep, { code: codeNow() })).status).toBe(200);
  const writer = portal.personId('writer');
  expect(await rowsOf('POST /api/auth/second-step')).toEqual([
    { outcome: 'refused', person_id: null, subject_id: writer },
    { outcome: 'done', person_id: writer, subject_id: writer },
  ]);
});

test('PL-60 a call whose work goes on after its reply leaves one row', async () => {
  const email = 'reviewer@example.com';
  expect((await portal.visit().call(requestPasswordReset, { email })).status).toBe(200);
  await portal.settled();
  expect(
    await portal
      .db()
      .query("select 1 from codes where purpose = 'reset-password' and used_at is null"),
  ).not.toEqual([]);
  expect(await rowsOf('POST /api/auth/reset-password')).toEqual([
    { outcome: 'done', person_id: null, subject_id: null },
  ]);
});
