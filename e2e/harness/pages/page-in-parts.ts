import { createServer, request } from 'node:http';

/** A way to a portal on which the page of one address comes in two parts. */
export interface PartsServer {
  origin: string;
  /** Sends what is still missing. */
  sendRest(): void;
  close(): void;
}

/** Opens one before `origin`; the page of `path` stops behind the first `cut` until it may go on. */
export const openPageInParts = async (
  origin: string,
  { path, cut }: { readonly path: string; readonly cut: string },
): Promise<PartsServer> => {
  let sendRest = (): void => undefined;
  const server = createServer((incoming, outgoing) => {
    const isPage = incoming.url === path;
    const headers = isPage
      ? { ...incoming.headers, 'accept-encoding': 'identity' }
      : incoming.headers;
    const { hostname, port } = new URL(origin);
    const way = { host: '127.0.0.1', port, path: incoming.url, method: incoming.method };
    incoming.pipe(
      request({ ...way, headers: { ...headers, host: `${hostname}:${port}` } }, (answer) => {
        outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
        if (!isPage) return void answer.pipe(outgoing);
        const parts: Buffer[] = [];
        answer.on('data', (part: Buffer) => parts.push(part));
        answer.on('end', () => {
          const page = Buffer.concat(parts);
          const end = page.indexOf(cut) + cut.length;
          outgoing.write(page.subarray(0, end));
          sendRest = () => void outgoing.end(page.subarray(end));
        });
      }),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  return {
    origin: `http://localhost:${typeof address === 'object' ? address?.port : ''}`,
    sendRest: () => sendRest(),
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
};
