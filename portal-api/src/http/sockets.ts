import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { SESSION_ENDED } from '@portal/shared-contracts/live';
import type { FastifyInstance } from 'fastify';
import { WebSocketServer } from 'ws';
import { type Envelope, hearEnvelopes } from '../domains/live/live.service.ts';
import { type SocketEntry, type SocketHandler, serveSocket } from './open-socket.ts';
import { admitSocket } from './socket-admission.ts';
import { sweepSockets } from './socket-sweep.ts';

const LONGEST_MESSAGE = 256 * 1024;
const SERVICE_RESTART = 1012;
const SWEEP_MILLISECONDS = 30_000;

/** All sockets of this process. */
export interface Sockets {
  bind(path: string, handler: SocketHandler): void;
  /** Every address that answers. */
  paths(): string[];
  /** Sends to every socket of these people at `path`. */
  sendTo(path: string, siteId: string, people: ReadonlySet<string>, message: unknown): void;
  hear(hear: (envelope: Envelope) => void): void;
  /** Lets every socket at `path` come again, after news may have been missed. */
  restart(path: string): void;
}

const refuse = (stream: Duplex, status: string): void => {
  stream.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
};

export const createSockets = (app: FastifyInstance): Sockets => {
  const server = new WebSocketServer({ noServer: true, maxPayload: LONGEST_MESSAGE });
  const handlers = new Map<string, SocketHandler>();
  const open = new Set<SocketEntry>();

  const guard = async (what: string, work: () => void | Promise<void>): Promise<void> => {
    try {
      await work();
    } catch (error) {
      app.portal.platform.log.error({ err: error, what }, 'socket handler failed');
    }
  };

  const upgrade = async (request: IncomingMessage, stream: Duplex, head: Buffer): Promise<void> => {
    const path = (request.url ?? '').split('?')[0] ?? '';
    if (!handlers.has(path)) return refuse(stream, '404 Not Found');
    const admitted = await admitSocket(app, request);
    if (typeof admitted === 'string') return refuse(stream, admitted);
    server.handleUpgrade(request, stream, head, (ws) =>
      serveSocket({ path, ws, stream, ...admitted }, handlers.get(path), open, guard),
    );
  };

  const closeEnded = (isEnded: (entry: SocketEntry) => boolean): void => {
    for (const entry of open)
      if (isEnded(entry)) entry.socket.close(SESSION_ENDED, 'session ended');
  };

  app.server.on('upgrade', (request, stream, head) => {
    stream.on('error', () => stream.destroy());
    void upgrade(request, stream, head).catch(() => refuse(stream, '500 Internal Server Error'));
  });
  // A session may also run out by time, or end while the fan-out was deaf.
  const timer = setInterval(
    () => void sweepSockets(app, open).catch(() => undefined),
    SWEEP_MILLISECONDS,
  );
  timer.unref();
  app.addHook('onReady', async () => {
    hearEnvelopes(app.portal.platform.fanOut, (envelope) => {
      if (envelope.kind !== 'sessions-ended') return;
      const ended = new Set(envelope.sessionIds);
      closeEnded(
        ({ socket }) => socket.ctx.site.id === envelope.siteId && ended.has(socket.actor.sessionId),
      );
    });
  });
  app.addHook('preClose', async () => {
    clearInterval(timer);
    for (const { socket } of open) socket.close(1001, 'server stops');
    server.close();
    setTimeout(() => server.clients.forEach((client) => client.terminate()), 500).unref();
  });

  return {
    bind: (path, handler) => void handlers.set(path, handler),
    paths: () => [...handlers.keys()],
    sendTo: (path, siteId, people, message) => {
      for (const entry of open)
        if (
          entry.path === path &&
          entry.socket.ctx.site.id === siteId &&
          people.has(entry.socket.actor.id)
        )
          entry.socket.send(message);
    },
    restart: (path) => {
      for (const entry of open)
        if (entry.path === path) entry.socket.close(SERVICE_RESTART, 'come again');
    },
    hear: (hear) => hearEnvelopes(app.portal.platform.fanOut, hear),
  };
};
