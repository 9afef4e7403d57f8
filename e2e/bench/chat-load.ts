import { WebSocket } from 'ws';

/** Where sockets go, and what they say first. */
export interface Target {
  url: string;
  /** Headers of the n-th socket. */
  headers: (n: number) => Record<string, string>;
  /** Frames that a socket sends when it is open. */
  greeting: readonly object[];
  /** The frame that carries a text. */
  frame: (text: string) => object;
}

/** What one round of load came to. */
export interface LoadResult {
  sent: number;
  delivered: number;
  perSecond: number;
  p50: number;
  p99: number;
}

const MARK = 'at=';
const WIDTH = 15;

/** Opens sockets, a few at a time, as people arrive. */
export const openSockets = async (target: Target, count: number): Promise<WebSocket[]> => {
  const sockets: WebSocket[] = [];
  const openOne = (n: number): Promise<WebSocket> =>
    new Promise((resolve, reject) => {
      const socket = new WebSocket(target.url, { headers: target.headers(n) });
      socket.once('error', reject);
      socket.once('open', () => {
        for (const frame of target.greeting) socket.send(JSON.stringify(frame));
        resolve(socket);
      });
    });
  while (sockets.length < count) {
    const next = Array.from({ length: Math.min(50, count - sockets.length) }, (_, index) =>
      openOne(sockets.length + index),
    );
    sockets.push(...(await Promise.all(next)));
  }
  return sockets;
};

export const closeSockets = async (sockets: readonly WebSocket[]): Promise<void> => {
  await Promise.all(
    sockets.map((socket) => {
      const closed = new Promise((resolve) => socket.once('close', resolve));
      socket.close();
      return closed;
    }),
  );
};

const percentile = (sorted: Float64Array, part: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0;

/** Every socket says something, hears it, and says the next thing, until the time is over. */
export const runLoad = async (
  sockets: readonly WebSocket[],
  target: Target,
  milliseconds: number,
): Promise<LoadResult> => {
  const latencies: number[] = [];
  const started = performance.now();
  const isOver = (): boolean => performance.now() - started > milliseconds;
  let sent = 0;
  let delivered = 0;
  let finish = (): void => undefined;
  const finished = new Promise<void>((resolve) => (finish = resolve));

  const say = (n: number): void => {
    sent += 1;
    const now = performance.now().toFixed(4).padStart(WIDTH, '0');
    sockets[n]?.send(JSON.stringify(target.frame(`${MARK}${now} from=${n}; a line of chat`)));
  };
  sockets.forEach((socket, n) => {
    socket.removeAllListeners('message');
    const mine = ` from=${n};`;
    socket.on('message', (data) => {
      const text = String(data);
      const at = text.indexOf(MARK);
      if (at < 0) return;
      latencies.push(performance.now() - Number(text.slice(at + 3, at + 3 + WIDTH)));
      delivered += 1;
      if (text.includes(mine) && !isOver()) say(n);
      if (isOver() && delivered === sent * sockets.length) finish();
    });
  });
  sockets.forEach((_, n) => say(n));
  await finished;
  const seconds = (performance.now() - started) / 1000;
  const sorted = Float64Array.from(latencies).sort();
  return {
    sent,
    delivered,
    perSecond: delivered / seconds,
    p50: percentile(sorted, 0.5),
    p99: percentile(sorted, 0.99),
  };
};
