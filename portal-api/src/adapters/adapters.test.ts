import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { type AddressInfo, createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { createServer as createTlsServer } from 'node:tls';
import { createTestApp } from '../../test/create-test-app.ts';
import { answering } from '../../test/mails/answering-server.ts';
import { selfSigned } from '../../test/tls/self-signed.ts';
import { postgresFanOut } from './fan-out.postgres.ts';
import { folderFileStore } from './file-store.folder.ts';
import { smtpMailer } from './mailer.ts';

const content = randomBytes(300_000);
const sha256 = createHash('sha256').update(content).digest('hex');

const read = async (stream: Readable): Promise<Buffer> => {
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
};

describe('files in a folder', () => {
  let root: string;
  beforeEach(async () => {
    root = await mkdtemp(path.join(tmpdir(), 'portal-store-'));
  });
  afterEach(() => rm(root, { recursive: true }));

  const names = async () =>
    (await readdir(root, { recursive: true, withFileTypes: true })).filter((entry) =>
      entry.isFile(),
    );

  test('PL-28 what was put comes back byte for byte', async () => {
    const store = await folderFileStore(root);
    const key = randomUUID();
    expect(await store.put(key, Readable.from([content]))).toEqual({
      size: content.length,
      sha256,
    });
    expect((await read(await store.get(key))).equals(content)).toBe(true);
    await store.remove(key);
    await expect(store.get(key)).rejects.toThrow();
  });

  test('PL-28 a stream that breaks leaves nothing', async () => {
    const store = await folderFileStore(root);
    const broken = Readable.from(
      (async function* () {
        yield content;
        throw new Error('connection lost');
      })(),
    );
    await expect(store.put(randomUUID(), broken)).rejects.toThrow('connection lost');
    expect(await names()).toEqual([]);
  });

  test('PL-28 what a killed process left behind is swept when it is old', async () => {
    const store = await folderFileStore(root);
    const [old, fresh] = [path.join(root, '.part', 'old'), path.join(root, '.part', 'fresh')];
    await writeFile(old, 'half');
    await writeFile(fresh, 'half');
    const yesterday = new Date('2026-01-01T00:00:00Z');
    await utimes(old, yesterday, yesterday);
    await utimes(fresh, new Date('2026-01-03T00:00:00Z'), new Date('2026-01-03T00:00:00Z'));
    expect(await store.sweep(new Date('2026-01-02T00:00:00Z'))).toBe(1);
    expect((await names()).map((entry) => entry.name)).toEqual(['fresh']);
  });

  test.each(['../secret', 'a/b', '', 'a\0b', '.part'])('SC-40 %j is no key', async (key) => {
    const store = await folderFileStore(root);
    await expect(async () => store.get(key)).rejects.toThrow('Not a file key');
  });
});

test('HS-70 live messages cross processes on PostgreSQL, long ones by reference', async () => {
  const portal = await createTestApp();
  const { database, now } = portal.app.portal.platform;
  const [here, there] = [await postgresFanOut(database, now), await postgresFanOut(database, now)];
  const heard = new Promise<string[]>((resolve) => {
    const messages: string[] = [];
    there.subscribe((payload) => {
      messages.push(payload);
      if (messages.length === 2) resolve(messages);
    });
  });
  const short = JSON.stringify({ siteId: 'acme', text: 'short' });
  const long = JSON.stringify({ siteId: 'acme', text: 'ä'.repeat(20_000) });
  await here.publish(short);
  await here.publish(long);
  expect((await heard).toSorted((a, b) => a.length - b.length)).toEqual([short, long]);
  await Promise.all([here.close(), there.close()]);
  await portal.close();
});

test('HS-55 mail goes out by SMTP in the name of the site', async () => {
  const lines: string[] = [];
  let inBody = false;
  const server = createServer((socket) => {
    socket.write('220 test\r\n');
    socket.on('data', (data) => {
      for (const line of String(data).split('\r\n').filter(Boolean)) {
        lines.push(line);
        if (inBody && line !== '.') continue;
        if (line === '.') inBody = false;
        else if (line === 'DATA') inBody = true;
        socket.write(
          line === 'DATA' ? '354 go on\r\n' : line === 'QUIT' ? '221 bye\r\n' : '250 ok\r\n',
        );
      }
    });
  });
  const port = await new Promise<number>((resolve) =>
    server.listen(0, '127.0.0.1', () => resolve((server.address() as { port: number }).port)),
  );
  await smtpMailer(`smtp://127.0.0.1:${port}`).send({
    siteId: 'acme',
    from: { name: 'Acme Careers', address: 'hello@acme.example' },
    to: 'customer@example.com',
    subject: 'Choose a new password',
    text: 'https://acme.example/forgot-password-2/code',
    html: '<p lang="en">Choose a new password</p>',
  });
  server.close();
  const text = lines.join('\n');
  expect(text).toContain('From: Acme Careers <hello@acme.example>');
  expect(text).toContain('To: customer@example.com');
  expect(text).toContain('https://acme.example/forgot-password-2/code');
  expect(text).toContain('Content-Type: multipart/alternative');
  expect(text).toContain('Content-Type: text/html');
});

const failureOf = (url: string, patience?: Parameters<typeof smtpMailer>[1]): Promise<unknown> =>
  smtpMailer(url, patience)
    .send({
      siteId: 'acme',
      from: { name: 'Acme Careers', address: 'hello@acme.example' },
      to: 'nobody@example.com',
      subject: 'Hi',
      text: 'Hi',
      html: '<p>Hi</p>',
    })
    .then(
      () => undefined,
      (error: unknown) => error,
    );

test('BO-55 only a mail that was certainly not taken counts as refused', async () => {
  const unknown = await answering((line) =>
    line.startsWith('RCPT') ? '550 no such user' : '250 ok',
  );
  expect(await failureOf(unknown)).toMatchObject({ name: 'MailRefused', isBounce: true });
  const busy = await answering((line) => (line.startsWith('MAIL') ? '451 busy' : '250 ok'));
  expect(await failureOf(busy)).toMatchObject({ name: 'MailRefused', isBounce: false });
  expect(await failureOf('smtp://127.0.0.1:1')).toMatchObject({ name: 'MailRefused' });
  let inBody = false;
  const cut = await answering((line) => {
    if (inBody) return line === '.' ? undefined : '';
    inBody = line === 'DATA';
    return inBody ? '354 go on' : '250 ok';
  });
  const error = await failureOf(cut);
  expect(error).toBeInstanceOf(Error);
  expect(error).not.toMatchObject({ name: 'MailRefused' });
});

test('BO-55 a mail that the server was never offered counts as refused, whatever went wrong before', async () => {
  const addressOf = async (server: Server): Promise<string> => {
    await new Promise<void>((resolve) => server.unref().listen(0, '127.0.0.1', resolve));
    return `127.0.0.1:${(server.address() as AddressInfo).port}`;
  };
  const never = await addressOf(createServer(() => undefined));
  const short = { connectionTimeout: 1000, greetingTimeout: 50, socketTimeout: 1000 };
  const closing = await addressOf(createServer((socket) => void socket.end()));
  const busy = await answering((line) => (line.startsWith('EHLO') ? '421 too busy' : '250 ok'));
  const cut = await answering((line) => (line.startsWith('EHLO') ? undefined : '250 ok'));
  const selfMade = await addressOf(createTlsServer(selfSigned));
  const failures = [
    await failureOf(`smtp://${never}`, short),
    await failureOf(`smtp://${closing}`),
    await failureOf(busy),
    await failureOf(cut),
    await failureOf(`smtps://${selfMade}`),
  ];
  for (const failure of failures)
    expect(failure).toMatchObject({ name: 'MailRefused', isBounce: false });
  expect(failures.at(-1)).toMatchObject({ message: expect.stringContaining('CERT') as string });
});
