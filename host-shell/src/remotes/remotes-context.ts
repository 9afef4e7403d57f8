import { createContext, useContext, useSyncExternalStore } from 'react';
import type { EventBus } from './events/event-bus.ts';
import type { PartKey, PartState } from './loading/part-state.ts';
import type { RemoteLoader } from './loading/remote-loader.ts';

/** What every component that shows a remote needs. */
export interface Remotes {
  readonly loader: RemoteLoader;
  readonly bus: EventBus;
  /** Remotes whose override by a developer's server did not answer. */
  readonly failedOverrides?: readonly string[];
}

/** Carries the loader and the bus of this page load. */
export const RemotesContext = createContext<Remotes | null>(null);

/**
 * The loader and the bus of this page load.
 *
 * @throws Error outside of the shell.
 */
export const useRemotes = (): Remotes => {
  const remotes = useContext(RemotesContext);
  if (!remotes) throw new Error('This component is outside of the shell.');
  return remotes;
};

/** How far a part is; renders again when that changes. */
export const usePartState = (remote: string, part: PartKey): PartState => {
  const { loader } = useRemotes();
  return useSyncExternalStore(loader.subscribe, () => loader.state(remote, part));
};
