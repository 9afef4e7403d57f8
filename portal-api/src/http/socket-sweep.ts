import { SESSION_ENDED } from '@portal/shared-contracts/live';
import type { FastifyInstance } from 'fastify';
import { aliveSessions } from '../domains/people/auth/sessions.ts';
import type { SocketEntry } from './open-socket.ts';

const closeStale = async (app: FastifyInstance, open: ReadonlySet<SocketEntry>): Promise<void> => {
  const { platform } = app.portal;
  const bySite = Map.groupBy(open, ({ socket }) => socket.ctx.site.id);
  for (const [siteId, entries] of bySite) {
    const ids = [...new Set(entries.map(({ socket }) => socket.actor.sessionId))];
    const db = platform.database.site(siteId);
    const alive = await aliveSessions(db, ids, platform.now());
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
  app: FastifyInstance,
  open: ReadonlySet<SocketEntry>,
): Promise<void> => {
  dropDead(open);
  await closeStale(app, open);
};
