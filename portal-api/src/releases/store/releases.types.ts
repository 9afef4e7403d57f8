import type { RemoteManifest } from '@portal/shared-contracts/remote';

/** One published build of one remote; its files never change. */
export interface Release {
  readonly remote: string;
  readonly version: string;
  /** Order of publication over all remotes. */
  readonly sequence: number;
  readonly container: string;
  readonly contracts: string;
  readonly manifest: RemoteManifest;
  readonly files: Readonly<Record<string, string>>;
  readonly digest: string;
  readonly publishedAt: string;
  readonly takenBack: { readonly at: string; readonly reason: string } | undefined;
  readonly pruned: boolean;
}

/** What a channel of a remote points at. */
export interface ChannelState {
  readonly version: string;
  readonly percent: number;
}

/** Everything the registry knows of one remote. */
export interface RemoteEntry {
  readonly remote: string;
  readonly releases: readonly Release[];
  readonly stable: ChannelState | undefined;
  readonly canary: ChannelState | undefined;
  /** Versions that a channel once pointed at: only these are ever picked instead of another. */
  readonly onceLive: ReadonlySet<string>;
}

/** What one site decided about one remote. */
export interface SiteChoice {
  readonly isOn: boolean;
  readonly pinned: string | undefined;
  readonly channel: 'stable' | 'canary';
}

/** A release that a site would like but does not get. */
export interface HeldBack {
  readonly remote: string;
  readonly wanted: string;
  readonly given: string | undefined;
  readonly reason: string;
}
