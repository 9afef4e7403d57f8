import { limits, ReconnectingSocket, socketUrl } from '@portal/shared-contracts';
import {
  LIVE_MEMORY,
  LIVE_PATH,
  type livePing,
  type liveRecall,
  parseLiveMessage,
  SESSION_ENDED,
  type LiveEvent,
} from '@portal/shared-contracts/live';
import type { z } from '@portal/shared-contracts/schema';

/** What the live connection needs from outside; tests pass their own socket. */
export interface LiveOptions {
  onEvent: (event: LiveEvent) => void;
  /** The server ended the session. */
  onSessionEnd: () => void;
  /** It would not open; the browser does not say why, so the session may be over. */
  onRefused: () => void;
  /** The connection is back after a gap: whatever changed meanwhile is unknown. */
  onGap: () => void;
  /** Milliseconds since the first of what the page shows was asked for. */
  age: () => number;
  openSocket?: (url: string) => WebSocket;
}

const { ping, reconnectDelay, reconnectMax, pongTimeout } = limits.chat;
const TIMINGS = { readyAfter: 0, reconnectDelay, reconnectMax, answerWithin: pongTimeout };

const PING: z.output<typeof livePing> = { type: 'ping' };

/** Asks whether the other end is there, every minute that somebody looks and when they look again. */
const askWhileSeen = (ask: () => void): (() => void) => {
  const askIfSeen = (): void => {
    if (document.visibilityState === 'visible') ask();
  };
  const timer = setInterval(askIfSeen, ping);
  document.addEventListener('visibilitychange', askIfSeen);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', askIfSeen);
  };
};

/** Hears what changed for this person, reconnecting by itself; the result ends it. */
export const connectLive = (options: LiveOptions): (() => void) => {
  let isFirst = true;
  let hasGap = false;
  // What changed between the first read and this connection is heard now, and read again only if there is any.
  const recall = (): void => {
    const milliseconds = Math.round(options.age());
    const asked: z.output<typeof liveRecall> = { type: 'recall', milliseconds };
    if (milliseconds > LIVE_MEMORY) options.onGap();
    else socket.send(JSON.stringify(asked));
  };
  // A network that changed can leave a connection that nothing comes through and that no end closes.
  const ask = (): void => void socket.ask(JSON.stringify(PING));
  const socket = new ReconnectingSocket({
    url: socketUrl(LIVE_PATH),
    timings: TIMINGS,
    finalCodes: [SESSION_ENDED],
    openSocket: options.openSocket,
    probe: ask,
    onReady: () => {
      if (hasGap) options.onGap();
      else if (isFirst) recall();
      isFirst = false;
      hasGap = false;
    },
    onMessage: (data) => {
      const event = typeof data === 'string' ? parseLiveMessage(data) : undefined;
      if (event) options.onEvent(event);
    },
    onLost: ({ isFinal, hadOpened }) => {
      hasGap = true;
      if (isFinal) options.onSessionEnd();
      else if (!hadOpened) options.onRefused();
    },
  });
  const stopAsking = askWhileSeen(ask);
  return () => {
    stopAsking();
    socket.close();
  };
};
