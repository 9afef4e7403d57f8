import { connect, type Socket } from 'node:net';
import { performance } from 'node:perf_hooks';

/** What a while of asking came to. */
export interface Asked {
  /** Milliseconds of each answer. */
  milliseconds: number[];
  perSecond: number;
}

const HEAD_END = '\r\n\r\n';

// Whether an answer is there as a whole, by its length or by its last part.
const isWhole = (answer: Buffer): boolean => {
  const end = answer.indexOf(HEAD_END);
  if (end < 0) return false;
  const head = answer.toString('latin1', 0, end);
  if (!head.startsWith('HTTP/1.1 200')) throw new Error(head.slice(0, 200));
  const [, length] = /\r\ncontent-length: (\d+)/i.exec(head) ?? [];
  if (length !== undefined) return answer.length >= end + HEAD_END.length + Number(length);
  return answer.subarray(-5).toString('latin1') === '0\r\n\r\n';
};

/** One line that asks again and again until it is told to end; a client that costs little leaves the time to the server. */
const askOn = (socket: Socket, request: Buffer, isOver: () => boolean): Promise<number[]> =>
  new Promise((resolve, reject) => {
    const milliseconds: number[] = [];
    let parts: Buffer[] = [];
    let begun = performance.now();
    const ask = (): void => {
      parts = [];
      begun = performance.now();
      socket.write(request);
    };
    socket.on('data', (part: Buffer) => {
      parts.push(part);
      if (!isWhole(parts.length === 1 ? part : Buffer.concat(parts))) return;
      milliseconds.push(performance.now() - begun);
      if (isOver()) resolve(milliseconds);
      else ask();
    });
    socket.on('error', reject).on('close', () => reject(new Error('The line was closed.')));
    ask();
  });

/** Asks a server for a while over some lines at once. */
export const askAgain = async (
  port: number,
  { url, headers }: { url: string; headers: Readonly<Record<string, string>> },
  { lines, seconds }: { lines: number; seconds: number },
): Promise<Asked> => {
  const head = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  const request = Buffer.from([`GET ${url} HTTP/1.1`, ...head, '', ''].join('\r\n'));
  const sockets = Array.from({ length: lines }, () => connect(port, '127.0.0.1').setNoDelay());
  const begun = performance.now();
  const ends = begun + seconds * 1000;
  try {
    const all = await Promise.all(
      sockets.map((socket) => askOn(socket, request, () => performance.now() > ends)),
    );
    const milliseconds = all.flat();
    return { milliseconds, perSecond: milliseconds.length / ((performance.now() - begun) / 1000) };
  } finally {
    for (const socket of sockets) socket.removeAllListeners('close').destroy();
  }
};
