import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { BrowserContext, Route } from '@playwright/test';
import { providerApi, type ProviderCall, type ProviderReply } from './provider-api.ts';
import { ProviderBooks, type Intent } from './provider-books.ts';
import { ProviderReturns, tellPortal } from './provider-returns.ts';
import { affirmPage, bankPage, framePage, providerScript } from './provider-pages.ts';

const SECRET = 'sk_test_local';
const PUBLISHABLE = 'pk_test_local';
const MESSAGES = 'whsec_local';

type Serve = (route: Route) => Promise<void>;

/** What may go wrong with the next request of a browser to the provider, before or instead of serving it. */
export type ProviderFault = (route: Route, serve: Serve) => Promise<void>;

/** The card provider on this machine: its API for the portal's server, its script for browsers. */
export interface CardProvider {
  /** Settings of a portal that has its account here. */
  environment: Readonly<Record<string, string>>;
  books: ProviderBooks;
  returns: ProviderReturns;
  /** While the next call of a server like this is here, before or after it is done, something else happens. */
  interruptNext(interruption: Interruption): void;
  /** How often money was taken while something was done. */
  chargesDuring(work: () => Promise<void>): Promise<number>;
  /** Brings a message about a payment to a portal at its time, and says how it was answered. */
  tell(portal: { origin: string; now(): Date }, type: string, intentId: string): Promise<number>;
  /** Serves the provider's script, frames and pages to a browser. */
  serve(context: BrowserContext): Promise<void>;
  /** The next request whose address ends so is handled by the fault. */
  breakNext(ending: string, fault: ProviderFault): void;
  close(): Promise<void>;
}

/** What happens in the middle of a call of a server, which then gets no answer. */
export interface Interruption {
  /** Method and path. */
  call: RegExp;
  moment: 'before' | 'after';
  act: () => Promise<void>;
}

const bodyOf = async (request: IncomingMessage): Promise<string> => {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts).toString();
};

const interrupt = async ({ socket }: IncomingMessage, { act }: Interruption): Promise<void> => {
  await act();
  socket.destroy();
};

type Answer = (call: ProviderCall) => ProviderReply;

const listen = async (answer: Answer, interruptions: Interruption[]): Promise<Server> => {
  const server = createServer((request, response) => {
    const reply = async (): Promise<void> => {
      const { pathname, searchParams } = new URL(request.url ?? '/', 'http://provider');
      const body = await bodyOf(request);
      const at = interruptions.findIndex(({ call }) => call.test(`${request.method} ${pathname}`));
      const [interruption] = at < 0 ? [] : interruptions.splice(at, 1);
      if (interruption?.moment === 'before') return interrupt(request, interruption);
      const key = request.headers['idempotency-key'];
      const { status, body: json } = answer({
        method: request.method ?? 'GET',
        path: pathname,
        form: body ? new URLSearchParams(body) : searchParams,
        authorization: request.headers.authorization,
        idempotencyKey: typeof key === 'string' ? key : undefined,
      });
      if (interruption) return interrupt(request, interruption);
      response.writeHead(status, { 'content-type': 'application/json', 'request-id': 'req_local' });
      response.end(JSON.stringify(json));
    };
    reply().catch(() => response.writeHead(500).end());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return server;
};

const html = (route: Route, body: string): Promise<void> =>
  route.fulfill({ contentType: 'text/html', body });

const serveApi = (route: Route, answer: Answer): Promise<void> => {
  const request = route.request();
  const { pathname, searchParams } = new URL(request.url());
  const form =
    request.method() === 'GET' ? searchParams : new URLSearchParams(request.postData() ?? '');
  const reply = answer({
    method: request.method(),
    path: pathname,
    form,
    authorization: undefined,
  });
  return route.fulfill({
    status: reply.status,
    json: reply.body,
    headers: { 'access-control-allow-origin': '*' },
  });
};

const returnOf = (intent: Intent): string =>
  (intent.next_action as { redirect_to_url?: { return_url: string } } | null)?.redirect_to_url
    ?.return_url ?? '';

const serveHooks = (route: Route, books: ProviderBooks): Promise<void> => {
  const { pathname, searchParams } = new URL(route.request().url());
  const intent = books.intents.get(searchParams.get('payment_intent') ?? '');
  if (!intent) return route.fulfill({ status: 404 });
  const answer = searchParams.get('answer');
  if (answer) {
    books.decide(intent, answer === 'accept');
    return route.fulfill({ status: 200 });
  }
  if (pathname === '/affirm')
    return html(route, affirmPage(returnOf(intent), intent.client_secret));
  return html(route, bankPage());
};

/** Starts the card provider of a test. */
export const startCardProvider = async (): Promise<CardProvider> => {
  const books = new ProviderBooks();
  const returns = new ProviderReturns(books);
  const answer = providerApi({ books, returns }, { secret: SECRET, publishable: PUBLISHABLE });
  const interruptions: Interruption[] = [];
  const server = await listen(answer, interruptions);
  const faults: { ending: string; fault: ProviderFault }[] = [];
  const handle = (serve: Serve) => (route: Route) => {
    const { pathname } = new URL(route.request().url());
    const at = faults.findIndex(({ ending }) => pathname.endsWith(ending));
    const [broken] = at < 0 ? [] : faults.splice(at, 1);
    return broken ? broken.fault(route, serve) : serve(route);
  };
  const { port } = server.address() as AddressInfo;
  return {
    environment: {
      STRIPE_URL: `http://127.0.0.1:${port}`,
      STRIPE_SECRET_KEY: SECRET,
      STRIPE_PUBLISHABLE_KEY: PUBLISHABLE,
      STRIPE_WEBHOOK_SECRET: MESSAGES,
    },
    books,
    returns,
    interruptNext: (interruption) => void interruptions.push(interruption),
    tell: ({ origin, now }, type, intentId) =>
      tellPortal(origin, MESSAGES, { type, intentId, at: now() }),
    chargesDuring: async (work) => {
      const before = books.charges.length;
      await work();
      return books.charges.length - before;
    },
    serve: async (context) => {
      const script = handle((route) =>
        new URL(route.request().url()).pathname.endsWith('/stripe.js')
          ? route.fulfill({ contentType: 'text/javascript', body: providerScript() })
          : html(route, framePage()),
      );
      await context.route('https://js.stripe.com/**', script);
      await context.route(
        'https://api.stripe.com/**',
        handle((route) => serveApi(route, answer)),
      );
      await context.route(
        'https://hooks.stripe.com/**',
        handle((route) => serveHooks(route, books)),
      );
    },
    breakNext: (ending, fault) => void faults.push({ ending, fault }),
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
};
