import { getCurrentUser, login, logout } from '@portal/shared-contracts/auth';
import { listNotifications } from '@portal/shared-contracts/notifications';
import { getClientCustomizations } from '@portal/shared-contracts/website';
import { createTestApp, type TestApp } from '../../../test/create-test-app.ts';

let portal: TestApp;
beforeAll(async () => {
  portal = await createTestApp();
});
afterAll(() => portal.close());

const credentials = { email: 'customer@example.com', password: 'Portal-demo-1' };
const stillSignedIn = async (browser: Awaited<ReturnType<TestApp['signIn']>>) =>
  (await browser.call(getCurrentUser, {})).status === 200;

test('HS-03 P-01 a host that no firm has gets 404 and its text; one that is no name gets 400 before anybody looks for it', async () => {
  const reply = await portal.app.inject({
    url: '/api/website',
    headers: { host: 'unknown.example' },
  });
  expect(reply.statusCode).toBe(404);
  expect(reply.json()).toMatchObject({ status: false, message: 'Domain not registered' });
  const malformed = await portal.app.inject({
    url: '/api/website',
    headers: { host: 'localhost@unknown.example' },
  });
  expect(malformed.statusCode).toBe(400);
  expect(malformed.body).not.toContain('Domain not registered');
});

test('HS-52 a state-changing call without the portal header is refused', async () => {
  const reply = await portal
    .visit()
    .inject({ method: 'POST', url: login.path, payload: credentials });
  expect(reply.statusCode).toBe(403);
  expect(reply.json().code).toBe('header-missing');
});

test.each([
  ['an image tag', { 'sec-fetch-site': 'cross-site', 'sec-fetch-dest': 'image' }],
  ['a link on another page', { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate' }],
  [
    'a sister domain with the header',
    { 'x-requested-with': 'portal', 'sec-fetch-site': 'same-site' },
  ],
  ['a prefetch', { 'x-requested-with': 'portal', 'sec-purpose': 'prefetch' }],
  ['an old prefetch', { 'x-requested-with': 'portal', purpose: 'prefetch' }],
])('HS-54 %s cannot sign anybody out', async (_who, headers) => {
  const browser = await portal.signIn('customer');
  const reply = await browser.inject({ url: logout.path, headers });
  expect(reply.statusCode).toBe(403);
  expect(await stillSignedIn(browser)).toBe(true);
});

test('HS-54 the portal itself signs out', async () => {
  const browser = await portal.signIn('customer');
  expect(
    (await browser.call(logout, {}, { headers: { 'sec-fetch-site': 'same-origin' } })).status,
  ).toBe(200);
  expect(await stillSignedIn(browser)).toBe(false);
});

test('SC-32 nobody gets 401, a foreign role 403', async () => {
  expect((await portal.visit().call(listNotifications, {})).status).toBe(401);
  const reviewer = await portal.signIn('reviewer');
  expect((await reviewer.call(listNotifications, {})).status).toBe(403);
});

test('SC-30 a session of one site is nothing on another', async () => {
  const browser = await portal.signIn('customer', 'northwind');
  const reply = await portal.app.inject({
    url: getCurrentUser.path,
    headers: {
      host: 'acme.localhost',
      cookie: [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
    },
  });
  expect(reply.statusCode).toBe(401);
});

test('HS-08 a path without /api answers below /api too', async () => {
  const browser = portal.visit();
  const plain = await browser.inject({ url: '/getClientCustomizations' });
  const prefixed = await browser.inject({ url: '/api/getClientCustomizations' });
  expect(plain.statusCode).toBe(200);
  expect(prefixed.json()).toEqual(plain.json());
});

test('HS-20 a browser that navigates to a call without /api gets no JSON', async () => {
  const reply = await portal.visit().inject({
    url: getClientCustomizations.path,
    headers: { accept: 'text/html,application/xhtml+xml' },
  });
  expect(reply.headers['content-type']).not.toContain('application/json');
});

describe('SC-34 refusals have one shape', () => {
  const send = (payload: string, type = 'application/json') =>
    portal.visit().inject({
      method: 'POST',
      url: login.path,
      payload,
      headers: { 'x-requested-with': 'portal', 'content-type': type },
    });

  test('wrong fields are named', async () => {
    const reply = await send(JSON.stringify({ email: 'no address' }));
    expect(reply.statusCode).toBe(400);
    expect(Object.keys(reply.json().errors)).toEqual(['email', 'password']);
  });

  test.each([
    ['broken JSON', '{"email":', 'application/json', 400],
    [
      'a prototype',
      '{"__proto__":{"admin":true},"email":"a@example.com","password":"x"}',
      'application/json',
      400,
    ],
    ['another content type', '<login/>', 'application/xml', 415],
    ['too long a body', JSON.stringify({ email: 'x'.repeat(2_000_000) }), 'application/json', 413],
    [
      'a NUL',
      JSON.stringify({ email: 'a@example.com', password: 'a\0b' }),
      'application/json',
      400,
    ],
  ])('%s', async (_what, payload, type, status) => {
    const reply = await send(payload, type);
    expect(reply.statusCode).toBe(status);
    expect(reply.json()).toMatchObject({
      status: false,
      code: expect.any(String),
      message: expect.any(String),
    });
    expect(reply.body).not.toContain('node_modules');
  });

  test('an unknown call', async () => {
    const reply = await portal.visit().inject({ url: '/api/nothing/here' });
    expect(reply.statusCode).toBe(404);
    expect(reply.json()).toMatchObject({ status: false, code: 'not-found' });
  });
});

test('SC-34 a failure of the server tells nothing of its inside', async () => {
  const broken = await createTestApp();
  const browser = await broken.signIn('customer');
  await broken.app.portal.platform.database.owner().query('drop table notifications');
  const reply = await browser.call(listNotifications, {});
  expect(reply.status).toBe(500);
  expect(reply.error).toEqual({
    status: false,
    code: 'unexpected',
    message: 'Please Try Again Later!',
    error: 'Please Try Again Later!',
    refusal: { code: 'unexpected-failure', params: {} },
  });
  expect(broken.logged.some((entry) => entry.level === 'error')).toBe(true);
  await broken.close();
});

test('HS-58 neither codes nor tokens nor passwords reach the log', async () => {
  const browser = portal.visit();
  await browser.call(login, credentials);
  await browser.inject({
    url: '/api/autologin/secret-code-123?packageId=p',
    headers: { 'x-requested-with': 'portal' },
  });
  const log = JSON.stringify(portal.logged);
  for (const secret of ['secret-code-123', credentials.password, ...browser.cookies.values()])
    expect(log).not.toContain(secret);
});

test('HS-58 a line of the log names its request and its person by their ids, and tells nothing personal', async () => {
  const browser = await portal.signIn('customer');
  await browser.call(listNotifications, {});
  const line = portal.logged.findLast((entry) => entry.message === 'request');
  expect(line).toMatchObject({
    level: 'info',
    details: {
      request: expect.stringMatching(/^[\da-f-]{36}$/),
      site: 'northwind',
      person: portal.personId('customer'),
      method: 'GET',
      route: listNotifications.path,
      status: 200,
    },
  });
  const log = JSON.stringify(portal.logged);
  for (const personal of [credentials.email, 'Clara', 'Lindqvist'])
    expect(log).not.toContain(personal);
});
