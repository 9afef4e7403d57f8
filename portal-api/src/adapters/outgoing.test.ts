import { createServer, type RequestListener } from 'node:http';
import { createServer as createTlsServer } from 'node:https';
import { type AddressInfo, createServer as createSocketServer, type Server } from 'node:net';
import { createServer as createTlsSocketServer, TLSSocket } from 'node:tls';
import { selfSigned } from '../../test/tls/self-signed.ts';
import { customCheckoutLink } from '../domains/payments/checkout/custom-checkout.ts';
import { openPostgres } from '../database/postgres.ts';
import { adzunaJobs } from './jobs/adzuna.ts';
import { smtpMailer } from './mailer.ts';
import { flutterwave } from './payments/flutterwave.ts';
import { stripeAccount, stripeCards } from './payments/stripe-cards.ts';

const opened: Server[] = [];
afterEach(() => {
  for (const server of opened.splice(0)) server.close();
});

const listen = async (server: Server): Promise<number> => {
  opened.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return (server.address() as AddressInfo).port;
};

const mail = {
  siteId: 'acme',
  from: { name: 'Acme', address: 'hello@acme.example' },
  to: 'customer@example.com',
  subject: 'Hello',
  text: 'Hello',
  html: '<p>Hello</p>',
};

/** Every adapter that asks another system over HTTP, pointed at one address. */
const callsTo = (url: string): Record<string, () => Promise<unknown>> => ({
  jobs: () =>
    adzunaJobs(
      { url, appId: 'a', appKey: 'k', country: 'gb' },
      { sleep: () => Promise.resolve() },
    ).search({ what: 'x', where: '', page: 1, pageSize: 10 }),
  transfers: () => flutterwave({ url, secretKey: 's', webhookHash: 'h' }).find('reference'),
  cards: () => stripeCards(stripeAccount({ url, secretKey: 'sk_test_x' })).retrieve('pi_1'),
  'own checkout': () =>
    customCheckoutLink(
      'any',
      {
        url,
        method: 'POST',
        responseFieldPath: 'link',
        token: 'secret',
        tokenName: 'authorization',
        tokenLocation: 'header',
      },
      { productId: 'p' },
    ),
});

test('P-02 no call to another system follows a redirect, so no secret goes to where one leads', async () => {
  let followed = 0;
  const elsewhere = await listen(
    createServer((_request, response) => {
      followed += 1;
      response.end('{}');
    }),
  );
  let asked = 0;
  const redirect: RequestListener = (_request, response) => {
    asked += 1;
    response.writeHead(307, { location: `http://127.0.0.1:${elsewhere}/` }).end();
  };
  const port = await listen(createServer(redirect));
  for (const [name, call] of Object.entries(callsTo(`http://127.0.0.1:${port}`))) {
    const before = asked;
    await expect({ name, call: call() }.call).rejects.toThrow();
    expect({ name, asked: asked > before, followed }).toEqual({ name, asked: true, followed: 0 });
  }
});

test('P-02 a certificate that nobody vouches for ends each connection before anything is sent', async () => {
  let heard = 0;
  const port = await listen(
    createTlsServer(selfSigned, (_request, response) => {
      heard += 1;
      response.end('{"link":"https://pay.example/1"}');
    }),
  );
  for (const call of Object.values(callsTo(`https://localhost:${port}`)))
    await expect(call()).rejects.toThrow();
  const mails = await listen(
    createTlsSocketServer(selfSigned, (socket) => {
      heard += 1;
      socket.end('220 test\r\n');
    }),
  );
  await expect(smtpMailer(`smtps://localhost:${mails}`).send(mail)).rejects.toThrow(
    /SELF_SIGNED_CERT/,
  );
  expect(heard).toBe(0);
});

test.each(['verify-full', 'require'])(
  'P-02 a database with a certificate that nobody vouches for gets no password, with sslmode=%s',
  async (mode) => {
    let heard = 0;
    const port = await listen(
      createSocketServer((socket) => {
        socket.on('error', () => undefined);
        // The client asks whether there is TLS; what comes after `S` is a TLS handshake.
        socket.once('data', () => {
          socket.write('S');
          const secured = new TLSSocket(socket, { isServer: true, ...selfSigned });
          secured.on('error', () => undefined).on('data', () => (heard += 1));
        });
      }),
    );
    const url = `postgres://portal:secret@localhost:${port}/portal?sslmode=${mode}`;
    const database = openPostgres(url, { now: () => new Date() });
    const failure: unknown = await database
      .platform()
      .query('select 1')
      .catch((error: unknown) => error);
    await database.close();
    expect(String((failure as Error).cause)).toMatch(/certificate/);
    expect(heard).toBe(0);
  },
);

test('FX-44 lines that a name, an address or a subject carries become no headers and no readers of a mail', async () => {
  const lines: string[] = [];
  const port = await listen(
    createSocketServer((socket) => {
      let inBody = false;
      const answer = (line: string): string => {
        if (inBody && line !== '.') return '';
        inBody = line === 'DATA';
        return inBody ? '354 go on\r\n' : '250 ok\r\n';
      };
      socket.write('220 test\r\n');
      socket.on('data', (data) => {
        for (const line of String(data).split('\r\n').filter(Boolean)) {
          lines.push(line);
          socket.write(answer(line));
        }
      });
    }),
  );
  const injected = 'Hi\r\nBcc: thief@evil.example\r\nX-Injected: yes\r\n\r\nA body';
  await smtpMailer(`smtp://127.0.0.1:${port}`).send({
    ...mail,
    from: { name: `Acme${injected}`, address: 'hello@acme.example' },
    to: 'customer@example.com\r\nBcc: thief@evil.example',
    subject: injected,
  });
  const headers = lines.slice(lines.indexOf('DATA') + 1);
  expect(headers.some((line) => line.startsWith('Subject: '))).toBe(true);
  expect(headers.filter((line) => /^(bcc|x-injected):/i.test(line))).toEqual([]);
  expect(lines.filter((line) => line.startsWith('RCPT'))).toEqual([
    expect.not.stringContaining('<thief@evil.example>'),
  ]);
});
