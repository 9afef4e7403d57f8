import type { Database, SiteDatabase } from '../../../kernel/database.ts';
import {
  type Attempt,
  type AttemptChange,
  type AttemptRow,
  type AttemptState,
  type Purchase,
  toAttempt,
} from './attempt.record.ts';
import { newTransferReference } from './transfer-reference.ts';

export const findAttempt = async (db: SiteDatabase, key: string): Promise<Attempt | undefined> => {
  const [row] = await db.query<AttemptRow>(
    'select * from payment_attempts where site_id = $1 and key = $2',
    [db.siteId, key],
  );
  return row && toAttempt(row);
};

/** Takes the attempt's row for the rest of the transaction: of two that settle one waits. */
export const lockAttempt = async (tx: SiteDatabase, key: string): Promise<Attempt | undefined> => {
  const [row] = await tx.query<AttemptRow>(
    'select * from payment_attempts where site_id = $1 and key = $2 for update',
    [tx.siteId, key],
  );
  return row && toAttempt(row);
};

/** The attempt of a provider's reference, or nothing. */
export const findAttemptByReference = async (
  db: SiteDatabase,
  reference: string,
): Promise<Attempt | undefined> => {
  const [row] = await db.query<AttemptRow>(
    'select * from payment_attempts where site_id = $1 and reference = $2',
    [db.siteId, reference],
  );
  return row && toAttempt(row);
};

/** The attempt at the alternate provider of this reference, or of the key that its browser knows. */
export const findTransferAttempt = async (
  db: SiteDatabase,
  referenceOrKey: string,
): Promise<Attempt | undefined> => {
  const [row] = await db.query<AttemptRow>(
    `select * from payment_attempts
     where site_id = $1 and provider = 'flutterwave' and (transfer_ref = $2 or key = $2)`,
    [db.siteId, referenceOrKey],
  );
  return row && toAttempt(row);
};

/** Adds the attempt at the account in use, unless its key is known: then nothing changes. */
export const insertAttempt = async (
  db: SiteDatabase,
  attempt: Purchase & { key: string; state: AttemptState; message?: string },
): Promise<void> => {
  await db.query(
    `insert into payment_attempts (site_id, key, kind, subject_id, person_id, fingerprint, state,
       list_minor, amount_minor, currency, coupon, critique_id, provider, message, transfer_ref,
       created_at, updated_at, link_id, account_id)
     values ($1,$2,$3,$4,$5,$6,$7,$8,$9,$10,$11,$12,$13,$14,$15,$16,$16,$17,
       case when $13 = 'cards' then (select c.id from payment_accounts c
         where c.site_id = $1 and c.state = 'active') end)
     on conflict do nothing`,
    [
      db.siteId,
      attempt.key,
      attempt.kind,
      attempt.subjectId,
      attempt.personId,
      attempt.fingerprint,
      attempt.state,
      attempt.listMinor,
      attempt.amountMinor,
      attempt.currency,
      attempt.coupon,
      attempt.critiqueId,
      attempt.provider,
      attempt.message ?? null,
      attempt.provider === 'flutterwave' ? newTransferReference(db.siteId) : null,
      db.now(),
      attempt.linkId ?? null,
    ],
  );
};

/** Moves an attempt that is not finished; says whether it did. */
export const changeAttempt = async (
  db: SiteDatabase,
  key: string,
  change: AttemptChange,
): Promise<boolean> => {
  // Column names come from the interface above, never from a request.
  const names = Object.keys(change);
  const sets = names.map((name, index) => `${name} = $${index + 4}`).join(', ');
  const rows = await db.query(
    `update payment_attempts set updated_at = $3, ${sets}
     where site_id = $1 and key = $2 and state in ('open', 'needs-action', 'processing') returning key`,
    [db.siteId, key, db.now(), ...Object.values(change)],
  );
  return rows.length === 1;
};

/** Notes that a paid attempt brought another amount than was asked for; false when somebody noted it before. */
export const changePaidAmount = async (
  db: SiteDatabase,
  key: string,
  { from, to }: { from: number; to: number },
): Promise<boolean> => {
  const rows = await db.query(
    `update payment_attempts set amount_minor = $4, returns_version = returns_version + 1
     where site_id = $1 and key = $2 and state = 'paid' and amount_minor = $3 returning key`,
    [db.siteId, key, from, to],
  );
  return rows.length === 1;
};

/** Notes what the provider opened for an attempt that is not finished, unless something was noted before; what stands there now. */
export const noteReference = async (
  db: SiteDatabase,
  key: string,
  reference: string,
): Promise<string | undefined> => {
  const [row] = await db.query<{ reference: string }>(
    `update payment_attempts set updated_at = $3, reference = coalesce(reference, $4)
     where site_id = $1 and key = $2 and state in ('open', 'needs-action', 'processing')
     returning reference`,
    [db.siteId, key, db.now(), reference],
  );
  return row?.reference;
};

/** Binds the payment method of the first try; false when another one was bound before. */
export const bindPaymentMethod = async (
  db: SiteDatabase,
  key: string,
  paymentMethod: string,
): Promise<boolean> => {
  const rows = await db.query(
    `update payment_attempts set payment_method = $3
     where site_id = $1 and key = $2 and (payment_method is null or payment_method = $3) returning key`,
    [db.siteId, key, paymentMethod],
  );
  return rows.length === 1;
};

/** Unfinished attempts at the same thing, by other keys. */
export const listRivals = async (
  db: SiteDatabase,
  attempt: Pick<Attempt, 'key' | 'kind' | 'subjectId'>,
): Promise<Attempt[]> => {
  const rows = await db.query<AttemptRow>(
    `select * from payment_attempts
     where site_id = $1 and kind = $2 and subject_id = $3 and key <> $4
       and state in ('open', 'needs-action', 'processing')`,
    [db.siteId, attempt.kind, attempt.subjectId, attempt.key],
  );
  return rows.map(toAttempt);
};

/** Other tries of the same buyer at the same thing that failed at the alternate provider, whose pages are still open. */
export const listFailedTries = async (
  db: SiteDatabase,
  attempt: Pick<Attempt, 'key' | 'subjectId' | 'personId'>,
): Promise<Attempt[]> => {
  const rows = await db.query<AttemptRow>(
    `select * from payment_attempts
     where site_id = $1 and subject_id = $2 and person_id = $3 and key <> $4
       and provider = 'flutterwave' and refusal is not null
       and state in ('open', 'needs-action', 'processing')`,
    [db.siteId, attempt.subjectId, attempt.personId, attempt.key],
  );
  return rows.map(toAttempt);
};

/**
 * Takes the unfinished attempts whose turn it is to be asked about, on any site: after a minute, then after twice the
 * time each, and once an hour when they began before `over`. Of two servers only one gets each of them.
 */
export const claimUnfinished = async (
  platform: Database,
  { now, over }: { now: Date; over: Date },
): Promise<{ siteId: string; key: string }[]> => {
  const rows = await platform.query<{ site_id: string; key: string }>(
    `update payment_attempts set updated_at = $1
     where state in ('open', 'needs-action', 'processing')
       and updated_at + least(greatest(interval '1 minute', updated_at - created_at),
         case when created_at < $2 then interval '1 hour' end) <= $1
     returning site_id, key`,
    [now, over],
  );
  return rows.map((row) => ({ siteId: row.site_id, key: row.key }));
};
