import { requestPasswordReset } from '@portal/shared-contracts/auth';
import { createTestApp, type TestApp } from '../../../test/create-test-app.ts';
import { listMails, waitForResetCode } from '../../../test/people/reset-mail.ts';

let portal: TestApp;
beforeAll(async () => {
  portal = await createTestApp();
});
afterAll(() => portal.close());

const askForLink = (headers: Record<string, string>) =>
  portal.app.inject({
    method: 'POST',
    url: requestPasswordReset.path,
    headers: { 'x-requested-with': 'portal', ...headers },
    payload: { email: 'customer@example.com' },
  });

const emptyMailbox = async (): Promise<void> => {
  await portal.settled();
  await portal.db().query('delete from mails');
};
beforeEach(emptyMailbox);

/** The mail that a request led to; it is sent after the reply. */
const mailFor = async (headers: Record<string, string>): Promise<string> => {
  await emptyMailbox();
  expect((await askForLink(headers)).statusCode).toBe(200);
  await waitForResetCode(portal);
  return (await listMails(portal))[0]?.body ?? '';
};

test.each([
  'localhost:4000@evil.example',
  'localhost@evil.example',
  'evil.example/localhost',
  'localhost evil.example',
  'localhost,evil.example',
  'localhost:99999999',
  'localhost:',
  "localhost'; script-src *",
])('P-01 the Host %j is refused before anything else, and no mail is sent', async (host) => {
  expect((await askForLink({ host })).statusCode).toBe(400);
  expect((await portal.app.inject({ url: '/login', headers: { host } })).statusCode).toBe(400);
  expect(await listMails(portal)).toEqual([]);
});

test('P-01 HS-03 a well-formed host that no firm has gets its text, and nothing is done for it', async () => {
  const headers = { host: 'nobody.example:4000' };
  const reply = await askForLink(headers);
  expect([reply.statusCode, reply.json().message]).toEqual([404, 'Domain not registered']);
  const page = await portal.app.inject({ url: '/api/website', headers });
  expect([page.statusCode, page.json().message]).toEqual([404, 'Domain not registered']);
  expect(JSON.stringify([page.headers, page.body, reply.headers])).not.toContain('nobody.example');
  await portal.settled();
  expect(await listMails(portal)).toEqual([]);
});

test('P-01 a link names the stored host and the configured address, whatever the headers say', async () => {
  const headers = {
    host: 'LOCALHOST:9999',
    'x-forwarded-host': 'evil.example',
    'x-forwarded-proto': 'gopher',
    'x-forwarded-port': '1',
    forwarded: 'host=evil.example;proto=gopher',
  };
  const mail = await mailFor(headers);
  expect(mail).toMatch(/http:\/\/localhost\/forgot-password-2\/[\w-]+/);
  expect(mail).not.toMatch(/evil|9999|gopher/);
  const { config } = portal.app.portal.platform;
  config.publicUrl = new URL('https://portal.example:8443');
  const later = await mailFor(headers);
  config.publicUrl = undefined;
  expect(later).toMatch(/https:\/\/localhost:8443\/forgot-password-2\//);
});

test('P-07 a forwarded host never chooses the firm, even behind a believed proxy', async () => {
  const behind = await createTestApp({ config: { TRUST_PROXY: '1' } });
  const reply = await behind.app.inject({
    url: '/api/website',
    headers: { host: 'acme.localhost', 'x-forwarded-host': 'localhost' },
  });
  await behind.close();
  expect(reply.body).toContain('Acme Careers');
});
