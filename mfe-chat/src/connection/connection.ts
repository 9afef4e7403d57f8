import { ReconnectingSocket, socketUrl } from '@portal/shared-contracts';
import {
  CHAT_FLOOD,
  CHAT_UNEXPECTED,
  CHAT_PATHS,
  serverFrame,
  type ClientFrame,
  type ServerFrame,
} from '@portal/shared-contracts/chat';
import { SESSION_ENDED } from '@portal/shared-contracts/live';
import { type ChatTimings, chatTimings } from './timings.ts';

/** Where the connection is: `ready` means subscribed, so that messages may be sent. */
export type ConnectionStatus = 'connecting' | 'ready' | 'closed' | 'ended';

/** What a connection needs from outside; tests pass their own. */
export interface ConnectionOptions {
  /** First frames of each connection: subscribe and ask for history. */
  firstFrames: () => readonly ClientFrame[];
  onFrame: (frame: ServerFrame) => void;
  onStatus: (status: ConnectionStatus) => void;
  /** A try ended before the socket was open; a browser does not say why, so perhaps the session is over. */
  onRefused?: () => void;
  url?: string;
  random?: () => number;
  timings?: ChatTimings;
  openSocket?: (url: string) => WebSocket;
}

/** A connection that comes back by itself. */
export interface Connection {
  /** Sends at once, or says that it could not; nothing is queued here. */
  send: (frame: ClientFrame) => boolean;
  /** Ends for good (CH-10). */
  close: () => void;
}

const parse = (data: unknown): ServerFrame | undefined => {
  try {
    const parsed = serverFrame.safeParse(JSON.parse(String(data)));
    return parsed.success ? parsed.data : undefined;
  } catch {
    return undefined;
  }
};

// The server replies to each of these, so silence after one of them means that it is gone.
const ANSWERED: readonly ClientFrame['type'][] = ['ping', 'request_all_messages', 'new_message'];

// After being cut off for sending too much, or by a server that is in trouble, the next try waits longer.
const CUT_OFF = [CHAT_FLOOD, CHAT_UNEXPECTED];
const CUT_OFF_FAILURES = 3;

const socketTimings = (timings: ChatTimings) => ({
  readyAfter: timings.subscribeDelay,
  reconnectDelay: timings.reconnectDelay,
  reconnectMax: timings.reconnectMax,
  answerWithin: timings.pongTimeout,
});

/** Opens the chat's socket with the timings of the specification (CH-06, CH-09, CH-10). */
export const connect = (options: ConnectionOptions): Connection => {
  const { timings = chatTimings, firstFrames, onFrame, onStatus, onRefused } = options;
  let pings: ReturnType<typeof setInterval> | undefined;
  const send = (frame: ClientFrame): boolean => {
    const text = JSON.stringify(frame);
    return ANSWERED.includes(frame.type) ? socket.ask(text) : socket.send(text);
  };
  onStatus('connecting');
  const socket = new ReconnectingSocket({
    url: options.url ?? socketUrl(CHAT_PATHS[0]),
    timings: socketTimings(timings),
    finalCodes: [SESSION_ENDED],
    failuresFor: (code) => (CUT_OFF.includes(code) ? CUT_OFF_FAILURES : 1),
    random: options.random,
    openSocket: options.openSocket,
    probe: () => void send({ type: 'ping' }),
    onReady: () => {
      firstFrames().forEach(send);
      onStatus('ready');
      pings = setInterval(() => send({ type: 'ping' }), timings.ping);
    },
    onMessage: (data) => {
      const frame = parse(data);
      if (frame) onFrame(frame);
    },
    onLost: ({ hadOpened, isFinal }) => {
      clearInterval(pings);
      onStatus(isFinal ? 'ended' : 'connecting');
      if (!isFinal && !hadOpened) onRefused?.();
    },
  });
  return {
    send,
    close: () => {
      clearInterval(pings);
      socket.close();
      onStatus('closed');
    },
  };
};
