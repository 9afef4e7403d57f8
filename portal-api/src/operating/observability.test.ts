import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { seeAs } from '@portal/shared-contracts/admin';
import { login, secondStep } from '@portal/shared-contracts/auth';
import { beginTwoStep, confirmTwoStep } from '@portal/shared-contracts/people';
import { createTestApp, type TestApp } from '../../test/create-test-app.ts';
import { appCode } from '../../test/people/app-code.ts';
import { sweep } from '../housekeeping.ts';

const FOLDER = path.join(import.meta.dirname, '../../../deploy/observability');

let portal: TestApp;
beforeAll(async () => {
  portal = await createTestApp();
});
afterAll(() => portal.close());

const metrics = async (): Promise<string> =>
  (await portal.visit().inject({ url: '/metrics' })).body;

/** Names of metrics in the expressions of a file; a histogram is queried by its parts. */
const namesIn = (text: string): Set<string> =>
  new Set(
    [...text.matchAll(/\b(?:portal|process|nodejs)_[a-z0-9_]+/g)].map(([name]) =>
      name.replace(/_(bucket|count)$/, ''),
    ),
  );

test.each(['dashboard.json', 'alerts.yml'])(
  'PL-42 each number that %s names is exported',
  async (file) => {
    const exported = new Set(
      [...(await metrics()).matchAll(/^# TYPE (\S+)/gm)].map(([, name]) => name),
    );
    const names = [...namesIn(await readFile(path.join(FOLDER, file), 'utf8'))];
    expect(names.length).toBeGreaterThan(8);
    expect(names.filter((name) => !exported.has(name))).toEqual([]);
  },
);

test('PL-42 each number of the portal has its place on the dashboard, unless an alert asks for it', async () => {
  const text = await metrics();
  const own = [...text.matchAll(/^# TYPE (portal_\S+)/gm)].map(([, name]) => name as string);
  const files = ['dashboard.json', 'alerts.yml'].map((file) =>
    readFile(path.join(FOLDER, file), 'utf8'),
  );
  const named = namesIn((await Promise.all(files)).join('\n'));
  expect(own.filter((name) => !named.has(name))).toEqual([]);
});

test.each(['dashboard.json', 'alerts.yml'])(
  'PL-42 each state and result by which %s asks is exported, also while nothing is in it',
  async (file) => {
    const exported = await metrics();
    const text = (await readFile(path.join(FOLDER, file), 'utf8')).replaceAll('\\"', '"');
    const asked = [
      ...text.matchAll(/(portal_\w+)\{((?:state|result|what|level|check)="[a-z-]+")\}/g),
    ];
    expect(asked.length).toBeGreaterThan(0);
    for (const [, name, label] of asked) expect(exported).toContain(`${name}{${label}} `);
  },
);

test('PL-42 what can go wrong is counted: payments, mails, sockets, backups, refusals, readiness', async () => {
  const { mail } = await portal.context();
  await mail.send({ to: 'clara@example.com', subject: 'Hi', text: 'Hi' });
  await sweep(portal.platform);
  await portal.visit().call(login, { email: 'nobody@example.com', password: 'wrong password' });
  const text = await metrics();
  for (const line of [
    /^portal_payments\{state="open"\} 0$/m,
    /^portal_payments_oldest_unfinished_seconds 0$/m,
    /^portal_mails_total\{result="sent"\} 1$/m,
    /^portal_mails_total\{result="failed"\} 0$/m,
    /^portal_mails_total\{result="bounced"\} 0$/m,
    /^portal_mails_waiting 0$/m,
    /^portal_mail_notices\{state="uncertain"\} 0$/m,
    /^portal_mail_notices_overdue_seconds 0$/m,
    /^portal_sockets_open\{path="\/ws"\} 0$/m,
    /^portal_backup_last_success_timestamp_seconds 0$/m,
    /^portal_refusals_total\{code="[a-z-]+"\} 1$/m,
    /^portal_ready\{check="all"\} 1$/m,
    /^portal_log_entries_total\{level="warn"\} \d+$/m,
  ])
    expect(text).toMatch(line);
});

test('PL-42 no label of a number names a person or an address', async () => {
  const text = await metrics();
  for (const secret of ['clara@example.com', 'nobody@example.com', '127.0.0.1'])
    expect(text).not.toContain(secret);
});

test('PL-42 what concerns security is marked in the log with request and site, without a person’s data', async () => {
  portal.logged.length = 0;
  await portal.visit().call(login, { email: 'nobody@example.com', password: 'wrong password' });
  await portal.visit().call(login, { email: 'customer@example.com', password: 'Portal-demo-1' });
  await portal.visit().inject({ method: 'POST', url: '/api/auth/login', payload: {} });
  const customer = await portal.signIn('customer');
  await customer.inject({ url: '/api/writer/boards', headers: { 'x-requested-with': 'portal' } });
  const marked = portal.logged.filter(({ details }) => 'security' in details);
  expect(marked.map(({ details }) => (details as { event: string }).event)).toEqual([
    'credentials-wrong',
    'POST /api/auth/login',
    'call-without-header',
    'role-not-allowed',
  ]);
  expect(marked[0]?.details).toMatchObject({ security: true, site: 'northwind' });
  expect(marked[3]?.details).toMatchObject({
    site: 'northwind',
    person: portal.personId('customer'),
  });
  for (const { details } of marked)
    expect((details as { request?: string }).request).toMatch(/^[0-9a-f-]{36}$/);
  const whole = JSON.stringify(portal.logged);
  for (const secret of [
    'nobody@example.com',
    'customer@example.com',
    'wrong password',
    '127.0.0.1',
  ])
    expect(whole).not.toContain(secret);
});

const marks = (): string[] =>
  portal.logged.flatMap(({ details }) =>
    'security' in details ? [(details as { event?: string }).event ?? ''] : [],
  );

test('PL-42 TS-01 a wrong second step and one that lets in are marked', async () => {
  const writer = await portal.signIn('writer');
  const currentPassword = 'Portal-demo-1';
  const { secret } = (await writer.call(beginTwoStep, { currentPassword })).body;
  const codeNow = () => appCode(portal, secret);
  expect((await writer.call(confirmTwoStep, { code: codeNow() })).status).toBe(200);
  portal.clock.advance(30_000);
  portal.logged.length = 0;
  const browser = portal.visit();
  await browser.call(login, { email: 'writer@example.com', password: currentPassword });
  expect((await browser.call(secondStep, { code: 'no-such-code' })).status).toBe(422);
  expect((await browser.call(secondStep, { code: codeNow() })).status).toBe(200);
  expect(marks()).toEqual(['code-wrong', 'POST /api/auth/second-step']);
});

test('PL-42 BO-09 who looks with somebody else’s eyes is marked, and who may not', async () => {
  const id = portal.personId('customer');
  const [admin, money] = [await portal.signIn('admin'), await portal.signIn('moneyAdmin')];
  portal.logged.length = 0;
  expect((await money.call(seeAs, { id })).status).toBe(403);
  expect((await admin.call(seeAs, { id })).status).toBe(200);
  expect(marks()).toEqual(['area-not-granted', 'POST /api/admin/people/:id/see-as']);
});
