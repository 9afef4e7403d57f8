import { randomUUID } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';
import {
  readRemoteHealth,
  releaseSet,
  sendRemoteReports,
  type ReleaseSet,
  type RemoteReport,
} from '@portal/shared-contracts/remote';
import { Refusal } from '@portal/shared-contracts/refusals';
import { getWebsite } from '@portal/shared-contracts/website';
import { Command } from 'commander';
import { writeBuild, type FixtureOptions } from '../../test/build-fixture.ts';
import { createCommandLine } from '../cli/command-line.ts';
import { createTestApp, type TestApp } from '../../test/create-test-app.ts';
import type { TestClient } from '../../test/test-client.ts';
import { wordRefusal } from '../kernel/words/words.ts';
import { registerReleaseCommands } from './commands/releases.commands.ts';

let portal: TestApp;
beforeAll(async () => {
  portal = await createTestApp();
});
afterAll(() => portal.close());

/** A refusal as the command line prints it. */
const inWords = (error: unknown): never => {
  throw error instanceof Refusal ? new Error(wordRefusal(error.sentence, 'en')) : error;
};

/** Runs `portal release …` against this test's registry; answers what it printed. */
const release = async (...words: string[]): Promise<string> => {
  const lines: string[] = [];
  const program = new Command().exitOverride();
  registerReleaseCommands(
    program,
    createCommandLine({
      platform: portal.app.portal.platform,
      siteContext: portal.app.portal.siteContext,
      folder: '/',
      print: (line) => lines.push(line),
      forgetSites: () => undefined,
    }),
  );
  await program.parseAsync(['release', ...words], { from: 'user' }).catch(inWords);
  return lines.join('\n');
};

const publish = async (options: FixtureOptions): Promise<string> =>
  release('publish', await writeBuild(options));

const live = async (options: FixtureOptions): Promise<string> =>
  release('publish', await writeBuild(options), '--promote');

const setOf = async (
  client: TestClient,
  headers: Record<string, string> = {},
): Promise<ReleaseSet> => {
  const { body } = await client.call(getWebsite, {}, { headers });
  return releaseSet.parse(JSON.parse(body.data.releases?.payload ?? ''));
};

const versionOf = (set: ReleaseSet, remote: string): string | undefined =>
  set.remotes.find(({ manifest }) => manifest.name === remote)?.release;

describe('publishing', () => {
  test('PL-04 stores every file with its hash, and gives it to nobody yet', async () => {
    expect(await publish({ remote: 'mfe-quiet', version: '1.0.0' })).toBe(
      'mfe-quiet 1.0.0 published',
    );
    const file = await portal
      .visit()
      .inject({ method: 'GET', url: '/remotes/mfe-quiet/1.0.0/remoteEntry.js' });
    expect(file.statusCode).toBe(200);
    expect(file.headers['cache-control']).toContain('immutable');
    expect(versionOf(await setOf(portal.visit()), 'mfe-quiet')).toBeUndefined();
  });

  test('PL-04 refuses the same version with other bytes and takes the same bytes again', async () => {
    await publish({ remote: 'mfe-twice', version: '1.0.0', code: 'var one;' });
    await expect(
      publish({ remote: 'mfe-twice', version: '1.0.0', code: 'var other;' }),
    ).rejects.toThrow('a release never changes');
    expect(await publish({ remote: 'mfe-twice', version: '1.0.0', code: 'var one;' })).toContain(
      'was published before',
    );
  });

  test('PL-12 refuses a build whose file differs from its hash', async () => {
    const folder = await writeBuild({ remote: 'mfe-bent', version: '1.0.0' });
    await writeFile(path.join(folder, 'remoteEntry.js'), 'var changed;');
    await expect(release('publish', folder)).rejects.toThrow('differs from its hash');
  });

  test('keeps the compressed form of the build, unless it holds other bytes', async () => {
    const code = `var words = '${'again '.repeat(200)}';`;
    const compressed = brotliCompressSync(code, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 5 },
    });
    for (const [remote, brought] of [
      ['mfe-small', compressed],
      ['mfe-false', brotliCompressSync('var evil;')],
      ['mfe-torn', compressed.subarray(0, 9)],
    ] as const) {
      const folder = await writeBuild({ remote, version: '1.0.0', code });
      await writeFile(path.join(folder, 'remoteEntry.js.br'), brought);
      await release('publish', folder);
      const file = await portal.visit().inject({
        method: 'GET',
        url: `/remotes/${remote}/1.0.0/remoteEntry.js`,
        headers: { 'accept-encoding': 'br' },
      });
      expect(file.headers['content-encoding']).toBe('br');
      expect(brotliDecompressSync(file.rawPayload).toString()).toBe(code);
      expect(file.rawPayload.equals(compressed)).toBe(remote === 'mfe-small');
    }
  });

  test('PL-13 refuses a build that carries its own copy of a shared library', async () => {
    await expect(
      publish({ remote: 'mfe-heavy', version: '1.0.0', carries: ['react'] }),
    ).rejects.toThrow('carries its own copy of react');
  });

  test('refuses the container name of another remote', async () => {
    await publish({ remote: 'mfe-owner', version: '1.0.0', container: 'same_name' });
    await expect(
      publish({ remote: 'mfe-thief', version: '1.0.0', container: 'same_name' }),
    ).rejects.toThrow("one would run the other's code");
  });

  test('serves no file outside of a release', async () => {
    for (const url of [
      '/remotes/mfe-quiet/1.0.0/..%2f..%2fmade-live.json',
      '/remotes/..%2f/x/y.js',
      '/shell/..%2fpackage.json',
    ]) {
      const answer = await portal.visit().inject({ method: 'GET', url });
      expect(answer.statusCode).toBeGreaterThanOrEqual(400);
    }
  });
});

