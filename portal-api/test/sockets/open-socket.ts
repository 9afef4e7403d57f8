import { WebSocket } from 'ws';
import type { TestApp } from '../create-test-app.ts';
import type { TestClient } from '../test-client.ts';

/** A socket of a test: what came, and how it ended. */
export interface TestSocket {
  messages: unknown[];
  /** Resolves with the next message that passes; rejects once the socket is closed, as none will come. */
  next(passes?: (message: unknown) => boolean): Promise<unknown>;
  send(message: unknown): void;
  /** Resolves with the close code. */
  closed: Promise<number>;
  close(): void;
}

/** Opens a socket with the browser's cookies; rejects with the HTTP status when it is refused. */
export const openSocket = (
  port: number,
  path: string,
  browser: TestClient,
  options: { origin?: string } = {},
): Promise<TestSocket> =>
  new Promise((resolve, reject) => {
    const host = `${browser.host}:${port}`;
    const socket = new WebSocket(`ws://127.0.0.1:${port}${path}`, {
      headers: {
        host,
        origin: options.origin ?? `http://${host}`,
        cookie: [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
      },
    });
    const messages: unknown[] = [];
    const waiting = new Set<(message: unknown) => void>();
    socket.on('message', (data) => {
      const message: unknown = JSON.parse(String(data));
      messages.push(message);
      for (const wake of waiting) wake(message);
    });
    socket.on('unexpected-response', (_request, response) => {
      response.resume();
      reject(new Error(String(response.statusCode)));
    });
    socket.on('error', reject);
    const closed = new Promise<number>((settle) => socket.on('close', settle));
    const ended = closed.then((code): never => {
      throw new Error(`The socket was closed with ${code}`);
    });
    ended.catch(() => undefined);
    socket.on('open', () =>
      resolve({
        messages,
        closed,
        send: (message) => socket.send(JSON.stringify(message)),
        close: () => socket.close(),
        next: (passes = () => true) => {
          const passed = new Promise((settle) => {
            const wake = (message: unknown) => {
              if (!passes(message)) return;
              waiting.delete(wake);
              settle(message);
            };
            waiting.add(wake);
          });
          return Promise.race([passed, ended]);
        },
      }),
    );
  });

/** Meanwhile the sweep of every half minute finds every session alive: what closes a socket is something else. */
export const withoutSweep = async (portal: TestApp, work: () => Promise<void>): Promise<void> => {
  const { listAlive } = portal.app.portal.sessions;
  const sweep = jest
    .spyOn(portal.app.portal.sessions, 'listAlive')
    .mockImplementation(async (db, sessionIds) => {
      const alive = await listAlive(db, sessionIds);
      return new Map(sessionIds.map((id) => [id, alive.get(id) ?? null]));
    });
  try {
    await work();
  } finally {
    sweep.mockRestore();
  }
};
