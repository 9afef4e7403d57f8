import type { Sentence } from '@portal/shared-contracts';
import { COUNTED_TO } from '@portal/shared-contracts/admin';
import type { Database, SiteDatabase } from '../../../kernel/database.ts';
import { type RefundRecord, type RefundRow, toRefund } from './refund.record.ts';

const SELECT = `select r.*, a.currency, nullif(concat_ws(' ', p.first_name, p.last_name), '') as asked_by_name
  from refunds r
  join payment_attempts a on a.site_id = r.site_id and a.key = r.payment_key
  left join people p on p.site_id = r.site_id and p.id = r.asked_by`;

const findWhere = async (
  db: SiteDatabase,
  column: 'id' | 'request_key',
  value: string,
): Promise<RefundRecord | undefined> => {
  const [row] = await db.query<RefundRow>(`${SELECT} where r.site_id = $1 and r.${column} = $2`, [
    db.siteId,
    value,
  ]);
  return row && toRefund(row);
};

export const findRefund = (db: SiteDatabase, id: string): Promise<RefundRecord | undefined> =>
  findWhere(db, 'id', id);

/** The refund that a call of this key asked for, or nothing. */
export const findRequested = (
  db: SiteDatabase,
  requestKey: string,
): Promise<RefundRecord | undefined> => findWhere(db, 'request_key', requestKey);

/** What was sent back of a payment from here, the oldest first. */
export const listRefundsOf = async (
  db: SiteDatabase,
  paymentKey: string,
): Promise<RefundRecord[]> => {
  const rows = await db.query<RefundRow>(
    `${SELECT} where r.site_id = $1 and r.payment_key = $2 order by r.asked_at, r.id`,
    [db.siteId, paymentKey],
  );
  return rows.map(toRefund);
};

/** A part of all refunds, the newest first. */
export const listNewestRefunds = async (
  db: SiteDatabase,
  state: RefundRecord['state'] | undefined,
  { after, limit }: { after: readonly string[] | undefined; limit: number },
): Promise<RefundRecord[]> => {
  const rows = await db.query<RefundRow>(
    `${SELECT} where r.site_id = $1 and ($2::text is null or r.state = $2)
       and ($3::timestamptz is null or (r.asked_at, r.id) < ($3, $4::text))
     order by r.asked_at desc, r.id desc limit $5`,
    [db.siteId, state ?? null, after?.[0] ?? null, after?.[1] ?? null, limit],
  );
  return rows.map(toRefund);
};

/** How many refunds there are, as far as it is worth counting. */
export const countRefunds = async (
  db: SiteDatabase,
  state: RefundRecord['state'] | undefined,
): Promise<number> => {
  const [row] = await db.query<{ n: number }>(
    `select count(*)::int as n from (select 1 from refunds
       where site_id = $1 and ($2::text is null or state = $2) limit ${COUNTED_TO}) counted`,
    [db.siteId, state ?? null],
  );
  return row?.n ?? 0;
};

/** Writes a refund down before anybody is asked to send it. */
export const insertRefund = async (
  tx: SiteDatabase,
  asked: Pick<RefundRecord, 'id' | 'paymentKey' | 'amountMinor' | 'reason'> & {
    requestKey: string;
    askedBy: string;
  },
): Promise<void> => {
  await tx.query(
    `insert into refunds (site_id, id, request_key, payment_key, amount_minor, reason, state, asked_by,
       asked_at, updated_at)
     values ($1,$2,$3,$4,$5,$6,'asked',$7,$8,$8)`,
    [
      tx.siteId,
      asked.id,
      asked.requestKey,
      asked.paymentKey,
      asked.amountMinor,
      asked.reason,
      asked.askedBy,
      tx.now(),
    ],
  );
};

/** Writes down what went back without the firm asking from here. */
export const insertOtherRefund = async (
  tx: SiteDatabase,
  booked: Pick<RefundRecord, 'id' | 'paymentKey' | 'origin' | 'amountMinor'>,
): Promise<void> => {
  await tx.query(
    `insert into refunds (site_id, id, request_key, payment_key, origin, amount_minor, reason, state,
       asked_at, updated_at)
     values ($1,$2,$2,$3,$4,$5,'','done',$6,$6)`,
    [tx.siteId, booked.id, booked.paymentKey, booked.origin, booked.amountMinor, tx.now()],
  );
};

/** Takes what was booked so back: the money came again, or it was the firm's own. */
export const unbookOthers = async (
  tx: SiteDatabase,
  paymentKey: string,
  origin: RefundRecord['origin'],
): Promise<void> => {
  await tx.query(
    `update refunds set state = 'failed', updated_at = $4
     where site_id = $1 and payment_key = $2 and origin = $3 and state = 'done'`,
    [tx.siteId, paymentKey, origin, tx.now()],
  );
};

/** Notes, once, how many refunds the provider knew before this one. */
export const noteKnownBefore = async (
  db: SiteDatabase,
  id: string,
  count: number,
): Promise<void> => {
  await db.query(
    'update refunds set known_before = coalesce(known_before, $3) where site_id = $1 and id = $2',
    [db.siteId, id, count],
  );
};

/**
 * Marks a refund as on its way; false when somebody touched it since its sender read it. The moment always grows, so
 * of two who read the same only one sends.
 */
export const markSent = async (
  db: SiteDatabase,
  { id, state, updatedAt }: Pick<RefundRecord, 'id' | 'state' | 'updatedAt'>,
): Promise<boolean> => {
  const rows = await db.query(
    `update refunds set state = 'sent', updated_at = greatest($3, updated_at + interval '1 millisecond')
     where site_id = $1 and id = $2 and state = $4 and updated_at = $5 returning id`,
    [db.siteId, id, db.now(), state, updatedAt],
  );
  return rows.length === 1;
};

/** Ends a refund; false when it had ended before. */
export const endRefund = async (
  db: SiteDatabase,
  id: string,
  end: { state: 'done' } | { state: 'failed'; refusal: Sentence },
): Promise<boolean> => {
  const rows = await db.query(
    `update refunds set state = $3, refusal = $4, updated_at = $5
     where site_id = $1 and id = $2 and state in ('asked', 'sent') returning id`,
    [db.siteId, id, end.state, end.state === 'failed' ? end.refusal : null, db.now()],
  );
  return rows.length === 1;
};

/** Notes of a refund that was carried out that its money came back; false when somebody noted it before. */
export const failDone = async (
  tx: SiteDatabase,
  id: string,
  refusal: Sentence,
): Promise<boolean> => {
  const rows = await tx.query(
    `update refunds set state = 'failed', refusal = $3, updated_at = $4
     where site_id = $1 and id = $2 and state = 'done' returning id`,
    [tx.siteId, id, refusal, tx.now()],
  );
  return rows.length === 1;
};

/**
 * Takes the refunds whose turn it is to be asked about, on any site: after a minute, and then after twice the time
 * each. Of two servers only one gets each of them.
 */
export const claimWaiting = async (
  platform: Database,
  now: Date,
): Promise<{ siteId: string; id: string }[]> => {
  const rows = await platform.query<{ site_id: string; id: string }>(
    `update refunds set updated_at = $1
     where state in ('asked', 'sent')
       and updated_at + greatest(interval '1 minute', least(updated_at - asked_at, interval '1 hour')) <= $1
     returning site_id, id`,
    [now],
  );
  return rows.map((row) => ({ siteId: row.site_id, id: row.id }));
};
