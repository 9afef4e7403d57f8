import type { Retention } from '@portal/shared-contracts/website';

/**
 * How a table speaks of a person. Conditions and changes are SQL over the table's own columns:
 * `$1` is the site, `$2` the person's id, `$3` the person's e-mail address in small letters.
 */
export interface PersonalTable {
  readonly table: string;
  /** Which rows speak of the person. */
  readonly rows: string;
  /** Columns that an export leaves out: secrets, and what the database makes by itself. */
  readonly hidden?: readonly string[];
  /** The name under which the person sees how many there are. */
  readonly counted?: PersonalCount;
  /** What an erasure does to them. */
  readonly erasure:
    | { readonly remove: true; readonly rows?: string }
    | { readonly set: string; readonly rows?: string }
    | { readonly keep: string };
  /** What goes once the time for which the law wants it kept is over. */
  readonly afterRetention?: { readonly set: string; readonly rows: string };
}

/** What the person sees counted before an erasure. */
export type PersonalCount =
  | 'orders'
  | 'invoices'
  | 'answers'
  | 'documents'
  | 'messages'
  | 'reviews'
  | 'boards';

/** Why a person cannot be erased now. */
export interface ErasureObstacle {
  readonly code: 'erasure-orders-open' | 'erasure-money-open' | 'last-owner';
  readonly table: string;
  readonly rows: string;
}

/** What goes by itself after a time that the firm sets; `$1` is the site, `$2` the moment before which it is old. */
export interface RetentionRule {
  readonly setting: keyof Retention;
  readonly table: string;
  readonly rows: string;
}

/** What one domain holds about a person; `src/personal-data.ts` lists them. */
export interface PersonalData {
  readonly domain: string;
  /** In the order in which an erasure has to go through them. */
  readonly tables: readonly PersonalTable[];
  /** Which rows of `files` are the person's by way of this domain, and go with the person. */
  readonly files?: string;
  readonly obstacles?: readonly ErasureObstacle[];
  readonly retention?: readonly RetentionRule[];
}
