import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { writeBuild } from '../../../test/releases/build-fixture.ts';
import { createTestApp, type TestApp } from '../../../test/create-test-app.ts';
import { releaseDesk, setOf, versionOf } from '../../../test/releases/release-desk.ts';
import type { TestClient } from '../../../test/test-client.ts';

let portal: TestApp;
let desk: ReturnType<typeof releaseDesk>;
beforeAll(async () => {
  portal = await createTestApp();
  desk = releaseDesk(portal);
});
afterAll(() => portal.close());

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
    (await desk.release('preview', 'northwind', 'mfe-preview@2.0.0', '--hours', '2')).split(
      '\n',
    )[0] ?? '';

  beforeAll(async () => {
    await desk.live({ remote: 'mfe-preview', version: '1.0.0' });
    await desk.publish({ remote: 'mfe-preview', version: '2.0.0' });
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
    const other = address[30] === 'x' ? 'y' : 'x';
    const forged = `${address.slice(0, 30)}${other}${address.slice(31)}`;
    expect(await open(portal.visit(), forged)).toBe('1.0.0');
    portal.clock.advance(3 * 3_600_000);
    expect(await open(portal.visit(), address)).toBe('1.0.0');
  });

  test('P-14 links that were made before show nothing once they are revoked, later ones do', async () => {
    const [early, other] = [await link(), portal.visit()];
    expect(await open(other, early)).toBe('2.0.0');
    portal.clock.advance(1000);
    await desk.release('revoke-previews', 'northwind');
    expect(versionOf(await setOf(other), 'mfe-preview')).toBe('1.0.0');
    expect(await open(portal.visit(), early)).toBe('1.0.0');
    portal.clock.advance(1000);
    expect(await open(portal.visit(), await link())).toBe('2.0.0');
  });

  test('P-14 a release that was taken back is shown by no link', async () => {
    await desk.publish({ remote: 'mfe-preview', version: '2.1.0' });
    const address =
      (await desk.release('preview', 'northwind', 'mfe-preview@2.1.0')).split('\n')[0] ?? '';
    expect(await open(portal.visit(), address)).toBe('2.1.0');
    await desk.release('take-back', 'mfe-preview', '2.1.0', '--reason', 'crashes');
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
      /\/\?preview=\S+/.exec(
        await desk.release('preview', 'northwind', `mfe-preview@${base}`),
      )?.[0] ?? '';
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
