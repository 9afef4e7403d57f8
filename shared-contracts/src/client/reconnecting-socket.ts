/** Waits, then calls; the result cancels. Tests pass a clock of their own. */
export type After = (milliseconds: number, call: () => void) => () => void;

/** How long a socket waits for what, in milliseconds. */
export interface SocketTimings {
  /** An open connection counts as ready after this time, and only then are earlier failures forgotten. */
  readonly readyAfter: number;
  /** The first try after a loss comes after exactly this time. */
  readonly reconnectDelay: number;
  /** Later tries come at most this far apart. */
  readonly reconnectMax: number;
  /** A server that stays silent for this long, while opening or when an answer is due, is given up. */
  readonly answerWithin: number;
}

/** What is known of a connection that was lost. */
export interface SocketLoss {
  /** False when it never opened; a browser does not say why, so the session may be over. */
  readonly hadOpened: boolean;
  /** The server closed it with a code after which trying again is of no use. */
  readonly isFinal: boolean;
}

/** What a {@link ReconnectingSocket} works with. */
export interface ReconnectingSocketOptions {
  readonly url: string;
  readonly timings: SocketTimings;
  /** Close codes after which nothing is tried again. */
  readonly finalCodes: readonly number[];
  /** How many failures a close counts as; one unless said otherwise. */
  readonly failuresFor?: (code: number) => number;
  /** Called for every connection that became ready, the first one included. */
  readonly onReady: () => void;
  readonly onMessage: (data: unknown) => void;
  readonly onLost: (loss: SocketLoss) => void;
  /** Called when the network is back and a connection stands: the other end may be gone all the same, so ask it. */
  readonly probe?: () => void;
  readonly openSocket?: ((url: string) => WebSocket) | undefined;
  readonly random?: (() => number) | undefined;
  readonly after?: After | undefined;
  /** Where the event `online` arrives; the window, if there is one. */
  readonly network?: EventTarget | undefined;
}

const defaultAfter: After = (milliseconds, call) => {
  const timer = setTimeout(call, milliseconds);
  return () => clearTimeout(timer);
};

const release = (socket: WebSocket): void => {
  socket.onopen = null;
  socket.onmessage = null;
  socket.onclose = null;
  socket.close();
};

/**
 * The address of a socket on the page's own host; it names the page's language, for a browser lets nobody
 * choose a socket's headers.
 */
export const socketUrl = (path: string): string => {
  const { lang } = document.documentElement;
  const query = lang ? `?${new URLSearchParams({ language: lang })}` : '';
  return `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}${path}${query}`;
};

/**
 * Milliseconds until the next try: the first exactly as specified, then doubling with jitter, so that a
 * returning server is not met by everybody at once.
 *
 * @param failures tries that failed since a connection was last ready, at least 1.
 * @param random 0 to 1.
 */
export const reconnectDelay = (
  failures: number,
  random: () => number,
  timings: Pick<SocketTimings, 'reconnectDelay' | 'reconnectMax'>,
): number => {
  const { reconnectDelay: first, reconnectMax } = timings;
  if (failures <= 1) return first;
  const ceiling = Math.min(reconnectMax, first * 2 ** (failures - 1));
  return Math.round(ceiling / 2 + (random() * ceiling) / 2);
};

/**
 * A WebSocket that comes back by itself: after a loss, after silence, and at once when the network is back.
 * It queues nothing; who sends learns whether it was possible.
 */
export class ReconnectingSocket {
  readonly #options: ReconnectingSocketOptions;
  readonly #after: After;
  readonly #network: EventTarget | undefined;
  #socket: WebSocket | undefined;
  #failures = 0;
  #hasOpened = false;
  #isOver = false;
  #cancelNext: (() => void) | undefined;
  #cancelSilence: (() => void) | undefined;

  /** Opens at once. */
  constructor(options: ReconnectingSocketOptions) {
    this.#options = options;
    this.#after = options.after ?? defaultAfter;
    this.#network = options.network ?? globalThis.window; // none outside a page
    this.#network?.addEventListener('online', this.#openNow);
    this.#open();
  }

  /** Sends at once, or says that it could not. */
  send(text: string): boolean {
    if (this.#socket?.readyState !== WebSocket.OPEN) return false;
    this.#socket.send(text);
    return true;
  }

  /** Sends what the other end has to answer in time, or says that it could not; then nothing is waited for. */
  ask(text: string): boolean {
    const isSent = this.send(text);
    if (isSent) this.expectAnswer();
    return isSent;
  }

  /** From now on something must arrive in time; otherwise the connection counts as lost. */
  expectAnswer(): void {
    this.#cancelSilence ??= this.#after(this.#options.timings.answerWithin, () => {
      if (this.#socket) release(this.#socket);
      this.#lose(0);
    });
  }

  /** Ends for good. */
  close(): void {
    this.#end();
    if (this.#socket) release(this.#socket);
    this.#socket = undefined;
  }

  #open(): void {
    const { openSocket = (url: string) => new WebSocket(url), url, timings } = this.#options;
    const socket = openSocket(url);
    this.#socket = socket;
    this.#hasOpened = false;
    this.expectAnswer();
    socket.onopen = () => {
      this.#hasOpened = true;
      this.#stopSilence();
      if (timings.readyAfter === 0) this.#becomeReady();
      else this.#cancelNext = this.#after(timings.readyAfter, () => this.#becomeReady());
    };
    socket.onmessage = ({ data }) => {
      this.#stopSilence();
      this.#options.onMessage(data);
    };
    socket.onclose = ({ code }) => this.#lose(code);
  }

  // A connection that stands needs no other one, if it does.
  readonly #openNow = (): void => {
    if (this.#socket) return this.#options.probe?.();
    this.#stopTimers();
    this.#open();
  };

  #becomeReady(): void {
    this.#failures = 0;
    this.#options.onReady();
  }

  #lose(code: number): void {
    const { finalCodes, failuresFor = () => 1, random = Math.random, timings } = this.#options;
    this.#socket = undefined;
    this.#stopTimers();
    const isFinal = finalCodes.includes(code);
    if (isFinal) this.#end();
    this.#failures += failuresFor(code);
    this.#options.onLost({ hadOpened: this.#hasOpened, isFinal });
    if (this.#isOver) return;
    const delay = reconnectDelay(this.#failures, random, timings);
    this.#cancelNext = this.#after(delay, () => this.#open());
  }

  #end(): void {
    this.#isOver = true;
    this.#network?.removeEventListener('online', this.#openNow);
    this.#stopTimers();
  }

  #stopTimers(): void {
    this.#cancelNext?.();
    this.#cancelNext = undefined;
    this.#stopSilence();
  }

  #stopSilence(): void {
    this.#cancelSilence?.();
    this.#cancelSilence = undefined;
  }
}