describe('going live and back', () => {
  test('PL-05 is visible on the next page load, for promote and for rollback', async () => {
    await live({ remote: 'mfe-wave', version: '1.0.0' });
    const first = await setOf(portal.visit());
    await live({ remote: 'mfe-wave', version: '1.1.0' });
    const second = await setOf(portal.visit());
    expect(versionOf(first, 'mfe-wave')).toBe('1.0.0');
    expect(versionOf(second, 'mfe-wave')).toBe('1.1.0');
    expect(second.sequence).toBeGreaterThan(first.sequence);
    expect(await release('rollback', 'mfe-wave')).toBe('mfe-wave 1.0.0 is live again');
    expect(versionOf(await setOf(portal.visit()), 'mfe-wave')).toBe('1.0.0');
    await expect(release('rollback', 'mfe-wave')).rejects.toThrow('no earlier release');
  });

  test('PL-11 the set is signed, and every address in it carries the hash of its entry', async () => {
    const { body } = await portal.visit().call(getWebsite, {});
    const { releases, releaseKey } = body.data;
    const key = await crypto.subtle.importKey(
      'spki',
      Buffer.from(releaseKey?.publicKey ?? '', 'base64'),
      { name: 'ECDSA', namedCurve: 'P-256' },
      false,
      ['verify'],
    );
    const check = (payload: string): Promise<boolean> =>
      crypto.subtle.verify(
        { name: 'ECDSA', hash: 'SHA-256' },
        key,
        Buffer.from(releases?.signature ?? '', 'base64'),
        new TextEncoder().encode(payload),
      );
    expect(await check(releases?.payload ?? '')).toBe(true);
    expect(await check(`${releases?.payload} `)).toBe(false);
  });

  test('PL-08 a shell with an older contract version gets the newest release that fits it', async () => {
    await live({ remote: 'mfe-range', version: '1.0.0', contracts: '^1.0.0' });
    await live({ remote: 'mfe-range', version: '2.0.0', contracts: '^2.0.0' });
    expect(
      versionOf(await setOf(portal.visit(), { 'x-portal-contracts': '2.3.0' }), 'mfe-range'),
    ).toBe('2.0.0');
    expect(
      versionOf(await setOf(portal.visit(), { 'x-portal-contracts': '1.0.0' }), 'mfe-range'),
    ).toBe('1.0.0');
  });
});

