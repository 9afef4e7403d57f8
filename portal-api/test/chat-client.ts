import { type ClientFrame, serverFrame, type ServerFrame } from '@portal/shared-contracts/chat';
import { WebSocket } from 'ws';
import type { TestClient } from './test-client.ts';

/** A person's socket of the chat in a test. */
export interface ChatClient {
  send(frame: ClientFrame): void;
  sendText(text: string): void;
  /** The next frame of this kind that nobody has taken yet. */
  next<T extends ServerFrame['type']>(type: T): Promise<Extract<ServerFrame, { type: T }>>;
  /** Everything received so far that nobody has taken. */
  readonly received: readonly ServerFrame[];
  /** The code with which the socket was closed. */
  closed: Promise<number>;
  close(): Promise<number>;
}

/** Opens a socket with the session of a browser; every frame is parsed with the contract. */
export const connectChat = async (
  port: number,
  browser: TestClient,
  path = '/ws',
): Promise<ChatClient> => {
  const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const socket = new WebSocket(`ws://127.0.0.1:${port}${path}`, {
    headers: { host: browser.host, cookie },
  });
  const received: ServerFrame[] = [];
  const waiting: (() => void)[] = [];
  socket.on('message', (data) => {
    received.push(serverFrame.parse(JSON.parse(String(data))));
    for (const wake of waiting.splice(0)) wake();
  });
  const closed = new Promise<number>((resolve) => socket.once('close', (code) => resolve(code)));
  void closed.then(() => {
    for (const wake of waiting.splice(0)) wake();
  });
  await new Promise<void>((resolve, reject) => {
    socket.once('open', () => resolve());
    socket.once('error', reject);
  });
  const take = <T extends ServerFrame['type']>(type: T) => {
    const index = received.findIndex((frame) => frame.type === type);
    return index < 0
      ? undefined
      : (received.splice(index, 1)[0] as Extract<ServerFrame, { type: T }>);
  };
  return {
    received,
    closed,
    send: (frame) => socket.send(JSON.stringify(frame)),
    sendText: (text) => socket.send(text),
    next: async (type) => {
      for (;;) {
        const frame = take(type);
        if (frame) return frame;
        // Nothing comes any more, and a test that waits would hang until its own limit.
        if (socket.readyState === WebSocket.CLOSED)
          throw new Error(`The socket closed before a frame of the kind "${type}" came.`);
        await new Promise<void>((resolve) => waiting.push(resolve));
      }
    },
    close: () => {
      socket.close();
      return closed;
    },
  };
};
