import type { ResolvedRemote } from '@portal/shared-contracts/remote';
import type { PartState } from './part-state.ts';

/** How a remote fared on this page, for support staff. */
export interface RemoteHealth {
  readonly remote: string;
  readonly release: string;
  readonly channel: string;
  readonly status: PartState['status'];
  readonly milliseconds: number | undefined;
  readonly lastError: string | undefined;
}

/** How each remote of a page fares, in the order of the release set. */
export class HealthList {
  readonly #health = new Map<string, RemoteHealth>();

  constructor(remotes: readonly ResolvedRemote[]) {
    for (const remote of remotes) this.note(remote, { status: 'idle' });
  }

  get all(): readonly RemoteHealth[] {
    return [...this.#health.values()];
  }

  note(remote: ResolvedRemote, change: Partial<RemoteHealth>): void {
    const { name } = remote.manifest;
    const known: RemoteHealth = this.#health.get(name) ?? {
      remote: name,
      release: remote.release,
      channel: remote.channel,
      status: 'idle',
      milliseconds: undefined,
      lastError: undefined,
    };
    this.#health.set(name, { ...known, ...change });
  }
}
