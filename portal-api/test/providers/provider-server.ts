import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A provider's HTTP API on this machine. */
export interface ProviderServer {
  url: string;
  /** Every request that came, in order. */
  asked: { method: string; path: string; headers: Record<string, string> }[];
  /** Drops the line of so many of the next answers, after the provider did its work. */
  loseAnswers(count: number): void;
  close(): Promise<void>;
}

const bodyOf = async (request: IncomingMessage): Promise<string> => {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts).toString();
};

/** Serves `answer`, which speaks the provider's words, over real HTTP. */
export const providerServer = async (
  answer: (request: Request) => Promise<Response>,
): Promise<ProviderServer> => {
  const asked: ProviderServer['asked'] = [];
  let toLose = 0;
  const server = createServer((incoming, outgoing) => {
    const respond = async (): Promise<void> => {
      const { method = 'GET', url = '/' } = incoming;
      const body = await bodyOf(incoming);
      const headers = Object.fromEntries(
        Object.entries(incoming.headers).map(([name, value]) => [name, String(value)]),
      );
      asked.push({ method, path: url, headers });
      const response = await answer(
        new Request(`http://provider${url}`, { method, headers, ...(body ? { body } : {}) }),
      );
      if (toLose > 0) {
        toLose -= 1;
        incoming.socket.destroy();
        return;
      }
      outgoing.writeHead(response.status, Object.fromEntries(response.headers));
      outgoing.end(await response.text());
    };
    respond().catch(() => outgoing.writeHead(500).end());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked,
    loseAnswers: (count) => {
      toLose = count;
    },
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
};
