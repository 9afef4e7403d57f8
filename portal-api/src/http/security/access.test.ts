import { type Endpoint, portalHeaders } from '@portal/shared-contracts';
import { listCustomerOrders } from '@portal/shared-contracts/orders';
import { getWebsite } from '@portal/shared-contracts/website';
import { createTestApp, type TestApp } from '../../../test/create-test-app.ts';

let portal: TestApp;
beforeAll(async () => {
  portal = await createTestApp({ seed: 'demo', config: { RATE_LIMIT_FACTOR: '1000' } });
});
afterAll(() => portal.close());

/** What a browser without cookies is told: its answer may be a refusal, but not for want of a session. */
const asNobody = async ({ method, path }: Endpoint): Promise<string> => {
  const url = path.replaceAll(/\{\w+\??\}/g, 'unknown');
  const reply = await portal.visit().inject({
    method,
    url,
    headers: portalHeaders(),
    ...(method === 'GET' ? {} : { payload: {} }),
  });
  return reply.json<{ code?: string }>().code === 'not-signed-in'
    ? 'asks for a session'
    : 'answers';
};

// Whether a file is public hangs on what it belongs to: the firm's own pictures are, others ask for a session (FX-11).
const DECIDED_BY_FILE = ['GET /api/file/{key}', 'GET /api/file/download/{key}'];

test('SC-30 a public address answers without a session, and every other one asks for it', async () => {
  const { endpoints } = portal.app.portal;
  const said = { public: new Set<string>(), private: new Set<string>() };
  for (const endpoint of endpoints)
    said[endpoint.access === 'public' ? 'public' : 'private'].add(
      `${await asNobody(endpoint)}: ${endpoint.method} ${endpoint.path}`,
    );
  const wrong = [
    ...[...said.public].filter(
      (line) => !line.startsWith('answers') && !DECIDED_BY_FILE.some((one) => line.endsWith(one)),
    ),
    ...[...said.private].filter((line) => !line.startsWith('asks')),
  ];
  expect(wrong).toEqual([]);
});

test('SC-30 the session is read from the cookie: a public address needs none, a private one refuses without it', async () => {
  const customer = await portal.signIn('customer');
  const [nobody, ended] = [portal.visit(), portal.visit()];
  ended.cookies.set('portal_session', 'a session that has ended');
  for (const browser of [nobody, ended, customer])
    expect((await browser.call(getWebsite, {})).status).toBe(200);
  for (const browser of [nobody, ended])
    expect(await browser.call(listCustomerOrders, {})).toMatchObject({
      status: 401,
      error: { code: 'not-signed-in' },
    });
  const own = await customer.call(listCustomerOrders, {});
  expect([own.status, own.body.orders.length > 0]).toEqual([200, true]);
});
