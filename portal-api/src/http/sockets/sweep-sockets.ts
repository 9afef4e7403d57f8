import { SESSION_ENDED } from '@portal/shared-contracts/live';
import type { SessionReader } from '../../kernel/sessions.ts';
import { sameRights } from '../security/areas.policy.ts';
import type { SocketEntry } from './open-socket.ts';

/** The standard code of an end after which one comes again. */
export const SERVICE_RESTART = 1012;

const closeStale = async (
  sessions: SessionReader,
  open: ReadonlySet<SocketEntry>,
): Promise<void> => {
  const bySite = Map.groupBy(open, ({ socket }) => socket.ctx.site.id);
  for (const entries of bySite.values()) {
    const [first] = entries;
    if (!first) continue;
    const ids = [...new Set(entries.map(({ socket }) => socket.actor.sessionId))];
    const alive = await sessions.listAlive(first.socket.ctx.db, ids);
    for (const { socket } of entries) {
      const rights = alive.get(socket.actor.sessionId);
      if (rights === undefined) socket.close(SESSION_ENDED, 'session ended');
      else if (!sameRights(rights, socket.actor.admin)) socket.close(SERVICE_RESTART, 'come again');
    }
  }
};

// A machine that went away says no goodbye; it just stops answering.
const dropDead = (open: ReadonlySet<SocketEntry>): void => {
  for (const entry of open) {
    if (!entry.isHeard) entry.ws.terminate();
    else if (entry.ws.readyState === entry.ws.OPEN) entry.ws.ping();
    entry.isHeard = false;
  }
};

/**
 * Looks through all open sockets: who has not answered is gone, whose session is over has to leave, and whose rights
 * have changed comes again.
 */
export const sweepSockets = async (
  sessions: SessionReader,
  open: ReadonlySet<SocketEntry>,
): Promise<void> => {
  dropDead(open);
  await closeStale(sessions, open);
};