describe('sites', () => {
  beforeAll(async () => {
    await live({ remote: 'mfe-site', version: '1.0.0' });
    await live({ remote: 'mfe-site', version: '1.1.0' });
  });

  test('PL-09 HS-14 a pin and a switch hold for one site only', async () => {
    await release('pin', 'acme', 'mfe-site', '1.0.0');
    expect(versionOf(await setOf(portal.visit('acme')), 'mfe-site')).toBe('1.0.0');
    expect(versionOf(await setOf(portal.visit('northwind')), 'mfe-site')).toBe('1.1.0');
    await release('unpin', 'acme', 'mfe-site');
    expect(versionOf(await setOf(portal.visit('acme')), 'mfe-site')).toBe('1.1.0');
    await release('off', 'northwind', 'mfe-site');
    expect(versionOf(await setOf(portal.visit('northwind')), 'mfe-site')).toBeUndefined();
    expect(versionOf(await setOf(portal.visit('acme')), 'mfe-site')).toBe('1.1.0');
    await release('on', 'northwind', 'mfe-site');
    expect(versionOf(await setOf(portal.visit('northwind')), 'mfe-site')).toBe('1.1.0');
  });

  test('HS-14 a remote that the settings switch off is not in the set', async () => {
    await live({ remote: 'mfe-chat', version: '1.0.0' });
    expect(versionOf(await setOf(portal.visit('northwind')), 'mfe-chat')).toBe('1.0.0');
    expect(versionOf(await setOf(portal.visit('acme')), 'mfe-chat')).toBeUndefined();
  });

  test('PL-09 can-deploy fails and names the sites that would be left behind', async () => {
    // Shells that nobody has used for two weeks do not count.
    portal.clock.advance(20 * 86_400_000);
    await publish({ remote: 'mfe-site', version: '2.0.0', contracts: '^9.0.0' });
    await release('pin', 'acme', 'mfe-site', '1.0.0');
    await expect(release('can-deploy', 'mfe-site', '2.0.0')).rejects.toThrow(
      /acme: pinned to 1\.0\.0[\s\S]*northwind: needs contracts \^9\.0\.0/,
    );
    await release('unpin', 'acme', 'mfe-site');
    expect(await release('can-deploy', 'mfe-site', '1.1.0')).toBe(
      'every site would get mfe-site 1.1.0',
    );
  });
});

describe('pruning', () => {
  test('PL-06 refuses what a page may still use, and deletes the rest', async () => {
    await live({ remote: 'mfe-prune', version: '1.0.0' });
    portal.clock.advance(10 * 86_400_000);
    await live({ remote: 'mfe-prune', version: '1.1.0' });
    await expect(release('prune', 'mfe-prune', '1.1.0')).rejects.toThrow('it is live');
    portal.clock.advance(5 * 86_400_000);
    await expect(release('prune', 'mfe-prune', '1.0.0', '--days', '7')).rejects.toThrow(
      'still open',
    );
    portal.clock.advance(5 * 86_400_000);
    await release('prune', 'mfe-prune', '1.0.0', '--days', '7');
    const file = await portal
      .visit()
      .inject({ method: 'GET', url: '/remotes/mfe-prune/1.0.0/remoteEntry.js' });
    expect(file.statusCode).toBe(404);
    await expect(release('rollback', 'mfe-prune')).rejects.toThrow('no earlier release');
  });
});

/** A browser that has opened a page of the portal. */
const device = (address?: string): Pick<TestClient, 'call'> => {
  const { cookie } = portal.releases.devices.issue();
  const client = portal.visit();
  client.cookies.set('portal_device', cookie);
  const headers: Record<string, string> = address ? { 'x-forwarded-for': address } : {};
  return { call: (endpoint, input) => client.call(endpoint, input, { headers }) };
};

