import type { ReleaseSet, RemoteModule, ResolvedRemote } from '@portal/shared-contracts/remote';
import { errorDetail, failureCause, isShellFailure } from '../failure.ts';
import type { RemoteSource } from './federation-source.ts';
import type { GoodReleases } from './good-releases.ts';
import {
  IDLE,
  loadPart,
  stateKey,
  type LoadedPart,
  type PartKey,
  type PartState,
} from './part-state.ts';
import { planAttempts, type Attempt } from './plan-attempts.ts';
import { raceAttempts } from './race-attempts.ts';
import { HealthList, type RemoteHealth } from './remote-health.ts';
import type { Reporter } from './reporter.ts';

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
  readonly #health: HealthList;
  /** Remote to the earlier release that took over; it stays for the rest of the page. */
  readonly #fallbacks = new Map<string, string>();
  readonly #listeners = new Set<() => void>();
  #version = 0;

  constructor(tools: LoaderTools) {
    this.#tools = tools;
    this.#remotes = new Map(tools.set.remotes.map((remote) => [remote.manifest.name, remote]));
    this.#health = new HealthList(tools.set.remotes);
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
    return this.#health.all;
  }

  /** Grows with every change, so that a component knows when to render again. */
  get version(): number {
    return this.#version;
  }

  /** Whether an earlier release took over from the one of the set. */
  hasFallenBack(name: string): boolean {
    return this.#fallbacks.has(name);
  }

  /** Calls back after every change; the result stops it. */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** How far a part is; the same object until something changes. */
  state(remote: string, part: PartKey): PartState {
    return this.#states.get(stateKey(remote, part)) ?? IDLE;
  }

  /** Starts loading a part unless it is on its way or there. Never rejects: a failure is a state. */
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
    if (state.status !== 'loading') this.#set(name, part, IDLE);
    const started = this.#tools.clock();
    // A round can only repeat the step that failed last: the entry, then the page, then the page's own imports.
    for (let round = 0; round < MOST_ROUNDS; round += 1) {
      await this.load(name, part);
      const isSlow = this.#tools.clock() - started > SLOW_AFTER;
      if (isBroken || isSlow || this.state(name, part).status !== 'failed') return;
    }
  }

  /** Reports that a part broke while it was shown. */
  reportRenderError(name: string, release: string, error: unknown): void {
    const remote = this.#remotes.get(name);
    if (remote)
      this.#health.note(remote, { status: 'failed', release, lastError: errorDetail(error) });
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
    if (next) this.#fallbacks.set(remote.manifest.name, next.release);
  }

  async #run(remote: ResolvedRemote, part: PartKey): Promise<void> {
    const name = remote.manifest.name;
    const started = this.#tools.clock();
    this.#set(name, part, { status: 'loading' });
    this.#health.note(remote, { status: 'loading' });
    const attempts = planAttempts(remote, this.#tools.good, this.#fallbacks.get(name));
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
    const { name } = remote.manifest;
    const [loaded] = await Promise.all([
      loadPart(name, module, part),
      this.#tools.addTexts(module, remote),
    ]);
    return { release: attempt.address.release, module, part: loaded };
  }

  #attemptFailed(name: string, attempt: Attempt, error: unknown): void {
    if (isShellFailure(error)) return;
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
    if (loaded.release !== remote.release) this.#fallbacks.set(name, loaded.release);
    this.#set(name, part, { status: 'ready', loaded });
    this.#health.note(remote, { status: 'ready', release: loaded.release, milliseconds });
    const cause = milliseconds > SLOW_AFTER ? 'slow' : 'loaded';
    this.#tools.reporter.report({ remote: name, release: loaded.release, cause, milliseconds });
  }

  #gaveUp(remote: ResolvedRemote, part: PartKey, error: unknown): void {
    this.#set(remote.manifest.name, part, { status: 'failed', error });
    this.#health.note(remote, { status: 'failed', lastError: errorDetail(error) });
  }

  #set(remote: string, part: PartKey, state: PartState): void {
    this.#states.set(stateKey(remote, part), state);
    this.#notify();
  }

  #notify(): void {
    this.#version += 1;
    for (const listener of this.#listeners) listener();
  }
}
