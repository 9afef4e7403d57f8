import type { AdminRights } from '@portal/shared-contracts';
import type { Actor } from './context.ts';
import type { SiteDatabase } from './database.ts';

/** Says who a session token belongs to. */
export interface SessionReader {
  /** The person of a live session of this very site, or nobody. */
  find(
    db: SiteDatabase,
    token: string,
    options?: {
      /** Only sessions from before cookies were bound to their host. */
      isOldCookie?: boolean;
    },
  ): Promise<Actor | null>;
  /** What an admin of each session that is still alive may do, for sockets that outlive the request that opened them. */
  listAlive(
    db: SiteDatabase,
    sessionIds: readonly string[],
  ): Promise<ReadonlyMap<string, AdminRights | null>>;
}
