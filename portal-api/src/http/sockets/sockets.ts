import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { limits } from '@portal/shared-contracts';
import { SESSION_ENDED } from '@portal/shared-contracts/live';
import type { FastifyInstance } from 'fastify';
import { WebSocketServer } from 'ws';
import type { Actor, SiteContext } from '../../kernel/context.ts';
import type { Log } from '../../kernel/log.ts';
import { type Admission, admitSocket } from './admit-socket.ts';
import { type SocketEntry, type SocketHandler, serveSocket } from './open-socket.ts';
import { answerRaw } from '../security/raw-answer.ts';
import { askedLanguage } from '../endpoints/asked-language.ts';
import { SERVICE_RESTART, sweepSockets } from './sweep-sockets.ts';

const LONGEST_MESSAGE = 256 * 1024;
const SWEEP_MILLISECONDS = 30_000;
const REMEMBERED_MILLISECONDS = 60_000;
const LAST_WORDS_MILLISECONDS = 500;

/** All sockets of this process. */
export interface Sockets {
  bind(path: string, handler: SocketHandler): void;
  /** Every address that answers. */
  paths(): string[];
  /** How many are open at `path`. */
  count(path: string): number;
  /** Sends to every socket of these people at `path`. */
  sendTo(path: string, siteId: string, people: ReadonlySet<string>, message: unknown): void;
  /** Closes the sockets of sessions that are over. */
  endSessions(siteId: string, sessionIds: ReadonlySet<string>): void;
  /** Lets every socket of a person come again, and those by which the person looks at others. */
  restartOf(siteId: string, personId: string): void;
  /** Lets every socket at `path` come again, after news may have been missed. */
  restart(path: string): void;
}

/** What all sockets share. */
interface Shared {
  admission: Admission;
  log: Log;
  server: WebSocketServer;
  handlers: Map<string, SocketHandler>;
  open: Set<SocketEntry>;
  /** Sessions that ended in the last minute: one may have ended while its socket was being let in. */
  ended: Set<string>;
}

const remember = (ended: Set<string>, sessionIds: ReadonlySet<string>): void => {
  for (const id of sessionIds) ended.add(id);
  setTimeout(() => sessionIds.forEach((id) => ended.delete(id)), REMEMBERED_MILLISECONDS).unref();
};

// Whoever only looks takes no room from the person.
const holderOf = ({ id, seen }: Actor): string => seen?.by ?? id;

/** Whether a person holds as many sockets as one may. */
const hasEnough = (
  open: ReadonlySet<SocketEntry>,
  { platform }: Admission,
  { ctx, actor }: { ctx: SiteContext; actor: Actor },
): boolean => {
  const own = [...open].filter(
    ({ socket }) =>
      holderOf(socket.actor) === holderOf(actor) && socket.ctx.site.id === ctx.site.id,
  );
  return own.length >= limits.socketsPerPerson * platform.config.rateLimitFactor;
};

const upgrade = async (
  { admission, log, server, handlers, open, ended }: Shared,
  { request, stream, head }: { request: IncomingMessage; stream: Duplex; head: Buffer },
): Promise<void> => {
  const refuse = (status: number) => answerRaw(stream, status, admission.platform.config);
  const path = (request.url ?? '').split('?')[0] ?? '';
  if (!handlers.has(path)) return refuse(404);
  const admitted = await admitSocket(admission, request);
  if (typeof admitted === 'number') {
    log.warn({ security: true, event: 'socket-refused', path, status: admitted }, 'security');
    return refuse(admitted);
  }
  if (ended.has(admitted.actor.sessionId)) return refuse(401);
  if (hasEnough(open, admission, admitted)) return refuse(429);
  const guard = async (what: string, work: () => void | Promise<void>): Promise<void> => {
    try {
      await work();
    } catch (error) {
      log.error({ err: error, what }, 'socket handler failed');
    }
  };
  server.handleUpgrade(request, stream, head, (ws) =>
    serveSocket(
      { path, ws, stream, language: askedLanguage(request), ...admitted },
      handlers.get(path),
      open,
      guard,
    ),
  );
};

const listen = (app: FastifyInstance, shared: Shared): void => {
  const { admission, server, open } = shared;
  app.server.on('upgrade', (request, stream, head) => {
    stream.on('error', () => stream.destroy());
    void upgrade(shared, { request, stream, head }).catch(() =>
      answerRaw(stream, 500, admission.platform.config),
    );
  });
  // A session may also run out by time, or end while the fan-out was deaf.
  const timer = setInterval(
    () => void sweepSockets(admission.sessions, open).catch(() => undefined),
    SWEEP_MILLISECONDS,
  );
  timer.unref();
  app.addHook('preClose', async () => {
    clearInterval(timer);
    for (const { socket } of open) socket.close(SERVICE_RESTART, 'come again');
    server.close();
    setTimeout(
      () => server.clients.forEach((client) => client.terminate()),
      LAST_WORDS_MILLISECONDS,
    ).unref();
  });
};

/** Opens the server's sockets; who may come in is decided by the admission. */
export const createSockets = (app: FastifyInstance, admission: Admission, log: Log): Sockets => {
  const server = new WebSocketServer({ noServer: true, maxPayload: LONGEST_MESSAGE });
  const handlers = new Map<string, SocketHandler>();
  const open = new Set<SocketEntry>();
  const ended = new Set<string>();
  listen(app, { admission, log, server, handlers, open, ended });
  return {
    bind: (path, handler) => void handlers.set(path, handler),
    paths: () => [...handlers.keys()],
    count: (path) => [...open].filter((entry) => entry.path === path).length,
    sendTo: (path, siteId, people, message) => {
      for (const { path: at, socket } of open)
        if (at === path && socket.ctx.site.id === siteId && people.has(socket.actor.id))
          socket.send(message);
    },
    endSessions: (siteId, sessionIds) => {
      remember(ended, sessionIds);
      for (const { socket } of open)
        if (socket.ctx.site.id === siteId && sessionIds.has(socket.actor.sessionId))
          socket.close(SESSION_ENDED, 'session ended');
    },
    restartOf: (siteId, personId) => {
      for (const { socket } of open)
        if (
          socket.ctx.site.id === siteId &&
          [socket.actor.id, socket.actor.seen?.by].includes(personId)
        )
          socket.close(SERVICE_RESTART, 'come again');
    },
    restart: (path) => {
      for (const { path: at, socket } of open)
        if (at === path) socket.close(SERVICE_RESTART, 'come again');
    },
  };
};
