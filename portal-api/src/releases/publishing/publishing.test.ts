import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';
import { writeBuild } from '../../../test/releases/build-fixture.ts';
import { createTestApp, type TestApp } from '../../../test/create-test-app.ts';
import { releaseDesk, setOf, versionOf } from '../../../test/releases/release-desk.ts';

let portal: TestApp;
let desk: ReturnType<typeof releaseDesk>;
beforeAll(async () => {
  portal = await createTestApp();
  desk = releaseDesk(portal);
});
afterAll(() => portal.close());

describe('publishing', () => {
  test('PL-04 stores every file with its hash, and gives it to nobody yet', async () => {
    expect(await desk.publish({ remote: 'mfe-quiet', version: '1.0.0' })).toBe(
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
    await desk.publish({ remote: 'mfe-twice', version: '1.0.0', code: 'var one;' });
    await expect(
      desk.publish({ remote: 'mfe-twice', version: '1.0.0', code: 'var other;' }),
    ).rejects.toThrow('a release never changes');
    expect(
      await desk.publish({ remote: 'mfe-twice', version: '1.0.0', code: 'var one;' }),
    ).toContain('was published before');
  });

  test('PL-12 refuses a build whose file differs from its hash', async () => {
    const folder = await writeBuild({ remote: 'mfe-bent', version: '1.0.0' });
    await writeFile(path.join(folder, 'remoteEntry.js'), 'var changed;');
    await expect(desk.release('publish', folder)).rejects.toThrow('differs from its hash');
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
      await desk.release('publish', folder);
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
      desk.publish({ remote: 'mfe-heavy', version: '1.0.0', carries: ['react'] }),
    ).rejects.toThrow('carries its own copy of react');
  });

  test('refuses the container name of another remote', async () => {
    await desk.publish({ remote: 'mfe-owner', version: '1.0.0', container: 'same_name' });
    await expect(
      desk.publish({ remote: 'mfe-thief', version: '1.0.0', container: 'same_name' }),
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

describe('pruning', () => {
  test('PL-06 refuses what a page may still use, and deletes the rest', async () => {
    await desk.live({ remote: 'mfe-prune', version: '1.0.0' });
    portal.clock.advance(10 * 86_400_000);
    await desk.live({ remote: 'mfe-prune', version: '1.1.0' });
    await expect(desk.release('prune', 'mfe-prune', '1.1.0')).rejects.toThrow('it is live');
    portal.clock.advance(5 * 86_400_000);
    await expect(desk.release('prune', 'mfe-prune', '1.0.0', '--days', '7')).rejects.toThrow(
      'still open',
    );
    portal.clock.advance(5 * 86_400_000);
    await desk.release('prune', 'mfe-prune', '1.0.0', '--days', '7');
    const file = await portal
      .visit()
      .inject({ method: 'GET', url: '/remotes/mfe-prune/1.0.0/remoteEntry.js' });
    expect(file.statusCode).toBe(404);
    await expect(desk.release('rollback', 'mfe-prune')).rejects.toThrow('no earlier release');
  });

  test('PL-06 deletes nothing where the days are no number', async () => {
    await desk.live({ remote: 'mfe-typed', version: '1.0.0' });
    await desk.live({ remote: 'mfe-typed', version: '1.1.0' });
    for (const days of ['3O', 'x', '', '-3', '1e3', '99999999999999'])
      await expect(desk.release('prune', `--days=${days}`)).rejects.toThrow('a whole number');
    expect(await desk.release('prune', '--dry-run')).toContain('mfe-typed 1.0.0 stays');
  });
});
