import { getUnread } from '@portal/shared-contracts/chat';
import type { APIResponse, Page, Request, Route } from 'playwright';

/** How the server answers what a page reads: not at all yet, with a failure, with more than anybody has, or with a message. */
export type Replies = 'held' | 'failed' | 'many' | 'unread';

const MANY = 60;
const LONG = ' — Bundesausbildungsförderungsgesetzesänderungsantragsunterlagen';

type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

const isThing = (value: Json | undefined): value is { _id: string; [key: string]: Json } =>
  typeof value === 'object' && value !== null && '_id' in value && typeof value['_id'] === 'string';

const anotherId = (id: string, at: number): string =>
  id.length > 3 ? `${id.slice(0, -3)}${String(at).padStart(3, '0')}` : `${id}-${at}`;

const copyOf = (thing: { _id: string; [key: string]: Json }, at: number): Json => ({
  ...thing,
  _id: anotherId(thing._id, at),
  ...(typeof thing['title'] === 'string'
    ? { title: `${thing['title']}${at % 7 === 0 ? LONG : ''} ${at + 2}` }
    : {}),
});

/** The same answer with every list of things sixty entries long, some with a long name. */
const manyOf = (value: Json): Json => {
  if (Array.isArray(value)) {
    const own = value.map(manyOf);
    const things = own.filter(isThing);
    if (things.length === 0 || things.length < own.length) return own;
    const more = Array.from({ length: Math.max(0, MANY - own.length) }, (_, at) =>
      copyOf(things[at % things.length] as { _id: string }, at),
    );
    return [...own, ...more];
  }
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, manyOf(inner)]));
};

const unread = {
  status: true,
  total: 1,
  conversations: [
    {
      chatType: 'writerToCustomer',
      order_id: 'northwind-order-writing',
      unread: 1,
      orderNumber: '1059',
      packageName: 'Resume Starter',
      personName: 'Ada Byron',
    },
  ],
};

const isUnread = (route: Route): boolean =>
  new URL(route.request().url()).pathname === getUnread.path;

/** Asks this machine by the firm's name: only browsers resolve `acme.localhost` by themselves. */
const fetchHere = async (route: Route): Promise<APIResponse> => {
  const url = new URL(route.request().url());
  const headers = { ...(await route.request().allHeaders()), host: url.host };
  if (url.hostname.endsWith('localhost')) url.hostname = '127.0.0.1';
  return route.fetch({ url: url.href, headers });
};

const answers: Readonly<Record<Replies, (route: Route) => Promise<void>>> = {
  held: () => Promise.resolve(),
  failed: (route) =>
    route.fulfill({
      status: 500,
      json: { status: false, code: 'unexpected', message: 'Not now.' },
    }),
  // Looking at a chat reads it, so that a walk would find none.
  unread: (route) => (isUnread(route) ? route.fulfill({ json: unread }) : route.continue()),
  many: async (route) => {
    const response = await fetchHere(route);
    const isJson = (response.headers()['content-type'] ?? '').includes('json');
    await route.fulfill({
      response,
      ...(isJson ? { json: manyOf((await response.json()) as Json) } : {}),
    });
  },
};

const OF_THE_SESSION = /^\/api\/(auth\/|website)/;

const isRead = (request: Request): boolean =>
  request.method() === 'GET' &&
  request.resourceType() === 'fetch' &&
  (request.headers()['accept'] ?? '').includes('application/json') &&
  !OF_THE_SESSION.test(new URL(request.url()).pathname);

/** Lets everything that a page reads be answered in one way; who is signed in stays as it is. */
export const answerReads = (page: Page, replies: Replies): Promise<unknown> =>
  page.route('**/*', (route) =>
    isRead(route.request()) ? answers[replies](route) : route.continue(),
  );
