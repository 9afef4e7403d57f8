import { isInCanary } from '../store/bucket.ts';
import type { Release, RemoteEntry, SiteChoice } from '../store/releases.types.ts';
import { resolveRemote } from './resolve-remote.ts';

const release = (version: string, contracts: string, sequence: number): Release => ({
  remote: 'mfe-example',
  version,
  contracts,
  sequence,
  container: `example_${sequence}`,
  manifest: {} as Release['manifest'],
  files: {},
  digest: version,
  publishedAt: '2026-01-01T00:00:00.000Z',
  takenBack: undefined,
  pruned: false,
});

const first = release('1.0.0', '^1.0.0', 1);
const second = release('2.0.0', '^2.0.0', 2);
const third = release('3.0.0', '^3.0.0', 3);
const all = [first, second, third];

const entryOf = (releases: readonly Release[], stable: string, canary?: string): RemoteEntry => ({
  remote: 'mfe-example',
  releases,
  stable: { version: stable, percent: 100 },
  canary: canary ? { version: canary, percent: 10 } : undefined,
  onceLive: new Set(releases.map(({ version }) => version)),
});

const follows: SiteChoice = { isOn: true, pinned: undefined, channel: 'stable' };

describe('PL-08 a shell gets the newest release that fits its contract version', () => {
  const cells: [shell: string, live: string, given: string | undefined, held: boolean][] = [
    ['1.4.0', '1.0.0', '1.0.0', false],
    ['1.4.0', '2.0.0', '1.0.0', true],
    ['1.4.0', '3.0.0', '1.0.0', true],
    ['2.1.0', '1.0.0', undefined, true],
    ['2.1.0', '2.0.0', '2.0.0', false],
    ['2.1.0', '3.0.0', '2.0.0', true],
    ['3.0.0', '1.0.0', undefined, true],
    ['3.0.0', '2.0.0', undefined, true],
    ['3.0.0', '3.0.0', '3.0.0', false],
  ];
  test.each(cells)('shell %s, live %s: gets %s', (shell, live, given, held) => {
    const resolved = resolveRemote(entryOf(all, live), follows, false, shell);
    expect(resolved.release?.version).toBe(given);
    expect(resolved.heldBack !== undefined).toBe(held);
    if (held) expect(resolved.heldBack).toMatchObject({ wanted: live, given });
  });
});

test('a site that is pinned stays on its release, and the pin ends when that is taken back', () => {
  const pinned: SiteChoice = { ...follows, pinned: '1.0.0' };
  const fitting = [first, release('1.1.0', '^1.0.0', 2)];
  expect(resolveRemote(entryOf(fitting, '1.1.0'), pinned, false, '1.0.0').release?.version).toBe(
    '1.0.0',
  );
  const gone = [{ ...first, takenBack: { at: '', reason: 'broken' } }, fitting[1] as Release];
  expect(resolveRemote(entryOf(gone, '1.1.0'), pinned, false, '1.0.0').release?.version).toBe(
    '1.1.0',
  );
});

test('PL-07 only devices inside the canary get it, everybody else the stable release', () => {
  const entry = entryOf([first, release('1.1.0', '^1.0.0', 2)], '1.0.0', '1.1.0');
  expect(resolveRemote(entry, follows, true, '1.0.0')).toMatchObject({
    channel: 'canary',
    release: { version: '1.1.0' },
  });
  expect(resolveRemote(entry, follows, false, '1.0.0').release?.version).toBe('1.0.0');
});

test('a release that was never live is not picked instead of another', () => {
  const entry = {
    ...entryOf([first, release('1.5.0', '^1.0.0', 2), release('2.0.0', '^2.0.0', 3)], '2.0.0'),
    onceLive: new Set(['1.0.0', '2.0.0']),
  };
  expect(resolveRemote(entry, follows, false, '1.9.0').release?.version).toBe('1.0.0');
});

test('earlier releases come along, newest first, without those that were taken back', () => {
  const releases = [1, 2, 3, 4].map((minor) => release(`1.${minor}.0`, '^1.0.0', minor));
  const broken = releases.map((known) =>
    known.version === '1.3.0' ? { ...known, takenBack: { at: '', reason: 'x' } } : known,
  );
  const { previous } = resolveRemote(entryOf(broken, '1.4.0'), follows, false, '1.0.0');
  expect(previous.map(({ version }) => version)).toEqual(['1.2.0', '1.1.0']);
});

describe('canary shares over 10,000 devices', () => {
  const devices = Array.from({ length: 10_000 }, (_, index) => `device-${index}`);
  const share = (remote: string, percent: number): number =>
    (devices.filter((device) => isInCanary(device, remote, percent)).length / devices.length) * 100;

  test('0 percent is exactly nobody and 100 percent everybody', () => {
    expect(share('mfe-orders', 0)).toBe(0);
    expect(share('mfe-orders', 100)).toBe(100);
  });

  test.each([1, 5, 10, 25, 50])('%s percent is met within one percent', (percent) => {
    for (const remote of ['mfe-orders', 'mfe-chat', 'mfe-documents'])
      expect(Math.abs(share(remote, percent) - percent)).toBeLessThanOrEqual(1);
  });

  test('PL-07 nobody changes sides over five releases, and a larger share only adds devices', () => {
    const sides = (percent: number): boolean[] =>
      devices.map((device) => isInCanary(device, 'mfe-orders', percent));
    const before = sides(10);
    for (let count = 0; count < 5; count += 1) expect(sides(10)).toEqual(before);
    expect(sides(20).every((isIn, index) => isIn || !before[index])).toBe(true);
  });
});
