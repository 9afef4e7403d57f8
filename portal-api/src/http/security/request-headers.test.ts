import { requestPasswordReset, login } from '@portal/shared-contracts/auth';
import { sendRemoteReports } from '@portal/shared-contracts/remote';
import type { InjectOptions } from 'fastify';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createTestApp, type TestApp } from '../../../test/create-test-app.ts';
import { listMails, waitForResetCode } from '../../../test/people/reset-mail.ts';

const EVIL = 'evil.example';

/** What somebody may say of a request without being believed. */
const headers: readonly (readonly [string, string])[] = [
  ['x-forwarded-for', '203.0.113.9'],
  ['x-forwarded-host', EVIL],
  ['x-forwarded-proto', 'gopher'],
  ['x-forwarded-port', '1'],
  ['x-forwarded-server', EVIL],
  ['x-forwarded-prefix', `//${EVIL}`],
  ['forwarded', `for=203.0.113.9;host=${EVIL};proto=gopher`],
  ['x-real-ip', '203.0.113.9'],
  ['x-client-ip', '203.0.113.9'],
  ['cf-connecting-ip', '203.0.113.9'],
  ['true-client-ip', '203.0.113.9'],
  ['x-original-url', '/api/website'],
  ['x-rewrite-url', '/api/website'],
  ['x-original-host', EVIL],
  ['x-host', EVIL],
  ['x-http-method-override', 'DELETE'],
  ['via', `1.1 ${EVIL}`],
  ['origin', `https://${EVIL}`],
  ['referer', `https://${EVIL}/page`],
  ['x-wap-profile', `https://${EVIL}/x.xml`],
];

let portal: TestApp;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'portal-table-'));
  const assets = { entry: [], bootstrap: [], provided: {} };
  await writeFile(path.join(folder, 'assets.json'), JSON.stringify(assets));
  await writeFile(path.join(folder, 'integrity.json'), '{}');
  portal = await createTestApp({ shellDir: folder });
});
afterAll(async () => {
  await portal.close();
  await rm(folder, { recursive: true, force: true });
});

const ask = (options: InjectOptions, extra: Record<string, string>) =>
  portal.app.inject({
    remoteAddress: '198.51.100.7',
    ...options,
    headers: { host: 'localhost', ...options.headers, ...extra },
  });

// What is drawn anew for each page says nothing about the request.
const steady = (text: string): string =>
  text.replaceAll(/nonce(-|=")[\w+/=]+/g, 'nonce').replaceAll(/portal_device=[^;]+/g, 'device');

const post = (url: string, payload: object): InjectOptions => ({
  method: 'POST',
  url,
  payload,
  headers: { 'x-requested-with': 'portal' },
});

const page = { url: '/login', headers: { accept: 'text/html' } };

const answers: Readonly<Record<string, InjectOptions>> = {
  'the page and its policy': page,
  'the configuration': { url: '/api/website' },
  'a preview link': { url: '/orders/list?preview=off', headers: { accept: 'text/html' } },
  'a missing call': { url: '/api/nothing/here' },
};

const limited: Readonly<Record<string, InjectOptions>> = {
  'a sign-in that fails': post(login.path, { email: 'customer@example.com', password: 'wrong' }),
  'asking for a new password': post(requestPasswordReset.path, { email: 'nobody@example.com' }),
  'reports of devices': post(sendRemoteReports.path, {
    reports: [{ remote: 'mfe-none', release: '1.0.0', cause: 'loaded' }],
  }),
};

describe('P-07 twenty headers and eight calls', () => {
  for (const [name, options] of Object.entries(answers))
    test(`P-07 no header changes ${name}`, async () => {
      const said = async (extra: Record<string, string>) => {
        const reply = await ask(options, extra);
        const {
          'set-cookie': cookies,
          'content-length': _length,
          date: _date,
          ...rest
        } = reply.headers;
        return [String(reply.statusCode), JSON.stringify(rest), String(cookies), reply.body].map(
          (text) => steady(text),
        );
      };
      const plain = await said({});
      for (const [header, value] of headers)
        expect([header, await said({ [header]: value })]).toEqual([header, plain]);
    });

  test('P-07 no header changes a link in a mail', async () => {
    for (const [header, value] of headers) {
      await portal.settled();
      await portal.db().query('delete from mails');
      await portal.db().query('delete from rate_counts');
      const asking = post(requestPasswordReset.path, { email: 'customer@example.com' });
      expect((await ask(asking, { [header]: value })).statusCode).toBe(200);
      await waitForResetCode(portal);
      const body = (await listMails(portal))[0]?.body ?? '';
      expect([header, body]).toEqual([header, expect.stringMatching(/http:\/\/localhost\/forgot/)]);
      expect(body).not.toMatch(/evil|gopher|203\.0\.113/);
    }
  });

  for (const [name, options] of Object.entries(limited))
    test(`P-07 no header loosens the limit of ${name}`, async () => {
      await portal.db().query('delete from rate_counts');
      const uses = async (extra: (turn: number) => Record<string, string>): Promise<number> => {
        await portal.db().query('delete from rate_counts');
        for (let turn = 0; turn < 200; turn += 1)
          if ((await ask(options, extra(turn))).statusCode === 429) return turn;
        return Infinity;
      };
      const plain = await uses(() => ({}));
      expect(plain).toBeLessThan(200);
      const varied = await uses((turn) => {
        const [header, value] = headers[turn % headers.length] ?? ['via', ''];
        return { [header]: value.replace('203.0.113.9', `203.0.${turn}.9`) };
      });
      expect(varied).toBe(plain);
    });
});
