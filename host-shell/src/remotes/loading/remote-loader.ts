import type { ReleaseSet, RemoteModule, ResolvedRemote } from '@portal/shared-contracts/remote';
import { errorDetail, failureCause } from './failure.ts';
import type { RemoteSource } from './federation-source.ts';
import type { GoodReleases } from './good-releases.ts';
import { planAttempts, type Attempt } from './plan-attempts.ts';
import type { Reporter } from './reporter.ts';
import { raceAttempts } from './race-attempts.ts';

/** What a place of the page shows: a page of a remote or a part in a slot. */
export interface PartKey {
  readonly kind: 'pages' | 'slots';
  readonly key: string;
}

/** A loaded part with the release that it came from. */
export interface LoadedPart {
  readonly release: string;
  readonly module: RemoteModule;
  /** The module of the page or slot. */
  readonly part: unknown;
}

/** How far a part is. */
export type PartState =
  | { readonly status: 'idle' | 'loading' }
  | { readonly status: 'ready'; readonly loaded: LoadedPart }
  | { readonly status: 'failed'; readonly error: unknown };

/** How a remote fared on this page, for support staff. */
export interface RemoteHealth {
  readonly remote: string;
  readonly release: string;
  readonly channel: string;
  readonly status: 'idle' | 'loading' | 'ready' | 'failed';
  readonly milliseconds: number | undefined;
  readonly lastError: string | undefined;
}

/** What the loader works with. */
export interface LoaderTools {
  readonly set: ReleaseSet;
  readonly source: RemoteSource;
  readonly good: GoodReleases;
  readonly reporter: Reporter;
  /** Milliseconds of a clock that only moves forward. */
  readonly clock: () => number;
  /** Calls back after a time; the result cancels. */
  readonly after: (milliseconds: number, call: () => void) => () => void;
  /** Adds a release's texts before its part is shown. */
  readonly addTexts: (module: RemoteModule, remote: ResolvedRemote) => Promise<void>;
}

const SLOW_AFTER = 3_000;
const MOST_ROUNDS = 5;

/** Loads parts of remotes on demand and remembers how each of them fares. */
export class RemoteLoader {
  readonly #tools: LoaderTools;
  readonly #remotes: ReadonlyMap<string, ResolvedRemote>;
  readonly #states = new Map<string, PartState>();
  readonly #health = new Map<string, RemoteHealth>();
  /** A release that had to stand in for the current one stays for the rest of the page. */
  readonly #standIn = new Map<string, string>();
  readonly #listeners = new Set<() => void>();
  #version = 0;

  constructor(tools: LoaderTools) {
    this.#tools = tools;
    this.#remotes = new Map(tools.set.remotes.map((remote) => [remote.manifest.name, remote]));
    for (const remote of tools.set.remotes) this.#note(remote, { status: 'idle' });
  }

  /** The releases of this page load. */
  get set(): ReleaseSet {
    return this.#tools.set;
  }

  /** The remotes of this page load. */
  get remotes(): readonly ResolvedRemote[] {
    return this.#tools.set.remotes;
  }

