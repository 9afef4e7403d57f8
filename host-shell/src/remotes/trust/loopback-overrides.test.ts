import type { ReleaseSet } from '@portal/shared-contracts/remote';
import {
  loopbackBase,
  overridesInHash,
  withOverrides,
  type FetchJson,
} from './loopback-overrides.ts';
import { exampleRemote } from '../testing/example-remote.ts';

const set: ReleaseSet = {
  site: 'northwind',
  sequence: 1,
  issuedAt: '2026-01-01T00:00:00.000Z',
  contracts: '2.0.0',
  origins: [],
  remotes: [exampleRemote()],
};

const integrity = `sha384-${'B'.repeat(64)}`;

const ownServer: FetchJson = async (url) => {
  if (url.endsWith('remote.json')) return { ...exampleRemote().manifest, version: '9.0.0' };
  if (url.endsWith('mf-manifest.json')) return { metaData: { globalName: 'mfe_example_9' } };
  return { 'remoteEntry.js': integrity };
};

test.each([
  ['http://127.0.0.1:4201', 'http://127.0.0.1:4201/'],
  ['http://localhost:4201/a', 'http://localhost:4201/a/'],
  ['http://[::1]:4201/', 'http://[::1]:4201/'],
  ['https://evil.example/', undefined],
  ['http://127.0.0.1.evil.example/', undefined],
  ['http://localhost@evil.example/', undefined],
  ['javascript:alert(1)', undefined],
  ['//evil.example', undefined],
])('%s is taken as %s', (address, base) => {
  expect(loopbackBase(address)).toBe(base);
});

test("a developer's server replaces the released remote", async () => {
  const { set: result, failed } = await withOverrides(
    set,
    { 'mfe-example': 'http://127.0.0.1:4201' },
    ownServer,
  );
  expect(failed).toEqual([]);
  expect(result.remotes).toMatchObject([
    { channel: 'preview', base: 'http://127.0.0.1:4201/', container: 'mfe_example_9', integrity },
  ]);
});

test.each([
  ['does not answer', 'http://127.0.0.1:4201', () => Promise.reject(new Error('down'))],
  ['answers garbage', 'http://127.0.0.1:4201', () => Promise.resolve('garbage')],
  ['stands elsewhere', 'https://evil.example', ownServer],
] as const)(
  'a server that %s leaves the released remote, and the page says so',
  async (_what, address, fetchJson) => {
    jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    const { set: result, failed } = await withOverrides(set, { 'mfe-example': address }, fetchJson);
    expect(failed).toEqual(['mfe-example']);
    expect(result.remotes).toMatchObject([{ channel: 'stable' }]);
  },
);

test('the address names own servers only behind its mark', () => {
  expect(
    overridesInHash('#own-servers:mfe-a=http://127.0.0.1:1/&mfe-b=http://127.0.0.1:2/'),
  ).toEqual({
    'mfe-a': 'http://127.0.0.1:1/',
    'mfe-b': 'http://127.0.0.1:2/',
  });
  expect(overridesInHash('#section')).toBeUndefined();
});
