import type { ResolvedRemote } from '@portal/shared-contracts/remote';
import { EventBus } from '../remotes/events/event-bus.ts';
import { RemoteLoader } from '../remotes/loading/remote-loader.ts';
import type { Remotes } from '../remotes/remotes-context.ts';

const nothing = (): void => undefined;

/** Remotes that are known by their manifests and never loaded: a drawing runs none of their code. */
export const stillRemotes = (remotes: readonly ResolvedRemote[]): Remotes => ({
  loader: new RemoteLoader({
    set: {
      site: 'drawn',
      sequence: 0,
      issuedAt: new Date(0).toISOString(),
      contracts: '0.0.0',
      origins: [],
      remotes: [...remotes],
    },
    source: { load: () => Promise.reject(new Error('A drawing loads nothing')) },
    good: { has: () => false, add: nothing },
    reporter: { report: nothing, flush: nothing },
    clock: () => 0,
    after: () => nothing,
    addTexts: () => Promise.resolve(),
  }),
  bus: new EventBus({ now: () => 0, report: nothing }),
});
