import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { OperatingConfig } from '../kernel/config/operating.config.ts';
import type { PortalApp } from './portal-app.ts';

const refuse = (): never => {
  throw new Error('Calls are checked by their contracts and not by JSON schemas');
};

const LONGEST_BETWEEN_LOOKS = 30_000;
const LONGEST_HEADERS = 60_000;

/** A page whose address cannot be decoded is asked for letter by letter, so that people see what no page is there. */
const decodable = ({ url = '/', headers }: IncomingMessage): string => {
  if (!headers.accept?.includes('text/html')) return url;
  const [path = '', ...query] = url.split('?');
  try {
    decodeURIComponent(path);
    return url;
  } catch {
    return [path.replaceAll('%', '%25'), ...query].join('?');
  }
};

/** How Fastify takes requests. */
export const takingRequests = ({ requestSeconds }: Pick<OperatingConfig, 'requestSeconds'>) => ({
  bodyLimit: 1024 * 1024,
  // Fastify switches Node's own limit off, and what never ends would be held for ever.
  requestTimeout: requestSeconds * 1000,
  http: {
    connectionsCheckingInterval: Math.min(LONGEST_BETWEEN_LOOKS, requestSeconds * 250),
    // Node takes the longer one for the whole request, whichever of both that is.
    headersTimeout: Math.min(LONGEST_HEADERS, requestSeconds * 1000),
  },
  rewriteUrl: decodable,
  return503OnClosing: false, // what comes over a connection that was open is answered
  routerOptions: { ignoreTrailingSlash: true, maxParamLength: 200 },
  // Contracts check calls and shape answers, so nothing is loaded that compiles JSON schemas.
  schemaController: { compilersFactory: { buildValidator: refuse, buildSerializer: refuse } },
});

/** How often a server that closes looks for standing requests while calls under way may end. */
const LOOKS = 4;

/**
 * Once the server closes, ends connections whose request does not arrive: Node looks for them no more then and waits
 * for ever. One that still moves has until the last look; what has arrived is answered regardless.
 */
export const endStandingRequests = (
  app: PortalApp,
  { stopSeconds }: Pick<OperatingConfig, 'stopSeconds'>,
): void => {
  const open = new Set<Socket>();
  const replies = new WeakMap<Socket, ServerResponse>();
  app.server.on('connection', (socket: Socket) => {
    open.add(socket);
    socket.once('close', () => open.delete(socket));
  });
  app.server.on('request', ({ socket }: IncomingMessage, reply: ServerResponse) =>
    replies.set(socket, reply),
  );
  const isAnswered = (socket: Socket): boolean => {
    const reply = replies.get(socket);
    return reply !== undefined && reply.req.complete && !reply.writableFinished;
  };

  const heard = new Map<Socket, number>();
  let looks = 0;
  const look = (): void => {
    looks += 1;
    for (const socket of open) {
      if (isAnswered(socket)) continue;
      if (looks === LOOKS || heard.get(socket) === socket.bytesRead) socket.destroy();
      heard.set(socket, socket.bytesRead);
    }
  };
  let timer: NodeJS.Timeout | undefined;
  app.addHook('preClose', async () => {
    look();
    timer = setInterval(look, (stopSeconds * 1000) / LOOKS).unref();
  });
  app.addHook('onClose', async () => clearInterval(timer));
};
