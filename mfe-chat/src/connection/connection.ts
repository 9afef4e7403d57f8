import {
  CHAT_FLOOD,
  CHAT_PATHS,
  serverFrame,
  type ClientFrame,
  type ServerFrame,
} from '@portal/shared-contracts/chat';
import { SESSION_ENDED } from '@portal/shared-contracts/live';
import { reconnectDelay } from './backoff.ts';
import { type ChatTimings, chatTimings } from './timings.ts';

/** Where the connection is: `ready` means subscribed, so that messages may be sent. */
export type ConnectionStatus = 'connecting' | 'ready' | 'closed' | 'ended';

/** What a connection needs from outside; tests pass their own. */
export interface ConnectionOptions {
  /** First frames of each connection: subscribe and ask for history. */
  greet: () => readonly ClientFrame[];
  onFrame: (frame: ServerFrame) => void;
  onStatus: (status: ConnectionStatus) => void;
  /** A try ended before the socket was open; a browser does not say why, so perhaps the session is over. */
  onRefused?: () => void;
  url?: string;
  random?: () => number;
  timings?: ChatTimings;
  openSocket?: (url: string) => WebSocket;
}

/** A socket that comes back by itself. */
export interface Connection {
  /** Sends at once, or says that it could not; nothing is queued here. */
  send: (frame: ClientFrame) => boolean;
  /** Ends for good (CH-10). */
  close: () => void;
  /** Tries at once instead of waiting, e.g. when the network is back. */
  retry: () => void;
}

const chatUrl = (): string =>
  `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}${CHAT_PATHS[0]}`;

const parse = (data: unknown): ServerFrame | undefined => {
  try {
    const parsed = serverFrame.safeParse(JSON.parse(String(data)));
    return parsed.success ? parsed.data : undefined;
  } catch {
    return undefined;
  }
};

// What the server answers, each in its own way: silence after one of these means that it is gone.
const answered: readonly ClientFrame['type'][] = ['ping', 'request_all_messages', 'new_message'];

/** Opens the chat's socket with the timings of the specification (CH-06, CH-09, CH-10). */
export const connect = (options: ConnectionOptions): Connection => {
  const { timings = chatTimings, openSocket = (url) => new WebSocket(url) } = options;
  const { subscribeDelay, ping, pongTimeout } = timings;
  const random = options.random ?? Math.random;
  const timers = new Map<string, ReturnType<typeof setTimeout>>();
  let socket: WebSocket | undefined;
  let failures = 0;
  let hasOpened = false;
  let isOver = false;

  const stop = (name: string): void => {
    clearTimeout(timers.get(name));
    timers.delete(name);
  };
  const after = (name: string, milliseconds: number, work: () => void): void => {
    stop(name);
    timers.set(name, setTimeout(work, milliseconds));
  };
  const stopTimers = (): void => {
    for (const timer of timers.values()) clearTimeout(timer);
    timers.clear();
  };
  const transmit = (frame: ClientFrame): boolean => {
    if (socket?.readyState !== WebSocket.OPEN) return false;
    socket.send(JSON.stringify(frame));
    if (answered.includes(frame.type)) expectAnswer();
    return true;
  };
  // A server that stays silent is as good as gone, whatever the socket says.
  const expectAnswer = (): void => {
    if (!timers.has('silence')) after('silence', pongTimeout, () => drop());
  };
  const keepAlive = (): void => {
    after('ping', ping, () => {
      transmit({ type: 'ping' });
      keepAlive();
    });
  };
  const greet = (): void => {
    failures = 0;
    for (const frame of options.greet()) transmit(frame);
    options.onStatus('ready');
    keepAlive();
  };
  const finish = (status: ConnectionStatus): void => {
    isOver = true;
    stopTimers();
    options.onStatus(status);
  };
  const comeBack = (code: number): void => {
    socket = undefined;
    stopTimers();
    if (isOver) return;
    // A session that has ended does not come back by trying (SC-32).
    if (code === SESSION_ENDED) return finish('ended');
    failures += code === CHAT_FLOOD ? 3 : 1;
    options.onStatus('connecting');
    if (!hasOpened) options.onRefused?.();
    after('reconnect', reconnectDelay(failures, random, timings), open);
  };
  const drop = (): void => {
    const dead = socket;
    if (!dead) return;
    letGo(dead);
    comeBack(0);
  };
  const letGo = (dead: WebSocket): void => {
    dead.onopen = null;
    dead.onclose = null;
    dead.onmessage = null;
    dead.close();
  };
  const open = (): void => {
    const opened = openSocket(options.url ?? chatUrl());
    socket = opened;
    hasOpened = false;
    expectAnswer();
    opened.onopen = () => {
      hasOpened = true;
      stop('silence');
      after('subscribe', subscribeDelay, greet);
    };
    opened.onmessage = ({ data }) => {
      stop('silence');
      const frame = parse(data);
      if (frame) options.onFrame(frame);
    };
    opened.onclose = ({ code }) => comeBack(code);
  };

  options.onStatus('connecting');
  open();
  return {
    send: transmit,
    retry: () => {
      if (isOver || socket) return;
      stopTimers();
      open();
    },
    close: () => {
      const leaving = socket;
      finish('closed');
      socket = undefined;
      if (leaving) letGo(leaving);
    },
  };
};
