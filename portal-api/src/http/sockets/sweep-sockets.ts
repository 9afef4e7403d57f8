import { SESSION_ENDED } from '@portal/shared-contracts/live';
import type { SessionReader } from '../../kernel/sessions.ts';
import type { SocketEntry } from './open-socket.ts';

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
    for (const { socket } of entries)
      if (!alive.has(socket.actor.sessionId)) socket.close(SESSION_ENDED, 'session ended');
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

/** Looks through all open sockets: who has not answered is gone, whose session is over has to leave. */
export const sweepSockets = async (
  sessions: SessionReader,
  open: ReadonlySet<SocketEntry>,
): Promise<void> => {
  dropDead(open);
  await closeStale(sessions, open);
};
