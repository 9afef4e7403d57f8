import type { Sentence } from '@portal/shared-contracts';
import type { SiteDatabase } from '../../../kernel/database.ts';
import { type Attempt, type AttemptRow, toAttempt } from '../attempts/attempt.record.ts';
import type { ComparedBooks } from './compared-books.ts';
import type { ComparisonRecord } from './difference.record.ts';

/** Takes the night of a firm: one that was begun since `before`, and did not fail, is somebody else's. */
export const claimComparison = async (
  db: SiteDatabase,
  { night, failedBefore }: { night: Date; failedBefore: Date },
): Promise<boolean> => {
  const rows = await db.query(
    `insert into money_comparisons as c (site_id, begun_at) values ($1, $2)
     on conflict (site_id) do update set begun_at = excluded.begun_at
     where c.begun_at < $3 or (c.failed_at is not null and c.begun_at < $4) returning site_id`,
    [db.siteId, db.now(), night, failedBefore],
  );
  return rows.length === 1;
};

/** Notes how a comparison ended; one that failed says nothing of when the books were last compared. */
export const endComparison = async (
  db: SiteDatabase,
  failure: Sentence | undefined,
): Promise<void> => {
  await db.query(
    `insert into money_comparisons (site_id, begun_at, compared_at, failed_at, failure)
     values ($1, $2, $3, $4, $5)
     on conflict (site_id) do update set failed_at = excluded.failed_at, failure = excluded.failure,
       compared_at = coalesce(excluded.compared_at, money_comparisons.compared_at)`,
    [db.siteId, db.now(), failure ? null : db.now(), failure ? db.now() : null, failure ?? null],
  );
};

/** How the last comparison went; nothing before the first night. */
export const findComparison = async (db: SiteDatabase): Promise<ComparisonRecord | undefined> => {
  const [row] = await db.query<ComparisonRecord>(
    'select compared_at, failed_at, failure from money_comparisons where site_id = $1',
    [db.siteId],
  );
  return row;
};

// Of one account alone: what another one took stands in its own books.
const AT_ACCOUNT = `site_id = $1 and provider = $2
  and (($3::text[] is null and account_id is null) or account_id = any($3::text[]))`;

/** Whether anything was ever opened at an account; one that nobody used is not asked. */
export const hasPayments = async (
  db: SiteDatabase,
  { provider, accounts }: ComparedBooks,
): Promise<boolean> => {
  const rows = await db.query(
    `select 1 from payment_attempts where ${AT_ACCOUNT} and (reference is not null or transfer_ref is not null)
     limit 1`,
    [db.siteId, provider, accounts],
  );
  return rows.length > 0;
};

/** Our payments of these names of a provider. */
export const listByReferences = async (
  db: SiteDatabase,
  { provider, accounts }: ComparedBooks,
  references: readonly string[],
): Promise<Attempt[]> => {
  const rows = await db.query<AttemptRow>(
    `select * from payment_attempts where ${AT_ACCOUNT} and reference = any($4::text[])`,
    [db.siteId, provider, accounts, references],
  );
  return rows.map(toAttempt);
};

/** Our payments of these names of ours, as a provider has them. */
export const listByNames = async (
  db: SiteDatabase,
  { provider, accounts }: ComparedBooks,
  names: readonly string[],
): Promise<Attempt[]> => {
  const rows = await db.query<AttemptRow>(
    provider === 'cards'
      ? `select * from payment_attempts where ${AT_ACCOUNT} and key = any($4::text[])`
      : `select * from payment_attempts where ${AT_ACCOUNT} and transfer_ref = any($4::text[])`,
    [db.siteId, provider, accounts, names],
  );
  return rows.map(toAttempt);
};

/** A part of what was paid here in some time, the oldest first. */
export const listPaidBetween = async (
  db: SiteDatabase,
  { provider, accounts }: ComparedBooks,
  { from, to, after, limit }: { from: Date; to: Date; after: Attempt | undefined; limit: number },
): Promise<Attempt[]> => {
  const rows = await db.query<AttemptRow>(
    `select * from payment_attempts
     where ${AT_ACCOUNT} and state = 'paid' and reference is not null
       and created_at >= $4 and created_at < $5
       and ($6::timestamptz is null or (created_at, key) > ($6, $7::text))
     order by created_at, key limit $8`,
    [db.siteId, provider, accounts, from, to, after?.createdAt ?? null, after?.key ?? null, limit],
  );
  return rows.map(toAttempt);
};
