import { readRemoteHealth } from '@portal/shared-contracts/remote';
import { createTestApp, type TestApp } from '../../../test/create-test-app.ts';
import { releaseDesk } from '../../../test/releases/release-desk.ts';

let portal: TestApp;
let desk: ReturnType<typeof releaseDesk>;
beforeAll(async () => {
  portal = await createTestApp();
  desk = releaseDesk(portal);
});
afterAll(() => portal.close());

describe('reports', () => {
  test('the metrics are for this machine alone, or for the bearer of the token', async () => {
    const read = async (headers: Record<string, string>, remoteAddress = '127.0.0.1') =>
      (await portal.visit().inject({ method: 'GET', url: '/metrics', headers, remoteAddress }))
        .statusCode;
    const { config } = portal.app.portal.platform;
    expect(await read({})).toBe(200);
    expect(await read({ 'x-forwarded-for': '127.0.0.1' })).toBe(404);
    expect(await read({}, '203.0.113.9')).toBe(404);
    config.metricsToken = 'a token of the operator';
    expect(await read({})).toBe(404);
    expect(await read({ authorization: 'Bearer a wrong token' })).toBe(404);
    expect(await read({ authorization: 'Bearer a token of the operator' }, '203.0.113.9')).toBe(
      200,
    );
    config.metricsToken = undefined;
  });

  test('the metrics show the process, how long each endpoint took and the database, without addresses', async () => {
    await portal.visit().inject({ method: 'GET', url: '/healthz?token=hidden' });
    const { headers, body } = await portal.visit().inject({ method: 'GET', url: '/metrics' });
    expect(headers['content-type']).toBe('text/plain; version=0.0.4; charset=utf-8');
    expect(body).toContain('process_cpu_seconds_total');
    expect(body).toMatch(
      /portal_http_request_duration_seconds_count\{method="GET",route="\/healthz",status="200"\} [1-9]/,
    );
    expect(body).toMatch(/portal_database_connections\{state="busy"\} \d/);
    expect(body).not.toContain('hidden');
  });

  test('a policy violation is blamed on the release whose file caused it', async () => {
    await desk.live({ remote: 'mfe-csp', version: '1.0.0' });
    const answer = await portal.visit().inject({
      method: 'POST',
      url: '/api/csp-reports',
      headers: { 'content-type': 'application/csp-report' },
      payload: JSON.stringify({
        'csp-report': {
          'effective-directive': 'script-src',
          'blocked-uri': 'https://evil.example/x.js?secret=1',
          'source-file': 'http://localhost/remotes/mfe-csp/1.0.0/a.js',
        },
      }),
    });
    expect(answer.statusCode).toBe(204);
    const metrics = await portal.visit().inject({ method: 'GET', url: '/metrics' });
    expect(metrics.body).toContain(
      'portal_release_reports_total{remote="mfe-csp",release="1.0.0",cause="csp"} 1',
    );
    expect(metrics.body).not.toContain('secret');
  });

  test('the health call answers only while the inspector of the site is on', async () => {
    const answer = await portal.visit('acme').call(readRemoteHealth, {});
    expect([200, 404]).toContain(answer.status);
    const { inspector } = (await portal.context('acme')).site.settings;
    expect(answer.status).toBe(inspector ? 200 : 404);
  });
});
