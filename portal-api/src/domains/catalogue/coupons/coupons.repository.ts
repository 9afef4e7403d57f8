import { currency, type Currency } from '@portal/shared-contracts';
import type { SiteDatabase } from '../../../kernel/database.ts';

/** What a coupon takes off, when, of what and how often. */
export interface Coupon {
  code: string;
  /** The code that stands for the coupon once; nothing where its own code is typed. */
  singleCode: string | null;
  percent: number | null;
  amountMinor: number | null;
  currency: Currency | null;
  active: boolean;
  startsAt: Date | null;
  endsAt: Date | null;
  packageIds: readonly string[];
  maxUses: number | null;
  maxPerCustomer: number | null;
  uses: number;
}

interface Row {
  code: string;
  single_code: string | null;
  percent: number | null;
  amount_minor: number | null;
  currency: string | null;
  active: boolean;
  starts_at: Date | null;
  expires_at: Date | null;
  package_ids: string[];
  max_uses: number | null;
  max_per_customer: number | null;
  uses: number;
  codes: number;
}

// A code that is used once stands for its coupon.
const SELECT = `select c.*, k.code as single_code from coupons c
  left join coupon_codes k on k.site_id = c.site_id and k.coupon = c.code and k.code = upper($2)
  where c.site_id = $1 and c.code = coalesce(
    (select s.coupon from coupon_codes s where s.site_id = $1 and s.code = upper($2)), upper($2))`;

const toCoupon = (row: Row | undefined): Coupon | undefined =>
  row && (row.single_code !== null || row.codes === 0)
    ? {
        code: row.code,
        singleCode: row.single_code,
        percent: row.percent,
        amountMinor: row.amount_minor,
        currency: row.currency === null ? null : currency.parse(row.currency),
        active: row.active,
        startsAt: row.starts_at,
        endsAt: row.expires_at,
        packageIds: row.package_ids,
        maxUses: row.max_uses,
        maxPerCustomer: row.max_per_customer,
        uses: row.uses,
      }
    : undefined;

/** The coupon of this code in any case, or nothing. */
export const findCoupon = async (db: SiteDatabase, code: string): Promise<Coupon | undefined> => {
  const [row] = await db.query<Row>(SELECT, [db.siteId, code]);
  return toCoupon(row);
};

/** The coupon's row for the rest of the transaction: of two payments that use it one waits. */
export const lockCoupon = async (tx: SiteDatabase, code: string): Promise<Coupon | undefined> => {
  const [row] = await tx.query<Row>(`${SELECT} for update of c`, [tx.siteId, code]);
  return toCoupon(row);
};

/** Whether a code of the coupon that is used once was paid with. */
export const isSingleCodeSpent = async (db: SiteDatabase, singleCode: string): Promise<boolean> => {
  const rows = await db.query(
    'select 1 from coupon_uses where site_id = $1 and single_code = $2 limit 1',
    [db.siteId, singleCode],
  );
  return rows.length > 0;
};

/** How often a customer has paid with the coupon. */
export const countUsesOf = async (
  db: SiteDatabase,
  code: string,
  personId: string,
): Promise<number> => {
  const [row] = await db.query<{ uses: number }>(
    `select count(*)::int as uses from coupon_uses
     where site_id = $1 and coupon = $2 and person_id = $3`,
    [db.siteId, code, personId],
  );
  return row?.uses ?? 0;
};

/** Notes that a payment used the coupon; once for each payment. */
export const insertCouponUse = async (
  tx: SiteDatabase,
  use: {
    code: string;
    singleCode: string | null;
    paymentKey: string;
    personId: string | null;
  },
): Promise<void> => {
  const added = await tx.query(
    `insert into coupon_uses (site_id, coupon, payment_key, used_at, person_id, single_code)
     values ($1,$2,$3,$4,$5,$6) on conflict do nothing returning coupon`,
    [tx.siteId, use.code, use.paymentKey, tx.now(), use.personId, use.singleCode],
  );
  if (added.length > 0)
    await tx.query('update coupons set uses = uses + 1 where site_id = $1 and code = $2', [
      tx.siteId,
      use.code,
    ]);
};
