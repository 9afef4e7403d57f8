import { connect } from 'node:net';
import { createTestApp, type TestApp } from '../../../test/create-test-app.ts';

let portal: TestApp;
let port: number;
beforeAll(async () => {
  portal = await createTestApp();
  port = await portal.listen();
});
afterAll(() => portal.close());

/** What the server answers to bytes that no browser would send. */
const say = (text: string): Promise<string> =>
  new Promise((resolve, reject) => {
    let answer = '';
    const socket = connect(port, '127.0.0.1', () => socket.write(text));
    socket.on('data', (data) => (answer += String(data)));
    socket.on('error', reject).on('end', () => resolve(answer));
  });

test.each(['TRACE', 'TRACK', 'CONNECT', 'DEBUG'])(
  'P-14 %s is not answered, and nothing of the request comes back',
  async (method) => {
    const target = method === 'CONNECT' ? 'localhost:80' : '/api/website';
    const answer = await say(
      `${method} ${target} HTTP/1.1\r\nHost: localhost\r\nX-Echo: come-back\r\nConnection: close\r\n\r\n`,
    );
    expect(answer).not.toMatch(/^HTTP\/1\.1 2/);
    expect(answer).not.toContain('come-back');
  },
);
