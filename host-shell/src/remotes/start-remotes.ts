import { callApi } from '@portal/shared-contracts';
import {
  sendRemoteReports,
  type ReleaseKey,
  type ReleaseSet,
  type SignedReleaseSet,
} from '@portal/shared-contracts/remote';
import { getWebsite } from '@portal/shared-contracts/website';
import { addTexts } from '@portal/shared-ui/texts';
import type { i18n } from 'i18next';
import { EventBus } from './events/event-bus.ts';
import { federationSource } from './loading/federation-source.ts';
import { deviceGoodReleases } from './loading/good-releases.ts';
import {
  overridesInHash,
  readOverrides,
  withOverrides,
  writeOverrides,
  type Overrides,
} from './trust/loopback-overrides.ts';
import { RemoteLoader } from './loading/remote-loader.ts';
import type { Remotes } from './remotes-context.ts';
import { createReporter } from './loading/reporter.ts';
import { openTabsChannel } from './events/tabs-channel.ts';
import {
  deviceSequenceMemory,
  OlderSetError,
  readTrustedSet,
} from './trust/trusted-release-set.ts';

/** What the shell holds of its remotes after the start. */
export interface StartedRemotes extends Remotes {
  readonly set: ReleaseSet;
}

const after = (milliseconds: number, call: () => void): (() => void) => {
  const timer = setTimeout(call, milliseconds);
  return () => clearTimeout(timer);
};

// Anybody can write such a link, so the person says yes before other code runs in the portal's name.
const mayUse = (named: Overrides, { t }: Pick<i18n, 't'>): boolean => {
  const servers = Object.entries(named).map(([remote, address]) => `${remote} (${address})`);
  return globalThis.confirm(t('shell:ownServers.ask', { servers: servers.join(', ') }));
};

// The address names them once and the tab remembers them, so that links and reloads keep them.
const ownOverrides = (texts: Pick<i18n, 't'>): Overrides => {
  const named = overridesInHash(location.hash);
  if (!named) return readOverrides();
  history.replaceState(history.state, '', `${location.pathname}${location.search}`);
  if (!mayUse(named, texts)) return readOverrides();
  writeOverrides(named);
  return named;
};

// A developer's server is outside of the API, so its files are not calls of the contract.
const fetchJson = async (url: string): Promise<unknown> =>
  (await fetch(url, { cache: 'no-store', signal: AbortSignal.timeout(3_000) })).json();

const emptySet = (site: string): ReleaseSet => ({
  site,
  sequence: 0,
  issuedAt: new Date(0).toISOString(),
  contracts: '0.0.0',
  origins: [],
  remotes: [],
});

// Another tab may have begun with a newer set while this page was on its way: then the server has a newer one, too.
const readNewestSet = async (signed: SignedReleaseSet, key: ReleaseKey): Promise<ReleaseSet> => {
  try {
    return await readTrustedSet(signed, key, deviceSequenceMemory);
  } catch (error) {
    if (!(error instanceof OlderSetError)) throw error;
    const { releases } = (await callApi(getWebsite, {})).data;
    if (!releases) throw error;
    return readTrustedSet(releases, key, deviceSequenceMemory);
  }
};

/** Checks the release set of this page and prepares everything that loads remotes; starts none of them. */
export const startRemotes = async (options: {
  readonly signed: SignedReleaseSet | null;
  readonly key: ReleaseKey | null;
  readonly i18next: i18n;
  /** Whether developers may use their own server for a remote. */
  readonly allowOverrides: boolean;
}): Promise<StartedRemotes> => {
  const { signed, key } = options;
  const reporter = createReporter({
    after,
    send: (reports) => callApi(sendRemoteReports, { reports }),
  });
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') reporter.flush();
  });
  const trusted =
    signed && key
      ? await readNewestSet(signed, key).catch((error: unknown) => {
          // The shell still starts, but nothing of a set that it cannot trust may run.
          console.error(error);
          return emptySet('untrusted');
        })
      : emptySet('none');
  const overrides = options.allowOverrides ? ownOverrides(options.i18next) : {};
  const { set, failed } = await withOverrides(trusted, overrides, fetchJson);
  const loader = new RemoteLoader({
    set,
    source: federationSource,
    good: deviceGoodReleases,
    reporter,
    clock: () => performance.now(),
    after,
    addTexts: ({ locales }, { manifest }) => addTexts(options.i18next, manifest.namespace, locales),
  });
  const bus = new EventBus({
    now: () => Date.now(),
    report: (report) => reporter.report(report),
    tabs: openTabsChannel(),
  });
  return { set, loader, bus, failedOverrides: failed };
};
