import { productionEnvironment } from '../../../test/production-environment.ts';
import { readConfig } from './config.ts';
import { mayAskCheckout } from './connections.config.ts';

test('P-02 production refuses connections without TLS that leave its machine, all at once', () => {
  const plain = {
    ...productionEnvironment,
    DATABASE_URL: 'postgres://portal:secret@db.example:5432/portal',
    REDIS_URL: 'redis://cache.example',
    SMTP_URL: 'smtp://mail.example',
    S3_BUCKET: 'files',
    S3_ENDPOINT: 'http://203.0.113.7',
  };
  for (const name of ['DATABASE_URL: db.example', 'REDIS_URL', 'SMTP_URL', 'S3_ENDPOINT'])
    expect(() => readConfig(plain)).toThrow(name);
  expect(() => readConfig(plain)).not.toThrow('secret');
  expect(readConfig({ ...plain, PLAIN_CONNECTIONS: 'allowed' }).mode).toBe('production');
  const encrypted = {
    ...plain,
    DATABASE_URL: `${plain.DATABASE_URL}?sslmode=verify-full`,
    REDIS_URL: 'rediss://cache.example',
    SMTP_URL: 'smtp://mail.example?requireTLS=true',
    S3_ENDPOINT: 'https://203.0.113.7',
  };
  expect(readConfig(encrypted).mode).toBe('production');
});

const withRedis = (host: string, more: Record<string, string> = {}) =>
  readConfig({ ...productionEnvironment, REDIS_URL: `redis://${host}`, ...more });

test.each(['127.0.0.1', '[::1]', 'localhost', 'acme.localhost'])(
  'P-02 on its own machine %s may be reached without TLS',
  (host) => {
    expect(withRedis(host).redisUrl).toBe(`redis://${host}`);
  },
);

test.each(['10.1.2.3', '172.20.0.4', '192.168.1.1', '[fd00::1]', 'redis', 'redis.portal.svc'])(
  'P-02 inside a private network %s is reached without TLS only where the operator says so',
  (host) => {
    expect(() => withRedis(host)).toThrow('PLAIN_CONNECTIONS=private');
    expect(withRedis(host, { PLAIN_CONNECTIONS: 'private' }).mode).toBe('production');
  },
);

test.each(['8.8.8.8', '172.32.0.1', '[2001:db8::1]', 'cache.example', '10.example'])(
  'P-02 %s is no private network',
  (host) => {
    expect(() => withRedis(host)).toThrow('REDIS_URL');
    expect(() => withRedis(host, { PLAIN_CONNECTIONS: 'private' })).toThrow('REDIS_URL');
  },
);

const DATABASE = 'postgres://portal:secret@db.portal.svc/portal';

test.each([
  ['DATABASE_URL', `${DATABASE}?sslmode=no-verify`],
  ['DATABASE_URL', `${DATABASE}?ssl=true&sslmode=disable`],
  ['DATABASE_URL', `${DATABASE}?uselibpqcompat=true&sslmode=require`],
  ['DATABASE_URL', 'postgres://portal:secret@127.0.0.1/portal?host=db.portal.svc'],
  ['SMTP_URL', 'smtps://mail.example?tls.rejectUnauthorized=false'],
  ['SMTP_URL', 'smtp://mail.example?requireTLS=true&tls.rejectUnauthorized=false'],
  ['NODE_TLS_REJECT_UNAUTHORIZED', '0'],
])('P-02 a certificate that nobody looks at is no TLS: %s=%s', (name, value) => {
  expect(() => readConfig({ ...productionEnvironment, [name]: value })).toThrow(name);
});

test.each([
  `${DATABASE}?sslmode=verify-full`,
  `${DATABASE}?ssl=true`,
  `${DATABASE}?uselibpqcompat=true&sslmode=verify-full`,
  'postgres://portal@%2Frun%2Fpostgresql/portal',
  'postgres://portal@localhost/portal?host=/run/postgresql',
])('P-02 a checked certificate or a socket of the machine will do: %s', (url) => {
  expect(readConfig({ ...productionEnvironment, DATABASE_URL: url }).databaseUrl).toBe(url);
});

test('CR-32 production asks the checkouts that its operator has named, over TLS, and no others', () => {
  const hostsOf = (more: Record<string, string>) =>
    readConfig({ ...productionEnvironment, ...more }).checkoutHosts;
  const named = hostsOf({ CHECKOUT_HOSTS: 'shop.example, Pay.example:8443' });
  for (const [address, may] of [
    ['https://shop.example/links', true],
    ['https://SHOP.example/links', true],
    ['https://pay.example:8443/', true],
    ['http://shop.example/links', false],
    ['https://pay.example/', false],
    ['https://shop.example.evil.example/', false],
    ['https://shop.example@evil.example/', false],
    ['https://169.254.169.254/latest', false],
    ['no address', false],
  ] as const)
    expect({ address, may: mayAskCheckout(named, address) }).toEqual({ address, may });
  expect(mayAskCheckout(hostsOf({}), 'https://shop.example/links')).toBe(false);
  expect(mayAskCheckout(readConfig({}).checkoutHosts, 'http://127.0.0.1:8080/')).toBe(true);
});
