import { createTestApp, type TestApp } from '../../../test/create-test-app.ts';
import { sayRaw } from '../../../test/sockets/say-raw.ts';

let portal: TestApp;
let port: number;
const ran: string[] = [];
beforeAll(async () => {
  portal = await createTestApp({ seed: 'base' });
  port = await portal.listen();
  portal.app.server.on('request', ({ method = '', url = '' }) => ran.push(`${method} ${url}`));
});
afterAll(() => portal.close());
beforeEach(() => ran.splice(0));

const POST = [
  'POST /api/auth/login HTTP/1.1',
  'Host: localhost',
  'X-Requested-With: portal',
  'Content-Type: application/json',
  '',
].join('\r\n');
const HIDDEN = 'GET /api/website?hidden HTTP/1.1\r\nHost: localhost\r\n\r\n';
const EMPTY = `0\r\n\r\n${HIDDEN}`;
const CHUNKED = 'Transfer-Encoding: chunked\r\n';

test.each([
  ['a length and chunks', `${POST}Content-Length: 5\r\n${CHUNKED}\r\n${EMPTY}`],
  ['chunks and a length', `${POST}${CHUNKED}Content-Length: 5\r\n\r\n${EMPTY}`],
  ['two lengths', `${POST}Content-Length: 0\r\nContent-Length: 64\r\n\r\n${HIDDEN}`],
  ['one length twice', `${POST}Content-Length: 0\r\nContent-Length: 0\r\n\r\n${HIDDEN}`],
  ['two lengths in one line', `${POST}Content-Length: 0, 64\r\n\r\n${HIDDEN}`],
  ['a length with a sign', `${POST}Content-Length: +0\r\n\r\n${HIDDEN}`],
  ['a length below nothing', `${POST}Content-Length: -1\r\n\r\n${HIDDEN}`],
  ['a length in another base', `${POST}Content-Length: 0x0\r\n\r\n${HIDDEN}`],
  ['a length without end', `${POST}Content-Length: ${'9'.repeat(40)}\r\n\r\n${HIDDEN}`],
  ['a length without digits', `${POST}Content-Length:\r\n\r\n${HIDDEN}`],
  ['a folded length', `${POST}Content-Length:\r\n 0\r\n\r\n${HIDDEN}`],
  ['a space before the colon', `${POST}Transfer-Encoding : chunked\r\n\r\n${EMPTY}`],
  ['a space before the name', `${POST.trimEnd()}\r\n Transfer-Encoding: chunked\r\n\r\n${EMPTY}`],
  ['chunks by another name', `${POST}Transfer-Encoding: xchunked\r\n\r\n${EMPTY}`],
  ['chunks that are not last', `${POST}Transfer-Encoding: chunked, identity\r\n\r\n${EMPTY}`],
  ['chunks behind a control sign', `${POST}Transfer-Encoding: \x0bchunked\r\n\r\n${EMPTY}`],
  ['folded chunks', `${POST}Transfer-Encoding:\r\n chunked\r\n\r\n${EMPTY}`],
  ['a chunk of another base', `${POST}${CHUNKED}\r\n0x0\r\n\r\n${HIDDEN}`],
  ['a chunk below nothing', `${POST}${CHUNKED}\r\n-1\r\n\r\n${HIDDEN}`],
  ['a chunk without end', `${POST}${CHUNKED}\r\n${'F'.repeat(17)}\r\n\r\n${HIDDEN}`],
  ['a chunk without a size', `${POST}${CHUNKED}\r\n\r\n${HIDDEN}`],
  ['a chunk longer than it says', `${POST}${CHUNKED}\r\n1\r\nabc\r\n${EMPTY}`],
  ['a chunk that ends by a line feed', `${POST}${CHUNKED}\r\n1\na\n0\n\n${HIDDEN}`],
  ['an extension with a line feed', `${POST}${CHUNKED}\r\n0;a\nb\r\n\r\n${HIDDEN}`],
  ['a line feed for an end of line', `${POST}X: a\nContent-Length: 0\r\n\r\n${HIDDEN}`],
  [
    'a line feed after the first line',
    `${POST.replace('\r\n', '\n')}Content-Length: 0\r\n\r\n${HIDDEN}`,
  ],
  ['a carriage return in a value', `${POST}X: a\rContent-Length: 64\r\n\r\n${HIDDEN}`],
  ['a zero sign in a value', `${POST}X: a\x00b\r\nContent-Length: 0\r\n\r\n${HIDDEN}`],
  ['a folded line', `${POST}X: a\r\n b\r\nContent-Length: 0\r\n\r\n${HIDDEN}`],
])(
  'P-14 %s is answered by 400 and a closed connection, and nothing behind it runs',
  async (_case, bytes) => {
    const answer = await sayRaw(port, bytes);
    expect(answer).toMatch(/^HTTP\/1\.1 400 /);
    expect(answer.match(/HTTP\/1\.1/g)).toHaveLength(1);
    expect(ran.filter((line) => line.includes('hidden'))).toEqual([]);
  },
);

test('P-14 bytes behind a whole request are the next request, and none of the first', async () => {
  const last = HIDDEN.replace('\r\n\r\n', '\r\nConnection: close\r\n\r\n');
  const answer = await sayRaw(port, `${POST}${CHUNKED}\r\n2\r\n{}\r\n0\r\n\r\n${last}`);
  expect(ran).toEqual(['POST /api/auth/login', 'GET /api/website?hidden']);
  expect(answer.match(/HTTP\/1\.1 \d+/g)).toHaveLength(2);
});

test.each(['http://acme.localhost/api/website', 'http://localhost/api/website', '*'])(
  'P-01 the target %s, which could name another host than its header, is refused',
  async (target) => {
    const answer = await sayRaw(
      port,
      `GET ${target} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`,
    );
    expect(answer).toMatch(/^HTTP\/1\.1 400 /);
    expect(answer).not.toContain('companyName');
  },
);

test('P-14 a socket with two hosts is for no firm', async () => {
  const UPGRADE = ['GET /api/live HTTP/1.1', 'Host: localhost', 'Host: acme.localhost'];
  const answer = await sayRaw(
    port,
    `${[...UPGRADE, 'Connection: Upgrade', 'Upgrade: websocket'].join('\r\n')}\r\n\r\n`,
  );
  expect(answer).toMatch(/^HTTP\/1\.1 400 /);
});

test('P-14 a request with two hosts is for no firm', async () => {
  const answer = await sayRaw(
    port,
    'GET /api/website HTTP/1.1\r\nHost: localhost\r\nHost: acme.localhost\r\nConnection: close\r\n\r\n',
  );
  expect(answer).toMatch(/^HTTP\/1\.1 400 /);
});