  /** How every remote fares, in the order of the set. */
  get health(): readonly RemoteHealth[] {
    return [...this.#health.values()];
  }

  /** Grows with every change, so that a component can tell that something happened. */
  get version(): number {
    return this.#version;
  }

  /** Whether an earlier release stands in for the one of the set. */
  isStandIn(name: string): boolean {
    return this.#standIn.has(name);
  }

  /** Calls back after every change; the result stops it. */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** How far a part is; the same object until something changes. */
  state(remote: string, part: PartKey): PartState {
    return this.#states.get(placeOf(remote, part)) ?? idle;
  }

  /** Starts loading a part unless it is on its way or there. Never rejects: the state tells. */
  async load(name: string, part: PartKey): Promise<void> {
    const { status } = this.state(name, part);
    if (status === 'loading' || status === 'ready') return;
    const remote = this.#remotes.get(name);
    if (!remote) {
      this.#set(name, part, { status: 'failed', error: new Error(`${name} is not on this site.`) });
      return;
    }
    await this.#run(remote, part);
  }

  /** Forgets a part that failed while it was shown, and takes the next release that may work. */
  async retry(name: string, part: PartKey, isBroken: boolean): Promise<void> {
    const remote = this.#remotes.get(name);
    const state = this.state(name, part);
    if (remote && isBroken && state.status === 'ready') this.#avoid(remote, state.loaded.release);
    if (state.status !== 'loading') this.#set(name, part, idle);
    const started = this.#tools.clock();
    // Each round fetches afresh what the last one found to have failed before: entry, then page, then its pieces.
    for (let round = 0; round < MOST_ROUNDS; round += 1) {
      await this.load(name, part);
      const isSlow = this.#tools.clock() - started > SLOW_AFTER;
      if (isBroken || isSlow || this.state(name, part).status !== 'failed') return;
    }
  }

  /** Tells that a part broke while it was shown. */
  reportRenderError(name: string, release: string, error: unknown): void {
    const remote = this.#remotes.get(name);
    if (remote) this.#note(remote, { status: 'failed', release, lastError: errorDetail(error) });
    this.#tools.reporter.report({
      remote: name,
      release,
      cause: 'render-error',
      detail: errorDetail(error),
    });
  }

  #avoid(remote: ResolvedRemote, broken: string): void {
    const next = remote.previous.find(
      ({ release }) => release !== broken && this.#tools.good.has(remote.manifest.name, release),
    );
    if (next) this.#standIn.set(remote.manifest.name, next.release);
  }

  async #run(remote: ResolvedRemote, part: PartKey): Promise<void> {
    const name = remote.manifest.name;
    const started = this.#tools.clock();
    this.#set(name, part, { status: 'loading' });
    this.#note(remote, { status: 'loading' });
    const attempts = planAttempts(remote, this.#tools.good, this.#standIn.get(name));
    await raceAttempts(attempts, {
      run: (attempt) => this.#attempt(remote, part, attempt),
      after: this.#tools.after,
      failed: (attempt, error) => this.#attemptFailed(name, attempt, error),
      succeeded: (loaded) => this.#succeeded(remote, part, loaded, started),
      gaveUp: (error) => this.#gaveUp(remote, part, error),
    });
  }

  async #attempt(remote: ResolvedRemote, part: PartKey, attempt: Attempt): Promise<LoadedPart> {
    const module = await this.#tools.source.load(attempt.address);
    const loadPart = (module[part.kind] as Record<string, (() => Promise<unknown>) | undefined>)[
      part.key
    ];
    if (!loadPart) throw new Error(`${remote.manifest.name} has no ${part.kind} ${part.key}.`);
    const [loaded] = await Promise.all([loadPart(), this.#tools.addTexts(module, remote)]);
    return { release: attempt.address.release, module, part: loaded };
  }

  #attemptFailed(name: string, attempt: Attempt, error: unknown): void {
    const { release } = attempt.address;
    this.#tools.reporter.report({
      remote: name,
      release,
      cause: failureCause(error),
      detail: errorDetail(error),
    });
  }

  #succeeded(remote: ResolvedRemote, part: PartKey, loaded: LoadedPart, started: number): void {
    const name = remote.manifest.name;
    const milliseconds = Math.round(this.#tools.clock() - started);
    this.#tools.good.add(name, loaded.release);
    if (loaded.release !== remote.release) this.#standIn.set(name, loaded.release);
    this.#set(name, part, { status: 'ready', loaded });
    this.#note(remote, { status: 'ready', release: loaded.release, milliseconds });
    const cause = milliseconds > SLOW_AFTER ? 'slow' : 'loaded';
    this.#tools.reporter.report({ remote: name, release: loaded.release, cause, milliseconds });
  }

  #gaveUp(remote: ResolvedRemote, part: PartKey, error: unknown): void {
    this.#set(remote.manifest.name, part, { status: 'failed', error });
    this.#note(remote, { status: 'failed', lastError: errorDetail(error) });
  }

  #set(remote: string, part: PartKey, state: PartState): void {
    this.#states.set(placeOf(remote, part), state);
    this.#tell();
  }

  #note(remote: ResolvedRemote, change: Partial<RemoteHealth>): void {
    const { name } = remote.manifest;
    const known = this.#health.get(name) ?? {
      remote: name,
      release: remote.release,
      channel: remote.channel,
      status: 'idle' as const,
      milliseconds: undefined,
      lastError: undefined,
    };
    this.#health.set(name, { ...known, ...change });
  }

  #tell(): void {
    this.#version += 1;
    for (const listener of this.#listeners) listener();
  }
}

const idle: PartState = { status: 'idle' };

const placeOf = (remote: string, part: PartKey): string => `${remote} ${part.kind} ${part.key}`;
