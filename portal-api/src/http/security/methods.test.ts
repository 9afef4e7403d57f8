import { createTestApp, type TestApp } from '../../../test/create-test-app.ts';
import { sayRaw } from '../../../test/sockets/say-raw.ts';

let portal: TestApp;
let port: number;
beforeAll(async () => {
  portal = await createTestApp();
  port = await portal.listen();
});
afterAll(() => portal.close());

test.each(['TRACE', 'TRACK', 'CONNECT', 'DEBUG'])(
  'P-14 %s is not answered, and nothing of the request comes back',
  async (method) => {
    const target = method === 'CONNECT' ? 'localhost:80' : '/api/website';
    const answer = await sayRaw(
      port,
      `${method} ${target} HTTP/1.1\r\nHost: localhost\r\nX-Echo: come-back\r\nConnection: close\r\n\r\n`,
    );
    expect(answer).not.toMatch(/^HTTP\/1\.1 2/);
    expect(answer).not.toContain('come-back');
  },
);
