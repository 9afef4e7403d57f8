import { COUNTED_TO } from '@portal/shared-contracts/admin';
import type { SiteDatabase } from '../../../kernel/database.ts';
import type { ReportedDispute } from '../../../kernel/payments/returned-money.ts';
import { type DisputeRecord, type DisputeRow, toDispute } from './dispute.record.ts';

const SELECT = `select d.*, a.currency, a.order_id, a.invoice_id, p.first_name, p.last_name, p.email,
    o.number_prefix || o.number as order_number, i.number as invoice_number
  from disputes d
  join payment_attempts a on a.site_id = d.site_id and a.key = d.payment_key
  left join people p on p.site_id = a.site_id and p.id = a.person_id
  left join orders o on o.site_id = a.site_id and o.id = a.order_id
  left join invoices i on i.site_id = a.site_id and i.id = a.invoice_id
  where d.site_id = $1`;

/** A part of the firm's disputes, the newest first. */
export const listDisputeRows = async (
  db: SiteDatabase,
  state: DisputeRecord['state'] | undefined,
  { after, limit }: { after: readonly string[] | undefined; limit: number },
): Promise<DisputeRecord[]> => {
  const rows = await db.query<DisputeRow>(
    `${SELECT} and ($2::text is null or d.state = $2)
       and ($3::timestamptz is null or (d.opened_at, d.id) < ($3, $4::text))
     order by d.opened_at desc, d.id desc limit $5`,
    [db.siteId, state ?? null, after?.[0] ?? null, after?.[1] ?? null, limit],
  );
  return rows.map(toDispute);
};

/** How many there are, as far as it is worth counting. */
export const countDisputes = async (
  db: SiteDatabase,
  state: DisputeRecord['state'] | undefined,
): Promise<number> => {
  const [row] = await db.query<{ n: number }>(
    `select count(*)::int as n from (select 1 from disputes
       where site_id = $1 and ($2::text is null or state = $2) limit ${COUNTED_TO}) counted`,
    [db.siteId, state ?? null],
  );
  return row?.n ?? 0;
};

/** The disputes about a payment, the oldest first. */
export const listDisputesOf = async (
  db: SiteDatabase,
  paymentKey: string,
): Promise<DisputeRecord[]> => {
  const rows = await db.query<DisputeRow>(
    `${SELECT} and d.payment_key = $2 order by d.opened_at, d.id`,
    [db.siteId, paymentKey],
  );
  return rows.map(toDispute);
};

/** The dispute of this id, or nothing. */
export const findDispute = async (
  db: SiteDatabase,
  id: string,
): Promise<DisputeRecord | undefined> => {
  const [row] = await db.query<DisputeRow>(`${SELECT} and d.id = $2`, [db.siteId, id]);
  return row && toDispute(row);
};

/** Notes a dispute as the provider tells of it now. */
export const writeDispute = async (
  tx: SiteDatabase,
  paymentKey: string,
  told: ReportedDispute,
): Promise<void> => {
  await tx.query(
    `insert into disputes (site_id, id, payment_key, amount_minor, state, reason, answer_by, opened_at, updated_at)
     values ($1,$2,$3,$4,$5,$6,$7,$8,$9)
     on conflict (site_id, id) do update set amount_minor = excluded.amount_minor, state = excluded.state,
       reason = excluded.reason, answer_by = excluded.answer_by, updated_at = excluded.updated_at`,
    [
      tx.siteId,
      told.id,
      paymentKey,
      told.amountMinor,
      told.outcome,
      told.reason,
      told.answerBy,
      told.openedAt ?? tx.now(),
      tx.now(),
    ],
  );
};
