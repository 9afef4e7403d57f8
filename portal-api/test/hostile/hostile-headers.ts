import { connect } from 'node:net';
import { type Attacker, attackers, type HostileWorld } from './hostile-world.ts';
import { naughtyTexts } from './naughty.ts';
import { count, newTally, type Tally } from './tally.ts';

/** A request that is sent as it stands here. */
interface RawRequest {
  what: string;
  text: string;
}

const WAITED = 5000;

/** Sends bytes and says with which status they were answered; half of a request gets its end by the line's own. */
const sendRaw = (port: number, text: string): Promise<number | string> =>
  new Promise((resolve) => {
    const line = connect(port, '127.0.0.1');
    let reply = '';
    const end = (how: number | string): void => {
      resolve(how);
      line.destroy();
    };
    line.setTimeout(WAITED, () => end('waits'));
    line.on('data', (data) => {
      reply += data.toString('latin1');
      const status = /^HTTP\/1\.1 (\d{3})/.exec(reply)?.[1];
      if (status && !status.startsWith('1')) end(Number(status));
    });
    line.on('error', () => end('closed'));
    line.on('close', () => end('closed'));
    line.write(text, 'utf8');
  });

const HEADERS = [
  'Host',
  'Cookie',
  'Origin',
  'Referer',
  'User-Agent',
  'Accept',
  'Accept-Language',
  'Accept-Encoding',
  'Content-Type',
  'Content-Encoding',
  'Content-Length',
  'Transfer-Encoding',
  'Range',
  'If-None-Match',
  'If-Modified-Since',
  'X-Forwarded-For',
  'X-Forwarded-Host',
  'X-Forwarded-Proto',
  'Forwarded',
  'Idempotency-Key',
  'X-Requested-With',
  'X-Portal-Contracts',
  'X-HTTP-Method-Override',
  'Authorization',
  'Stripe-Signature',
  'Sec-Fetch-Site',
  'Expect',
  'Upgrade',
  'Connection',
  'TE',
] as const;

const VALUES: readonly string[] = [
  ...naughtyTexts.filter((text) => !/[\r\n]/.test(text)),
  ...['a=1; '.repeat(3000), '*/*;q=x,'.repeat(1000), 'bytes=0-,'.repeat(1000), 'bytes=9-1'],
  ...['-1', '1, 2', 'chunked, gzip', 'application/json; charset=utf-7', 'multipart/form-data'],
  ...['localhost, evil.example', 'http://user@localhost', '100-continue', 'websocket', 'W/"x"'],
];

/** Addresses beside those of the contract, and one of each kind of those. */
const PATHS = [
  'GET /',
  'GET /orders',
  'GET /authentication/login',
  'GET /livez',
  'GET /readyz',
  'GET /metrics',
  'GET /mailbox',
  'GET /api/openapi.json',
  'GET /api/website',
  'GET /api/customer/orders',
  'GET /api/nowhere',
  'POST /api/csp-reports',
  'POST /api/auth/login',
  'POST /api/file/upload',
  'PATCH /api/profile/language',
  'POST /authentication/login',
] as const;

const requestOf = (
  line: string,
  headers: readonly (readonly [string, string])[],
  body: string,
): string =>
  `${line} HTTP/1.1\r\n${headers.map(([name, value]) => `${name}: ${value}\r\n`).join('')}\r\n${body}`;

const withHeader = (line: string, cookie: string, name: string, value: string): RawRequest => {
  const body = line.startsWith('GET') ? '' : '{}';
  const usual: [string, string][] = [
    ['Host', 'localhost'],
    ['Connection', 'close'],
    ['X-Requested-With', 'portal'],
    ...(cookie === '' ? [] : [['Cookie', cookie] as [string, string]]),
    ...(body === ''
      ? []
      : ([
          ['Content-Type', 'application/json'],
          ['Content-Length', '2'],
        ] as [string, string][])),
  ];
  const kept = usual.filter(([known]) => known.toLowerCase() !== name.toLowerCase());
  return {
    what: `${line}, ${name}: ${JSON.stringify(value).slice(0, 60)}`,
    text: requestOf(line, [...kept, [name, value]], body),
  };
};

/** What is hardly a request any more. */
const brokenRequests = (): RawRequest[] =>
  [
    'GET / HTTP/1.1\r\n\r\n',
    'GET / HTTP/9.9\r\nHost: localhost\r\n\r\n',
    'GET /\r\n\r\n',
    'BREW / HTTP/1.1\r\nHost: localhost\r\n\r\n',
    'GET * HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n',
    'OPTIONS * HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n',
    'TRACE / HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n',
    'CONNECT localhost:80 HTTP/1.1\r\nHost: localhost\r\n\r\n',
    'GET http://evil.example/ HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n',
    'GET //evil.example/.. HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n',
    'GET /%00%ff/../.. HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n',
    'GET /?%ed%a0%80=%&&& HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n',
    `GET /${'a'.repeat(60_000)} HTTP/1.1\r\nHost: localhost\r\n\r\n`,
    `GET / HTTP/1.1\r\nHost: localhost\r\n${'X: y\r\n'.repeat(3000)}\r\n`,
    `GET / HTTP/1.1\r\nHost: localhost\r\nX: ${'y'.repeat(100_000)}\r\n\r\n`,
    'GET / HTTP/1.1\r\nHost: localhost\r\nHost: acme.localhost\r\n\r\n',
    'GET / HTTP/1.1\r\nHost : localhost\r\n\r\n',
    'GET / HTTP/1.1\r\n Host: localhost\r\n\r\n',
    'POST /api/auth/login HTTP/1.1\r\nHost: localhost\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
    'POST /api/auth/login HTTP/1.1\r\nHost: localhost\r\nContent-Length: -5\r\n\r\n',
    'POST /api/auth/login HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n',
    'POST /api/auth/login HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\nffffffffffffffff\r\n',
    '\u0016\u0003\u0001\u0002\u0000\u0001',
    '\r\n\r\n\r\n\r\n\u0000',
    'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n',
  ].map((text) => ({ what: JSON.stringify(text).slice(0, 80), text }));

const requestsOf = (cookie: string): RawRequest[] => [
  ...PATHS.flatMap((line) =>
    HEADERS.flatMap((name) => VALUES.map((value) => withHeader(line, cookie, name, value))),
  ),
];

/** Headers and whole requests that are wrong, with and without a session; each `share`-th of them. */
export const attackHeaders = async (
  world: HostileWorld,
  { seed, share }: { seed: number; share: number },
): Promise<Tally> => {
  const tally = newTally('hostile headers');
  const port = await world.portal.listen();
  const who = attackers.filter(({ name }) => name === 'nobody' || name === 'customer');
  for (const attacker of who as Attacker[]) {
    const { cookies } = await world.browserOf(attacker);
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const chosen = requestsOf(cookie).filter((_, at) => (at * 7 + seed) % share === 0);
    for (const { what, text } of [...brokenRequests(), ...chosen]) {
      const end = await sendRaw(port, text);
      await world.portal.settled();
      const written = await world.written();
      count(tally, end);
      const faults = [
        ...(typeof end === 'number' && end >= 500 && end !== 501 && end !== 505
          ? [`answered ${end}`]
          : []),
        ...(typeof end === 'number' && end >= 400 && written.length > 0
          ? [`${end}, but stored in ${written.join(', ')}`]
          : []),
        ...world.errors().map((error) => `logged ${error}`),
      ];
      for (const fault of faults) tally.faults.push(`${what} by ${attacker.name}: ${fault}`);
    }
  }
  return tally;
};
