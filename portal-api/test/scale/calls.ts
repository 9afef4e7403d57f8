import type { Endpoint } from '@portal/shared-contracts';
import * as admin from '@portal/shared-contracts/admin';
import * as auth from '@portal/shared-contracts/auth';
import * as boards from '@portal/shared-contracts/boards';
import * as chat from '@portal/shared-contracts/chat';
import * as invoices from '@portal/shared-contracts/invoices';
import * as mails from '@portal/shared-contracts/mails';
import * as notifications from '@portal/shared-contracts/notifications';
import * as orders from '@portal/shared-contracts/orders';
import * as people from '@portal/shared-contracts/people';
import * as questionnaires from '@portal/shared-contracts/questionnaires';
import * as reviews from '@portal/shared-contracts/reviews';
import type { DemoPerson } from '../../seed/seeder.ts';

/** One call of the benchmark, and how many statements and milliseconds of SQL it may take. */
export interface ScaleCall {
  person: DemoPerson;
  url: string;
  statements: number;
  milliseconds: number;
  /** What is asked for fits ten times as many in a firm ten times as large: it is held to the time, not to pages. */
  isWide?: boolean;
}

const rooms = [
  admin,
  auth,
  boards,
  chat,
  invoices,
  mails,
  notifications,
  orders,
  people,
  questionnaires,
  reviews,
];

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'method' in value && 'access' in value;

const personOf = ({ access }: Endpoint): DemoPerson | undefined => {
  if (access === 'public') return undefined;
  if (access === 'signed-in' || access.includes('user')) return 'customer';
  if (access.includes('admin')) return 'admin';
  return access.includes('writer') ? 'writer' : 'reviewer';
};

// What asks outside of the portal measures that. A person's own export is no list: it grows with what the person has.
const isLeftOut = ({ path, download }: Endpoint): boolean =>
  download === true || /health|domains|\/jobs\/search|\/start$|\/profile\/data$/.test(path);

const LIST = { statements: 3, milliseconds: 30 };
const BROAD = { statements: 12, milliseconds: 50 };
const REPORT = { statements: 20, milliseconds: 500 };

const limitsOf = (url: string) => {
  if (url.startsWith('/api/admin/reports')) return REPORT;
  if (/^\/api\/admin\/(?:dashboard|search)/.test(url)) return BROAD;
  if (/^\/api\/admin\/[a-z]+\/[^?]/.test(url)) return { ...LIST, statements: 6 };
  return url.startsWith('/api/admin') ? LIST : { ...LIST, statements: 8 };
};

const callOf = (person: DemoPerson, url: string): ScaleCall => ({ person, url, ...limitsOf(url) });

/** Everything that is read without naming a thing. */
const plainCalls = (): ScaleCall[] => {
  const endpoints = rooms.flatMap((room) => Object.values<unknown>(room)).filter(isEndpoint);
  const plain = endpoints.filter(
    (one) =>
      one.method === 'GET' &&
      !one.mutates &&
      !one.path.includes('{') &&
      !isLeftOut(one) &&
      one.input.safeParse({}).success,
  );
  return plain.flatMap((endpoint) => {
    const person = personOf(endpoint);
    return person ? [callOf(person, endpoint.path)] : [];
  });
};

const narrowed = [
  ...['turn', '-due', 'price', '-number'].map((sort) => `orders?sort=${sort}`),
  'orders?writer=none',
  'orders?writer=w7',
  'orders?customer=p7',
  'orders?due=overdue',
  'orders?turn=customer&waiting=7',
  'orders?paid=disputed',
  'orders?paid=refunded',
  'orders?shown=cancelled',
  'orders?shown=all',
  'orders?progress=completed',
  'orders?search=family77',
  'orders?search=%2312345',
  'orders?happened=completed&from=2026-02-01&to=2026-02-28',
  'orders/o777',
  'people?role=writer',
  'people?state=deactivated',
  'people?search=family77',
  'people/p7',
  'invoices?status=unpaid',
  'invoices?search=family77',
  'invoices?search=100123',
  'payments?show=returned',
  'payments?show=disputed',
  'payments?search=family77',
  'payments?search=10123',
  'payments?from=2026-02-01&to=2026-02-28',
  'refunds?state=done',
  'refunds?state=failed',
  'mails?state=uncertain',
  'mails?search=person77%40scale',
  'mails?search=nobody-has-this',
  'audit?person=p7',
  'audit?subject=o77',
  'audit?day=2026-02-14',
  'reviews?search=person77%40scale',
  'inbox?state=unread',
  'inbox?state=waiting',
  'inbox?search=person77%40scale',
  'inbox?search=12345',
  'search?q=family77',
  'search?q=12345',
  'search?q=ada',
  'search?q=person77',
  ...['revenue', 'orders', 'writers', 'reviews', 'surveys'].map(
    (name) => `reports/${name}?from=2025-03-01&to=2026-02-28`,
  ),
].map((url) => callOf('admin', `/api/admin/${url}`));

// The newest of a person's conversations are in no index, as the newest of invoices and payments are.
const wide = ['inbox?search=family77'].map((url) => ({
  ...callOf('admin', `/api/admin/${url}`),
  isWide: true,
}));

/** Every list, count and search of a firm, plain and narrowed. */
export const scaleCalls = (): ScaleCall[] => [...plainCalls(), ...narrowed, ...wide];
