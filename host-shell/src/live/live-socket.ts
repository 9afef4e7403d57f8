import { limits } from '@portal/shared-contracts';
import {
  LIVE_PATH,
  parseLiveMessage,
  SESSION_ENDED,
  type LiveEvent,
} from '@portal/shared-contracts/live';

/** What the live connection needs from outside; tests pass their own socket and clock. */
export interface LiveOptions {
  onEvent: (event: LiveEvent) => void;
  /** The server ended the session. */
  onSessionEnd: () => void;
  /** The connection is back after a gap: whatever changed meanwhile is unknown. */
  onGap: () => void;
  open?: (url: string) => WebSocket;
  random?: () => number;
}

const GROWTH = 1.8;

const liveUrl = (): string =>
  `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}${LIVE_PATH}`;

/** First retry after exactly the base delay, then growing with jitter up to the maximum. */
export const retryDelay = (attempt: number, random: () => number): number => {
  const { reconnectDelay, reconnectMax } = limits.chat;
  if (attempt === 0) return reconnectDelay;
  const grown = Math.min(reconnectMax, reconnectDelay * GROWTH ** attempt);
  return Math.round(grown * (0.75 + random() * 0.25));
};

/** Hears what changed for this person, reconnecting by itself; the result ends it. */
export const connectLive = (options: LiveOptions): (() => void) => {
  const { open = (url) => new WebSocket(url), random = Math.random } = options;
  let isEnded = false;
  let failures = 0;
  let hadGap = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let socket: WebSocket | undefined;

  const connect = (): void => {
    socket = open(liveUrl());
    socket.onopen = () => {
      failures = 0;
      if (hadGap) options.onGap();
      hadGap = false;
    };
    socket.onmessage = ({ data }) => {
      const event = typeof data === 'string' ? parseLiveMessage(data) : undefined;
      if (event) options.onEvent(event);
    };
    socket.onclose = ({ code }) => {
      if (isEnded) return;
      if (code === SESSION_ENDED) {
        isEnded = true;
        options.onSessionEnd();
        return;
      }
      hadGap = true;
      timer = setTimeout(connect, retryDelay(failures, random));
      failures += 1;
    };
  };

  connect();
  return () => {
    isEnded = true;
    clearTimeout(timer);
    socket?.close();
  };
};
