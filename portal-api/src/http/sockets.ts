import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { SESSION_ENDED, SLOW_READER } from '@portal/shared-contracts/live';
import type { FastifyInstance } from 'fastify';
import { type WebSocket, WebSocketServer } from 'ws';
import { aliveSessions } from '../domains/auth/sessions.ts';
import { type Envelope, hearEnvelopes } from '../domains/live/live.service.ts';
import type { Actor, SiteContext } from './context.ts';
import { admitSocket } from './socket-admission.ts';

const LONGEST_MESSAGE = 256 * 1024;
const SERVICE_RESTART = 1012;
const SWEEP_MILLISECONDS = 30_000;
// What may wait for one slow reader before it has to come back and resume from history.
const MOST_UNSENT = 4 * 1024 * 1024;
/** Messages of one socket that may wait to be handled before nothing more is read from it. */
const MOST_WAITING = 32;
const LAST_WORDS_MILLISECONDS = 1000;
/** Bytes that are gathered before they leave without waiting for more. */
const MOST_GATHERED = 64 * 1024;

/** One open socket of a signed-in person. */
export interface OpenSocket {
  ctx: SiteContext;
  actor: Actor;
  send(message: unknown): void;
  /** Sends what is already JSON; a reader that does not keep up is closed and resumes later. */
  sendText(text: string | Buffer): void;
  close(code: number, reason: string): void;
}

/** What a domain writes for one socket address. */
export interface SocketHandler {
  open?(socket: OpenSocket): void | Promise<void>;
  /** `message` is the parsed JSON, not checked yet; a thrown error closes nothing and is logged. */
  message?(socket: OpenSocket, message: unknown): void | Promise<void>;
  close?(socket: OpenSocket): void;
}

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

interface Entry {
  path: string;
  ws: WebSocket;
  socket: OpenSocket;
  /** Whether the other end has answered since the last sweep. */
  isHeard: boolean;
}

/** Closes politely; an end that does not answer is gone after a moment. */
const leave = (ws: WebSocket, code: number, reason: string): void => {
  ws.close(code, reason);
  if (ws.isPaused) ws.resume(); // its answer to the closing has to be read
  setTimeout(() => ws.terminate(), LAST_WORDS_MILLISECONDS).unref();
};

const refuse = (stream: Duplex, status: string): void => {
  stream.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
};

/** Lets everything that is written in one go leave the process in one call to the system. */
const gatherWrites = (stream: Duplex): (() => void) => {
  let isGathering = false;
  return () => {
    if (isGathering) {
      if (stream.writableLength < MOST_GATHERED) return;
      stream.uncork();
      stream.cork();
      return;
    }
    isGathering = true;
    stream.cork();
    process.nextTick(() => {
      isGathering = false;
      stream.uncork();
    });
  };
};

const parse = (data: unknown): unknown => {
  try {
    return JSON.parse(String(data));
  } catch {
    return undefined;
  }
};

export const createSockets = (app: FastifyInstance): Sockets => {
  const server = new WebSocketServer({ noServer: true, maxPayload: LONGEST_MESSAGE });
  const handlers = new Map<string, SocketHandler>();
  const open = new Set<Entry>();

  const guard = async (what: string, work: () => void | Promise<void>): Promise<void> => {
    try {
      await work();
    } catch (error) {
      app.portal.platform.log.error({ err: error, what }, 'socket handler failed');
    }
  };

  const serve = (
    path: string,
    ws: WebSocket,
    stream: Duplex,
    { ctx, actor }: { ctx: SiteContext; actor: Actor },
  ): void => {
    const handler = handlers.get(path);
    const gather = gatherWrites(stream);
    const sendText = (text: string | Buffer) => {
      if (ws.readyState !== ws.OPEN) return;
      if (ws.bufferedAmount > MOST_UNSENT) leave(ws, SLOW_READER, 'reads too slowly');
      else {
        gather();
        ws.send(text, { binary: false });
      }
    };
    const socket: OpenSocket = {
      ctx,
      actor,
      sendText,
      send: (message) => sendText(JSON.stringify(message)),
      close: (code, reason) => leave(ws, code, reason),
    };
    const entry: Entry = { path, ws, socket, isHeard: true };
    open.add(entry);
    // The library has already closed with the right code, e.g. 1009 for too much; that has to go out first.
    ws.on('error', () => setTimeout(() => ws.terminate(), LAST_WORDS_MILLISECONDS).unref());
    ws.on('pong', () => {
      entry.isHeard = true;
    });
    ws.on('close', () => {
      open.delete(entry);
      void guard(path, () => handler?.close?.(socket));
    });
    // One after the other, so that a person's messages keep their order.
    let last: Promise<void> = guard(path, () => handler?.open?.(socket));
    let waiting = 0;
    ws.on('message', (data) => {
      if (ws.readyState !== ws.OPEN) return;
      // Whoever sends faster than we work waits in their own machine, not in our memory.
      if ((waiting += 1) >= MOST_WAITING) ws.pause();
      last = last.then(async () => {
        if (ws.readyState === ws.OPEN)
          await guard(path, () => handler?.message?.(socket, parse(data)));
        if ((waiting -= 1) === 0 && ws.isPaused) ws.resume();
      });
    });
  };

  const upgrade = async (request: IncomingMessage, stream: Duplex, head: Buffer): Promise<void> => {
    const path = (request.url ?? '').split('?')[0] ?? '';
    if (!handlers.has(path)) return refuse(stream, '404 Not Found');
    const admitted = await admitSocket(app, request);
    if (typeof admitted === 'string') return refuse(stream, admitted);
    server.handleUpgrade(request, stream, head, (ws) => serve(path, ws, stream, admitted));
  };

  const closeEnded = (isEnded: (entry: Entry) => boolean): void => {
    for (const entry of open)
      if (isEnded(entry)) entry.socket.close(SESSION_ENDED, 'session ended');
  };

  const closeStale = async (): Promise<void> => {
    const { platform } = app.portal;
    const bySite = Map.groupBy(open, ({ socket }) => socket.ctx.site.id);
    for (const [siteId, entries] of bySite) {
      const ids = [...new Set(entries.map(({ socket }) => socket.actor.sessionId))];
      const db = platform.database.site(siteId);
      const alive = await aliveSessions(db, siteId, ids, platform.now());
      for (const { socket } of entries)
        if (!alive.has(socket.actor.sessionId)) socket.close(SESSION_ENDED, 'session ended');
    }
  };

  // A machine that went away says no goodbye; it just stops answering.
  const dropDead = (): void => {
    for (const entry of open) {
      if (!entry.isHeard) entry.ws.terminate();
      else if (entry.ws.readyState === entry.ws.OPEN) entry.ws.ping();
      entry.isHeard = false;
    }
  };

  const sweep = async (): Promise<void> => {
    dropDead();
    await closeStale();
  };

  app.server.on('upgrade', (request, stream, head) => {
    stream.on('error', () => stream.destroy());
    void upgrade(request, stream, head).catch(() => refuse(stream, '500 Internal Server Error'));
  });
  // A session may also run out by time, or end while the fan-out was deaf.
  const timer = setInterval(() => void sweep().catch(() => undefined), SWEEP_MILLISECONDS);
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
