import type { Duplex } from 'node:stream';
import type { Language } from '@portal/shared-contracts';
import { SLOW_READER } from '@portal/shared-contracts/live';
import type { RawData, WebSocket } from 'ws';
import type { Actor, SiteContext } from '../../kernel/context.ts';
import { namesErased, wordErased } from '../../kernel/words/erased.ts';
import { isEndless } from '../json/json-bounds.ts';
import { gatherWrites } from './gathered-writes.ts';

// What may wait for one slow reader before it has to come back and resume from history.
const MOST_UNSENT = 4 * 1024 * 1024;
/** Messages of one socket that may wait to be handled before nothing more is read from it. */
const MOST_WAITING = 32;
const LAST_WORDS_MILLISECONDS = 1000;

/** One open socket of a signed-in person. */
export interface OpenSocket {
  ctx: SiteContext;
  actor: Actor;
  /** The language of the page that opened it. */
  language: Language;
  send(message: unknown): void;
  /**
   * Sends what is already JSON; a reader that does not keep up is closed and resumes later. Who sends the same to many
   * looks once whether it names somebody who was erased.
   */
  sendText(text: string | Buffer, isErased?: boolean): void;
  close(code: number, reason: string): void;
}

/** What a domain writes for one socket address. */
export interface SocketHandler {
  open?(socket: OpenSocket): void | Promise<void>;
  /** `message` is the parsed JSON, not checked yet; a thrown error closes nothing and is logged. */
  message?(socket: OpenSocket, message: unknown): void | Promise<void>;
  close?(socket: OpenSocket): void;
  /** The types of messages that only read; nothing else reaches `message` from somebody who only looks (BO-09). */
  reads?: readonly string[];
  /** Says so to whoever only looks and tried to write. */
  refuse?(socket: OpenSocket, message: unknown): void;
}

/** A socket with what keeps it alive. */
export interface SocketEntry {
  path: string;
  ws: WebSocket;
  socket: OpenSocket;
  /** Whether the other end has answered since the last sweep. */
  isHeard: boolean;
}

/** A socket that was admitted just now. */
interface NewSocket {
  path: string;
  ws: WebSocket;
  stream: Duplex;
  ctx: SiteContext;
  actor: Actor;
  language: Language;
}

/** Closes politely; an end that does not answer is gone after a moment. */
const leave = (ws: WebSocket, code: number, reason: string): void => {
  ws.close(code, reason);
  if (ws.isPaused) ws.resume(); // its answer to the closing has to be read
  setTimeout(() => ws.terminate(), LAST_WORDS_MILLISECONDS).unref();
};

const parse = (data: RawData): unknown => {
  try {
    const text = String(data);
    return isEndless(Buffer.from(text)) ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
};

const isOneOf = (types: readonly string[] | undefined, message: unknown): boolean =>
  typeof message === 'object' &&
  message !== null &&
  'type' in message &&
  types?.some((type) => type === message.type) === true;

const hear = (
  handler: SocketHandler | undefined,
  socket: OpenSocket,
  message: unknown,
): void | Promise<void> => {
  const isOpen = !socket.actor.seen || isOneOf(handler?.reads, message);
  return isOpen ? handler?.message?.(socket, message) : handler?.refuse?.(socket, message);
};

/** Serves one socket until it is closed; its messages reach the handler one after the other. */
export const serveSocket = (
  { path, ws, stream, ctx, actor, language }: NewSocket,
  handler: SocketHandler | undefined,
  open: Set<SocketEntry>,
  guard: (what: string, work: () => void | Promise<void>) => Promise<void>,
): void => {
  const gather = gatherWrites(stream);
  const sendText = (text: string | Buffer, isErased = namesErased(text)) => {
    if (ws.readyState !== ws.OPEN) return;
    if (ws.bufferedAmount > MOST_UNSENT) leave(ws, SLOW_READER, 'reads too slowly');
    else {
      gather();
      ws.send(isErased ? wordErased(text.toString(), language) : text, { binary: false });
    }
  };
  const socket: OpenSocket = {
    ctx,
    actor,
    language,
    sendText,
    send: (message) => sendText(JSON.stringify(message)),
    close: (code, reason) => leave(ws, code, reason),
  };
  const entry: SocketEntry = { path, ws, socket, isHeard: true };
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
      if (ws.readyState === ws.OPEN) await guard(path, () => hear(handler, socket, parse(data)));
      if ((waiting -= 1) === 0 && ws.isPaused) ws.resume();
    });
  });
};
