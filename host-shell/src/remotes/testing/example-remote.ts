import { languages } from '@portal/shared-contracts';
import type { ReleaseSet, RemoteModule, ResolvedRemote } from '@portal/shared-contracts/remote';

const inAllLanguages = (text: string): ResolvedRemote['manifest']['title'] =>
  Object.fromEntries(
    languages.map((language) => [language, text]),
  ) as ResolvedRemote['manifest']['title'];

const integrity = `sha384-${'A'.repeat(64)}`;

/** The address of a release of the example remote. */
export const exampleAddress = (release: string) => ({
  release,
  base: `/remotes/mfe-example/${release}/`,
  container: `mfe_example_${release.replaceAll('.', '_')}`,
  integrity,
});

/** A remote as a release set carries it. */
export const exampleRemote = (overrides: Partial<ResolvedRemote> = {}): ResolvedRemote => ({
  ...exampleAddress('1.1.0'),
  channel: 'stable',
  previous: [exampleAddress('1.0.0')],
  manifest: {
    name: 'mfe-example',
    version: '1.1.0',
    contracts: '^3.0.0',
    title: inAllLanguages('Examples'),
    namespace: 'example',
    pages: [],
    slots: ['order.actions'],
    events: { sends: ['order.changed'], hears: ['order.changed'] },
    requires: [],
  },
  ...overrides,
});

/** A release set of these remotes. */
export const exampleSet = (...remotes: ResolvedRemote[]): ReleaseSet => ({
  site: 'northwind',
  sequence: 1,
  issuedAt: '2026-01-01T00:00:00.000Z',
  contracts: '3.0.0',
  origins: [],
  remotes,
});

/** A module of the example remote with one page. */
export const exampleModule = (page: RemoteModule['pages'][string]): RemoteModule => ({
  pages: { home: page },
  slots: {},
  locales: Object.fromEntries(
    languages.map((language) => [language, async () => ({ default: {} })]),
  ) as RemoteModule['locales'],
});
