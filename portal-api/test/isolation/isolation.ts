import type { Endpoint, EndpointInput, Role } from '@portal/shared-contracts';
import type { DemoPerson } from '../../seed/seeder.ts';
import type { Frozen } from '../../src/http/endpoints/frozen.ts';
import type { TestApp } from '../create-test-app.ts';

/** Everybody who may try a call on somebody's data. */
export const visitors = [
  'nobody',
  'revoked',
  'sameSite',
  'otherSite',
  'writer',
  'reviewer',
  'own',
] as const;

export type Visitor = (typeof visitors)[number];

/**
 * What each visitor gets as HTTP status. Left out, it follows from the endpoint's access: 401 for
 * nobody and for a revoked session, 403 for a role that the endpoint does not name. What does not
 * follow from it must be said.
 */
export type Expected = { own: number } & Partial<Record<Exclude<Visitor, 'own'>, number>>;

/** One call on prepared data. */
export interface IsolationRow<W> {
  endpoint: Endpoint;
  owner: DemoPerson;
  input: (world: W) => Record<string, unknown>;
  /** A form with one file instead of JSON. */
  file?: { name: string; content: Buffer };
  expected: Expected;
}

/**
 * What a socket says to each visitor: the types of its messages in their order, or the status with which it was
 * refused. Left out for nobody and a revoked session: they are refused with 401.
 */
export type Heard = Record<Exclude<Visitor, 'nobody' | 'revoked'>, string> &
  Partial<Record<'nobody' | 'revoked', string>>;

/** One frame on prepared data; without a frame the socket only hears the owner's news. */
export interface SocketRow<W> {
  path: string;
  owner: DemoPerson;
  frame?: (world: W) => { type: string } & Record<string, unknown>;
  heard: Heard;
}

/** The rows of one domain with the data they speak of. */
export interface IsolationTable<W = unknown> {
  prepare: (portal: TestApp) => Promise<W>;
  /** Texts and ids that only the owner's side may ever see in a reply. */
  secrets: (world: W) => readonly string[];
  rows: readonly IsolationRow<W>[];
  sockets?: readonly SocketRow<W>[];
}

/** Declares a row; the input is typed by the contract. */
export const expectCall = <E extends Endpoint, W, const I extends Frozen<EndpointInput<E>>>(
  endpoint: E,
  owner: DemoPerson,
  input: (world: W) => I,
  expected: Expected,
): IsolationRow<W> => ({
  endpoint,
  owner,
  input: input as unknown as (world: W) => Record<string, unknown>,
  expected,
});

/** Declares a domain's table. Rows run in order: first all strangers, then the owner, row by row. */
export const isolationTable = <W>(table: IsolationTable<W>): IsolationTable<W> => table;

const roles: Readonly<Record<DemoPerson, Role>> = {
  customer: 'user',
  newCustomer: 'user',
  writer: 'writer',
  writer2: 'writer',
  reviewer: 'reviewer',
  admin: 'admin',
  moneyAdmin: 'admin',
};

const admits = (endpoint: Endpoint, role: Role): boolean =>
  endpoint.access === 'public' || endpoint.access === 'signed-in' || endpoint.access.includes(role);

// The owner of the firm owns the row, so its stranger is the admin of money.
const isGranted = ({ endpoint, owner }: IsolationRow<never>): boolean =>
  owner !== 'admin' || endpoint.area === undefined || endpoint.area === 'money';

const roleOf = (visitor: Visitor, owner: DemoPerson): Role | undefined => {
  if (visitor === 'nobody' || visitor === 'revoked') return undefined;
  if (visitor === 'writer' || visitor === 'reviewer') return visitor;
  return roles[owner];
};

/** The status that a visitor must get, or nothing when the table forgot to say. */
export const expectedStatus = (row: IsolationRow<never>, visitor: Visitor): number | undefined => {
  const said = row.expected[visitor];
  if (said !== undefined) return said;
  const role = roleOf(visitor, row.owner);
  if (role === undefined) return row.endpoint.access === 'public' ? undefined : 401;
  if (!admits(row.endpoint, role)) return 403;
  if (visitor === 'sameSite' && !isGranted(row)) return 403;
  // The owner's own role as another visitor: the same rule as for a stranger on the same site.
  return role === roles[row.owner] && visitor !== 'sameSite' && visitor !== 'otherSite'
    ? row.expected.sameSite
    : undefined;
};

/** A person of the same role on the same site who has nothing to do with the data. */
const strangerOf = (owner: DemoPerson): DemoPerson => {
  if (roles[owner] === 'user') return owner === 'customer' ? 'newCustomer' : 'customer';
  if (roles[owner] === 'writer') return owner === 'writer' ? 'writer2' : 'writer';
  // An admin with the area of money alone.
  if (roles[owner] === 'admin') return owner === 'admin' ? 'moneyAdmin' : 'admin';
  return 'customer';
};

/** A writer who has nothing to do with the data. */
const strangeWriter = (owner: DemoPerson): DemoPerson =>
  owner === 'writer2' ? 'writer' : 'writer2';

/** The demo person behind a visitor who has a session. */
export const personOf = (
  visitor: Exclude<Visitor, 'nobody'>,
  owner: DemoPerson,
): { person: DemoPerson; site: 'northwind' | 'acme' } => {
  const site = visitor === 'otherSite' ? 'acme' : 'northwind';
  if (visitor === 'sameSite') return { person: strangerOf(owner), site };
  if (visitor === 'writer') return { person: strangeWriter(owner), site };
  return { person: visitor === 'reviewer' ? visitor : owner, site };
};
