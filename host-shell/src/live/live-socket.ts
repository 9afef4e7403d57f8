import { limits, ReconnectingSocket, socketUrl } from '@portal/shared-contracts';
import {
  LIVE_PATH,
  parseLiveMessage,
  SESSION_ENDED,
  type LiveEvent,
} from '@portal/shared-contracts/live';

/** What the live connection needs from outside; tests pass their own socket. */
export interface LiveOptions {
  onEvent: (event: LiveEvent) => void;
  /** The server ended the session. */
  onSessionEnd: () => void;
  /** It would not open; the browser does not say why, so the session may be over. */
  onRefused: () => void;
  /** The connection is back after a gap: whatever changed meanwhile is unknown. */
  onGap: () => void;
  openSocket?: (url: string) => WebSocket;
}

const { reconnectDelay, reconnectMax, pongTimeout } = limits.chat;
const TIMINGS = { readyAfter: 0, reconnectDelay, reconnectMax, answerWithin: pongTimeout };

/** Hears what changed for this person, reconnecting by itself; the result ends it. */
export const connectLive = (options: LiveOptions): (() => void) => {
  let hasGap = false;
  const socket = new ReconnectingSocket({
    url: socketUrl(LIVE_PATH),
    timings: TIMINGS,
    finalCodes: [SESSION_ENDED],
    openSocket: options.openSocket,
    onReady: () => {
      if (hasGap) options.onGap();
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
  return () => socket.close();
};