describe('reports', () => {
  const report = (cause: RemoteReport['cause'], version: string): RemoteReport => ({
    remote: 'mfe-ill',
    release: version,
    cause,
    detail: 'boom',
  });

  test('PL-16 a broken canary is taken back by reports alone in under 60 seconds', async () => {
    await live({ remote: 'mfe-ill', version: '1.0.0' });
    await publish({ remote: 'mfe-ill', version: '1.1.0' });
    await release('canary', 'mfe-ill', '1.1.0', '10');
    const started = portal.clock.now().getTime();
    for (let round = 0; round < 8; round += 1) {
      portal.clock.advance(5_000);
      await device().call(sendRemoteReports, {
        reports: [report('load-failed', '1.1.0'), report('loaded', '1.0.0')],
      });
    }
    expect(portal.clock.now().getTime() - started).toBeLessThan(60_000);
    expect(await release('list', 'mfe-ill')).toMatch(
      /1\.1\.0 .*TAKEN BACK: it failed on 5 of 5 devices/,
    );
    expect(await release('history', 'mfe-ill')).toContain('take-back');
    const versions = await Promise.all(
      Array.from({ length: 40 }, async () => versionOf(await setOf(portal.visit()), 'mfe-ill')),
    );
    expect(new Set(versions)).toEqual(new Set(['1.0.0']));
  });

  test('PL-17 a few failures among many loads take nothing back', async () => {
    await live({ remote: 'mfe-well', version: '1.0.0' });
    await live({ remote: 'mfe-well', version: '1.1.0' });
    const of = (cause: RemoteReport['cause']): RemoteReport => ({
      remote: 'mfe-well',
      release: '1.1.0',
      cause,
    });
    for (let round = 0; round < 24; round += 1)
      await device().call(sendRemoteReports, {
        reports: [of(round < 19 ? 'loaded' : 'load-failed')],
      });
    expect(versionOf(await setOf(portal.visit()), 'mfe-well')).toBe('1.1.0');
  });

  test.each([
    [
      'one device that reports a hundred failures',
      () => Array<undefined>(2).fill(undefined),
      'mfe-one',
    ],
    [
      'twenty devices of one network address',
      () => Array<string>(20).fill('203.0.113.7'),
      'mfe-office',
    ],
  ])('%s takes nothing back', async (_name, addresses, remote) => {
    await live({ remote, version: '1.0.0' });
    await live({ remote, version: '1.1.0' });
    const reports = Array.from({ length: 50 }, () => ({
      remote,
      release: '1.1.0',
      cause: 'load-failed' as const,
    }));
    const same = device();
    for (const address of addresses())
      await (address ? device(address) : same).call(sendRemoteReports, { reports });
    expect(versionOf(await setOf(portal.visit()), remote)).toBe('1.1.0');
  });

  test('PL-17 reports of an invented device take nothing back', async () => {
    await live({ remote: 'mfe-invented', version: '1.0.0' });
    await live({ remote: 'mfe-invented', version: '1.1.0' });
    for (let round = 0; round < 10; round += 1) {
      const client = portal.visit();
      client.cookies.set('portal_device', `${randomUUID()}.${'A'.repeat(22)}`);
      await client.call(sendRemoteReports, {
        reports: [{ remote: 'mfe-invented', release: '1.1.0', cause: 'load-failed' }],
      });
    }
    expect(versionOf(await setOf(portal.visit()), 'mfe-invented')).toBe('1.1.0');
  });

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
    await live({ remote: 'mfe-csp', version: '1.0.0' });
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

test('a report of a release that nobody published is forgotten', async () => {
  await portal.visit().call(sendRemoteReports, {
    reports: [{ remote: 'mfe-none', release: '9.9.9', cause: 'load-failed' }],
  });
  const metrics = await portal.visit().inject({ method: 'GET', url: '/metrics' });
  expect(metrics.body).not.toContain('mfe-none');
});

describe('preview links', () => {
  const open = async (client: TestClient, address: string): Promise<string | undefined> => {
    const answer = await client.inject({
      method: 'GET',
      url: address,
      headers: { accept: 'text/html' },
    });
    expect(answer.statusCode).toBe(303);
    expect(answer.headers.location).toBe('/');
    const cookie = String(answer.headers['set-cookie']);
    client.cookies.set(
      'portal_preview',
      decodeURIComponent(/portal_preview=([^;]*)/.exec(cookie)?.[1] ?? ''),
    );
    return versionOf(await setOf(client), 'mfe-preview');
  };
  const link = async (): Promise<string> =>
    (await release('preview', 'northwind', 'mfe-preview@2.0.0', '--hours', '2')).split('\n')[0] ??
    '';

  beforeAll(async () => {
    await live({ remote: 'mfe-preview', version: '1.0.0' });
    await publish({ remote: 'mfe-preview', version: '2.0.0' });
  });

  test('PL-10 show another release in a clean profile, with the released one behind it, until reset', async () => {
    const client = portal.visit();
    expect(await open(client, await link())).toBe('2.0.0');
    const set = await setOf(client);
    const shown = set.remotes.find(({ manifest }) => manifest.name === 'mfe-preview');
    expect(shown).toMatchObject({ channel: 'preview', previous: [{ release: '1.0.0' }] });
    expect(set.preview?.remotes).toEqual(['mfe-preview']);
    expect(await open(client, '/?preview=off')).toBe('1.0.0');
  });

  test('PL-10 do nothing on another site, after their time, or with one changed byte', async () => {
    const address = await link();
    expect(await open(portal.visit('acme'), address)).toBe('1.0.0');
    const forged = address.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A'));
    expect(await open(portal.visit(), forged.slice(0, 30) + 'x' + forged.slice(31))).toBe('1.0.0');
    portal.clock.advance(3 * 3_600_000);
    expect(await open(portal.visit(), address)).toBe('1.0.0');
  });

  test('show a build of an origin on the site’s list, and what is released once it cannot be read', async () => {
    const folder = await writeBuild({ remote: 'mfe-preview', version: '3.0.0' });
    const served = createServer((request, reply) => {
      void readFile(path.join(folder, path.basename(request.url ?? ''))).then(
        (bytes) => reply.end(bytes),
        () => reply.writeHead(404).end(),
      );
    });
    await new Promise<void>((ready) => served.listen(0, '127.0.0.1', ready));
    const origin = `http://127.0.0.1:${(served.address() as AddressInfo).port}`;
    const linkTo = async (base: string): Promise<string> =>
      /\/\?preview=\S+/.exec(await release('preview', 'northwind', `mfe-preview@${base}`))?.[0] ??
      '';
    const shownTo = async (client: TestClient) => {
      const set = await setOf(client);
      const remote = set.remotes.find(({ manifest }) => manifest.name === 'mfe-preview');
      return { origins: set.origins, preview: set.preview?.remotes, ...remote };
    };
    const listOrigins = async (previewOrigins: string[]): Promise<void> => {
      const { database } = portal.app.portal.platform;
      await database
        .platform()
        .query(`update sites set settings = settings || $1::jsonb where site_id = 'northwind'`, [
          JSON.stringify({ previewOrigins }),
        ]);
      portal.app.portal.sites.forget();
    };
    const client = portal.visit();
    const address = await linkTo(`${origin}/pr-1`);
    expect(await open(client, address)).toBe('1.0.0');
    expect(await shownTo(client)).toMatchObject({ origins: [], preview: ['mfe-preview'] });
    await listOrigins([origin]);
    expect(await open(client, address)).toBe(`3.0.0 at ${origin.slice(7)}`);
    expect(await shownTo(client)).toMatchObject({
      base: `${origin}/pr-1/`,
      channel: 'preview',
      origins: [origin],
      previous: [{ release: '1.0.0' }],
    });
    const gone = await linkTo(`${origin}/pr-2`);
    served.closeAllConnections();
    await new Promise((closed) => served.close(closed));
    portal.releases.builds.forget();
    expect(await open(client, gone)).toBe('1.0.0');
    expect(await shownTo(client)).toMatchObject({ channel: 'stable', preview: ['mfe-preview'] });
    await listOrigins([]);
    await expect(linkTo(`${origin}/pr-3`)).rejects.toThrow('There is no build');
  });

  test('the clean address never leads to another site', async () => {
    const answer = await portal.visit().inject({
      method: 'GET',
      url: '//evil.example/?preview=x',
      headers: { accept: 'text/html' },
    });
    expect(answer.headers.location ?? '/').toMatch(/^\/(?!\/)/);
  });
});
