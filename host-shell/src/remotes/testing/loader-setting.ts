import type { RemoteReport, RemoteModule, ResolvedRemote } from '@portal/shared-contracts/remote';
import type { RemoteSource } from '../loading/federation-source.ts';
import type { GoodReleases } from '../loading/good-releases.ts';
import type { PartKey, PartState } from '../loading/part-state.ts';
import { RemoteLoader } from '../loading/remote-loader.ts';
import { exampleModule, exampleRemote, exampleSet } from './example-remote.ts';
import { manualClock, type ManualClock } from './manual-clock.ts';

/** The page of the example remote. */
export const home: PartKey = { kind: 'pages', key: 'home' };
/** What that page shows. */
export const Page = (): null => null;
/** A release that arrives. */
export const works = async (): Promise<RemoteModule> => exampleModule(async () => ({ Page }));
/** A release that hangs. */
export const never = (): Promise<never> => new Promise(() => undefined);
/** A release that fails, with words that no report may carry. */
export const fails = async (): Promise<never> => {
  throw new Error('no answer for customer@example.com at https://x.example/a?token=1');
};

/** A loader with what it reported, and when. */
export interface Setting {
  readonly loader: RemoteLoader;
  readonly clock: ManualClock;
  readonly reports: RemoteReport[];
  readonly asked: string[];
  readonly good: Set<string>;
  state(): PartState;
  status(): string;
}

/** A loader whose releases answer like this. */
export const setUp = (
  answer: (release: string, attempt: number) => Promise<RemoteModule>,
  options: { remote?: ResolvedRemote; good?: string[] } = {},
): Setting => {
  const clock = manualClock();
  const reports: RemoteReport[] = [];
  const asked: string[] = [];
  const good = new Set(options.good ?? []);
  const source: RemoteSource = {
    load: ({ release }) => {
      asked.push(release);
      return answer(release, asked.length);
    },
  };
  const memory: GoodReleases = {
    has: (_remote, release) => good.has(release),
    add: (_remote, release) => void good.add(release),
  };
  const loader = new RemoteLoader({
    set: exampleSet(options.remote ?? exampleRemote()),
    source,
    good: memory,
    reporter: { report: (report) => void reports.push(report), flush: () => undefined },
    clock: clock.now,
    after: clock.after,
    addTexts: async () => undefined,
  });
  const state = (): PartState => loader.state('mfe-example', home);
  return { loader, clock, reports, asked, good, state, status: () => state().status };
};

/** Asks for the page without waiting for it. */
export const start = (setting: Setting): void => void setting.loader.load('mfe-example', home);
