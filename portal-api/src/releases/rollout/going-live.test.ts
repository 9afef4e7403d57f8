import { getWebsite } from '@portal/shared-contracts/website';
import { createTestApp, type TestApp } from '../../../test/create-test-app.ts';
import { releaseDesk, setOf, versionOf } from '../../../test/releases/release-desk.ts';

let portal: TestApp;
let desk: ReturnType<typeof releaseDesk>;
beforeAll(async () => {
  portal = await createTestApp();
  desk = releaseDesk(portal);
});
afterAll(() => portal.close());

describe('going live and back', () => {
  test('PL-05 is visible on the next page load, for promote and for rollback', async () => {
    await desk.live({ remote: 'mfe-wave', version: '1.0.0' });
    const first = await setOf(portal.visit());
    await desk.live({ remote: 'mfe-wave', version: '1.1.0' });
    const second = await setOf(portal.visit());
    expect(versionOf(first, 'mfe-wave')).toBe('1.0.0');
    expect(versionOf(second, 'mfe-wave')).toBe('1.1.0');
    expect(second.sequence).toBeGreaterThan(first.sequence);
    expect(await desk.release('rollback', 'mfe-wave')).toBe('mfe-wave 1.0.0 is live again');
    expect(versionOf(await setOf(portal.visit()), 'mfe-wave')).toBe('1.0.0');
    await expect(desk.release('rollback', 'mfe-wave')).rejects.toThrow('no earlier release');
  });

  test('PL-05 what was rolled back stays so when the same build is published again', async () => {
    const live = (version: string) => desk.live({ remote: 'mfe-calm', version });
    const shown = async () => versionOf(await setOf(portal.visit()), 'mfe-calm');
    for (const version of ['1.0.0', '1.1.0', '1.2.0']) await live(version);
    await desk.release('rollback', 'mfe-calm');
    await desk.release('rollback', 'mfe-calm');
    for (const version of ['1.1.0', '1.2.0']) {
      expect(await live(version)).toContain(`release promote mfe-calm ${version}`);
      expect(await shown()).toBe('1.0.0');
    }
    await desk.release('promote', 'mfe-calm', '1.2.0');
    expect(await shown()).toBe('1.2.0');
    // Whoever takes a change back in the sources builds what was live before, and means it.
    await live('1.1.0');
    expect(await shown()).toBe('1.1.0');
  });

  test('PL-07 a canary ends with a newer release for everybody, and goes on beside an older one', async () => {
    const canary = async () => /canary.*/.exec(await desk.release('list', 'mfe-share'))?.[0];
    await desk.live({ remote: 'mfe-share', version: '1.0.0' });
    await desk.publish({ remote: 'mfe-share', version: '1.1.0' });
    await desk.release('canary', 'mfe-share', '1.1.0', '10');
    await desk.live({ remote: 'mfe-share', version: '1.0.1' });
    expect(await canary()).toBe('canary  1.1.0 for 10 percent');
    await desk.live({ remote: 'mfe-share', version: '1.2.0' });
    expect(await canary()).toBeUndefined();
    expect(await desk.release('history', 'mfe-share')).toMatch(
      /^\S+ {2}stable {2}promote {2}1\.2\.0.*\n\S+ {2}canary {2}canary-over/,
    );
    await desk.release('channel', 'acme', 'mfe-share', 'canary');
    expect(versionOf(await setOf(portal.visit('acme')), 'mfe-share')).toBe('1.2.0');
  });

  test('PL-05 a release that nobody published cannot be taken back', async () => {
    await desk.live({ remote: 'mfe-typed', version: '1.0.0' });
    for (const [remote, version] of [
      ['mfe-typed', '1.0.O'],
      ['mfe-typd', '1.0.0'],
    ] as const)
      await expect(
        desk.release('take-back', remote, version, '--reason', 'crashes'),
      ).rejects.toThrow(`${remote} ${version}`);
    expect(await desk.release('list', 'mfe-typed')).not.toContain('TAKEN BACK');
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
    await desk.live({ remote: 'mfe-range', version: '1.0.0', contracts: '^1.0.0' });
    await desk.live({ remote: 'mfe-range', version: '2.0.0', contracts: '^2.0.0' });
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
    await desk.live({ remote: 'mfe-site', version: '1.0.0' });
    await desk.live({ remote: 'mfe-site', version: '1.1.0' });
  });

  test('PL-09 HS-14 a pin and a switch hold for one site only', async () => {
    await desk.release('pin', 'acme', 'mfe-site', '1.0.0');
    expect(versionOf(await setOf(portal.visit('acme')), 'mfe-site')).toBe('1.0.0');
    expect(versionOf(await setOf(portal.visit('northwind')), 'mfe-site')).toBe('1.1.0');
    await desk.release('unpin', 'acme', 'mfe-site');
    expect(versionOf(await setOf(portal.visit('acme')), 'mfe-site')).toBe('1.1.0');
    await desk.release('off', 'northwind', 'mfe-site');
    expect(versionOf(await setOf(portal.visit('northwind')), 'mfe-site')).toBeUndefined();
    expect(versionOf(await setOf(portal.visit('acme')), 'mfe-site')).toBe('1.1.0');
    await desk.release('on', 'northwind', 'mfe-site');
    expect(versionOf(await setOf(portal.visit('northwind')), 'mfe-site')).toBe('1.1.0');
  });

  test('PL-09 two changes of one part at the same moment are both kept', async () => {
    await Promise.all([
      desk.release('pin', 'acme', 'mfe-site', '1.0.0'),
      desk.release('channel', 'acme', 'mfe-site', 'canary'),
      desk.release('off', 'acme', 'mfe-site'),
    ]);
    expect(await desk.release('list', 'mfe-site')).toContain('acme: mfe-site off, pinned to 1.0.0');
    await desk.release('on', 'acme', 'mfe-site');
    expect(await desk.release('list', 'mfe-site')).toContain('acme: mfe-site canary, pinned to');
    await desk.release('unpin', 'acme', 'mfe-site');
    await desk.release('channel', 'acme', 'mfe-site', 'stable');
  });

  test('HS-14 a remote that the settings switch off is not in the set', async () => {
    await desk.live({ remote: 'mfe-chat', version: '1.0.0' });
    expect(versionOf(await setOf(portal.visit('northwind')), 'mfe-chat')).toBe('1.0.0');
    expect(versionOf(await setOf(portal.visit('acme')), 'mfe-chat')).toBeUndefined();
  });

  test('PL-09 can-deploy fails and names the sites that would be left behind', async () => {
    // Shells that nobody has used for two weeks do not count.
    portal.clock.advance(20 * 86_400_000);
    await desk.publish({ remote: 'mfe-site', version: '2.0.0', contracts: '^9.0.0' });
    await desk.release('pin', 'acme', 'mfe-site', '1.0.0');
    await expect(desk.release('can-deploy', 'mfe-site', '2.0.0')).rejects.toThrow(
      /acme: pinned to 1\.0\.0[\s\S]*northwind: needs contracts \^9\.0\.0/,
    );
    await desk.release('unpin', 'acme', 'mfe-site');
    expect(await desk.release('can-deploy', 'mfe-site', '1.1.0')).toBe(
      'every site would get mfe-site 1.1.0',
    );
  });
});
