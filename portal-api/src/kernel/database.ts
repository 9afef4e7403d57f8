/** No connection was free or could be made in time; the work was not begun. */
export class DatabaseAway extends Error {
  override readonly name = 'DatabaseAway';
}

const UNIQUE_VIOLATION = '23505';

/** Whether a statement failed because somebody else was first with a value that may be there once. */
export const isUniqueViolation = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === UNIQUE_VIOLATION;

const READ_ONLY_VIOLATION = '25006';

/** Whether a statement would have written for somebody who only looks. */
export const isReadOnlyViolation = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === READ_ONLY_VIOLATION;

/** What every repository works on: bound to one site, or to the platform for cross-site jobs. */
export interface Database {
  /** Runs one statement and returns its rows (use `returning` to learn what a write touched). */
  query<Row = Record<string, unknown>>(sql: string, params?: readonly unknown[]): Promise<Row[]>;
  /** Runs `work` in one transaction; a transaction inside a transaction becomes a savepoint. */
  transaction<T>(work: (tx: Database) => Promise<T>): Promise<T>;
}

/** What the repositories of a site work on: the database as this one site sees it. */
export interface SiteDatabase extends Database {
  /** Stands in every condition; row-level security would hide other sites' rows even without it. */
  readonly siteId: string;
  /** The server's clock: what this site writes and compares is told the time by it. */
  now(): Date;
  transaction<T>(work: (tx: SiteDatabase) => Promise<T>): Promise<T>;
}

/** What migrations work on. */
export interface OwnerDatabase extends Database {
  /** Runs a text of many statements as the database itself splits it; it takes no parameters. */
  script(sql: string): Promise<void>;
  transaction<T>(work: (tx: OwnerDatabase) => Promise<T>): Promise<T>;
}

/** The connections of this process at a moment. */
export interface Connections {
  readonly busy: number;
  readonly idle: number;
  /** Work that waits until a connection is free. */
  readonly waiting: number;
}

/** The whole store. Handlers never see it: they get `site(id)` through their context. */
export interface DatabaseServer {
  readonly kind: 'pglite' | 'postgres';
  /** Rows of this site only: row-level security hides all others even from a query without a filter. */
  site(siteId: string, options?: { isReadOnly?: boolean }): SiteDatabase;
  /** Rows of every site, for jobs and the command line. Named, so that a review finds each use. */
  platform(): Database;
  /** The owner of the tables: migrations only. */
  owner(): OwnerDatabase;
  /** `onGap` says that the connection was lost and is back: what came meanwhile was not heard. */
  listen(
    channel: string,
    hear: (payload: string) => void,
    onGap?: () => void,
  ): Promise<() => Promise<void>>;
  notify(channel: string, payload: string): Promise<void>;
  connections(): Connections;
  close(): Promise<void>;
}
