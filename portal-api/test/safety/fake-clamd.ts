import { type AddressInfo, createServer, type Socket } from 'node:net';

/** The harmless text that every scanner takes for harmful; in two halves, so that none takes this file for it. */
export const EICAR = Buffer.from(
  String.raw`X5O!P%@AP[4\PZX54(P^)7CC)7}$EICAR-STANDARD` + '-ANTIVIRUS-TEST-FILE!$H+H*',
);

/** How the fake behaves: as clamd does, without a word, or by an answer that ends in the middle. */
export type Manner = 'answers' | 'is silent' | 'cuts' | 'is full';

/** A server on this machine that speaks clamd's words. */
export interface FakeClamd {
  url: string;
  /** What was sent to be looked into, whole. */
  seen: Buffer[];
  behave(manner: Manner): void;
  close(): Promise<void>;
}

const STREAM = Buffer.from('zINSTREAM\0');

/** The bytes of a stream that has come to its end, put together from its pieces. */
const wholeStream = (received: Buffer): Buffer | undefined => {
  const parts: Buffer[] = [];
  for (let at = STREAM.length; at + 4 <= received.length;) {
    const length = received.readUInt32BE(at);
    if (length === 0) return Buffer.concat(parts);
    parts.push(received.subarray(at + 4, at + 4 + length));
    at += 4 + length;
  }
  return undefined;
};

export const fakeClamd = async (): Promise<FakeClamd> => {
  const seen: Buffer[] = [];
  const sockets = new Set<Socket>();
  let manner: Manner = 'answers';
  const say = (socket: Socket, words: string): void => {
    if (manner === 'answers') socket.end(`${words}\0`);
    if (manner === 'is full') socket.end('INSTREAM size limit exceeded. ERROR\0');
    if (manner === 'cuts') socket.end(words.slice(0, -1));
  };
  const server = createServer({ allowHalfOpen: true }, (socket) => {
    sockets.add(socket);
    let received = Buffer.alloc(0);
    socket.on('error', () => undefined).on('close', () => sockets.delete(socket));
    socket.on('data', (data: Buffer) => {
      received = Buffer.concat([received, data]);
      if (received.toString('latin1') === 'zPING\0') return say(socket, 'PONG');
      const content = wholeStream(received);
      if (!content) return;
      seen.push(content);
      say(socket, content.includes(EICAR) ? 'stream: Eicar-Test-Signature FOUND' : 'stream: OK');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `tcp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    seen,
    behave: (next) => {
      manner = next;
    },
    close: () =>
      new Promise((resolve) => {
        for (const socket of sockets) socket.destroy();
        server.close(() => resolve());
      }),
  };
};
