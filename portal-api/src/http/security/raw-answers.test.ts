import { createTestApp, type TestApp } from '../../../test/create-test-app.ts';
import { sayRaw } from '../../../test/sockets/say-raw.ts';

let portal: TestApp;
let port: number;
beforeAll(async () => {
  portal = await createTestApp({ config: { SECURE_COOKIES: 'true' } });
  port = await portal.listen();
});
afterAll(() => portal.close());

const request = (target: string, ...lines: string[]): string =>
  [`GET ${target} HTTP/1.1`, 'Host: localhost', ...lines, '', ''].join('\r\n');
const UPGRADE = ['Connection: Upgrade', 'Upgrade: websocket'];

test.each([
  ['bytes that are no request', 'nonsense\r\n\r\n', 400],
  ['two lengths', request('/', 'Content-Length: 1', 'Content-Length: 2'), 400],
  ['headers beyond the limit', request('/', `X-Long: ${'x'.repeat(40_000)}`), 431],
  ['a socket of nobody', request('/api/live', ...UPGRADE), 401],
  ['a socket where none is', request('/api/nothing', ...UPGRADE), 404],
])(
  'P-14 the answer to %s carries the headers of every other, though no call was run for it',
  async (_case, bytes, status) => {
    const answer = await sayRaw(port, bytes);
    expect(answer).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
    const lines = answer.toLowerCase().split('\r\n');
    for (const line of [
      'x-content-type-options: nosniff',
      'cache-control: no-store',
      'referrer-policy: same-origin',
      'cross-origin-resource-policy: same-origin',
      'cross-origin-opener-policy: same-origin',
      "content-security-policy: default-src 'none'; frame-ancestors 'none'",
      'strict-transport-security: max-age=31536000',
      'connection: close',
    ])
      expect(lines).toContain(line);
    expect(answer).not.toMatch(/Client Error|HPE_|statusCode/);
  },
);
