import { randomBytes } from 'node:crypto';
import type { SiteDatabase } from '../../../kernel/database.ts';

/** A dispute in the sandbox's books, with the provider's own words for where it stands. */
export interface SandboxDispute {
  id: string;
  intent_id: string;
  amount: number;
  status: string;
  created_at: Date;
}

/** A refund in the sandbox's books that was given a name. */
export interface SandboxRefund {
  id: string;
  intent_id: string;
  name: string;
  amount: number;
}

const refundOf = async (db: SiteDatabase, name: string): Promise<SandboxRefund | undefined> => {
  const [row] = await db.query<SandboxRefund>(
    'select id, intent_id, name, amount from sandbox_refunds where site_id = $1 and name = $2',
    [db.siteId, name],
  );
  return row;
};

/** Refunds so much of a payment, or what is left of it; false when that is more than is left. */
const refundIntent = async (
  db: SiteDatabase,
  { id, account }: { id: string; account: string },
  amount: number | undefined,
): Promise<boolean> => {
  const rows = await db.query(
    `with held as (
         select id, coalesce($3::bigint, amount - amount_refunded) as part from sandbox_intents
         where site_id = $1 and id = $2 and account = $6 and status = 'succeeded' and amount_refunded < amount
           and amount_refunded + coalesce($3, 0) <= amount for update),
       moved as (
         update sandbox_intents i set amount_refunded = i.amount_refunded + held.part from held
         where i.site_id = $1 and i.id = held.id returning i.id, held.part)
       insert into sandbox_refunds (id, site_id, intent_id, name, amount, created_at)
       select $4, $1, id, $4, part, $5 from moved returning id`,
    [db.siteId, id, amount ?? null, `re_${randomBytes(12).toString('hex')}`, db.now(), account],
  );
  return rows.length === 1;
};

/** Money that the sandbox took back from an account: refunds and disputes. */
export const sandboxReturns = (db: SiteDatabase, account: string) => ({
  refundIntent: (id: string, amount?: number): Promise<boolean> =>
    refundIntent(db, { id, account }, amount),

  /** Refunds so much of a payment under a name, in one step; nothing when that is more than is left. */
  refundNamed: async (
    intentId: string,
    name: string,
    amount: number,
  ): Promise<SandboxRefund | undefined> => {
    const [row] = await db.query<SandboxRefund>(
      `with moved as (
         update sandbox_intents set amount_refunded = amount_refunded + $4
         where site_id = $1 and id = $2 and account = $7 and status = 'succeeded'
           and amount_refunded + $4 <= amount
           and not exists (select 1 from sandbox_refunds where site_id = $1 and name = $3)
         returning id)
       insert into sandbox_refunds (id, site_id, intent_id, name, amount, created_at)
       select $5, $1, id, $3, $4, $6 from moved returning id, intent_id, name, amount`,
      [
        ...[db.siteId, intentId, name, amount],
        ...[`re_${randomBytes(12).toString('hex')}`, db.now(), account],
      ],
    );
    return row ?? (await refundOf(db, name));
  },

  listRefunds: (intentId: string): Promise<SandboxRefund[]> =>
    db.query<SandboxRefund>(
      `select id, intent_id, name, amount from sandbox_refunds
       where site_id = $1 and intent_id = $2 order by created_at desc, id`,
      [db.siteId, intentId],
    ),

  listDisputes: (intentId: string): Promise<SandboxDispute[]> =>
    db.query<SandboxDispute>(
      `select id, intent_id, amount, status, created_at from sandbox_disputes
       where site_id = $1 and intent_id = $2 order by created_at, id`,
      [db.siteId, intentId],
    ),

  /** Opens the dispute of a payment, or moves the one that is there. */
  setDispute: async (intentId: string, amount: number, status: string): Promise<SandboxDispute> => {
    const [moved] = await db.query<SandboxDispute>(
      `update sandbox_disputes set status = $3
       where site_id = $1 and intent_id = $2 returning id, intent_id, amount, status, created_at`,
      [db.siteId, intentId, status],
    );
    if (moved) return moved;
    const id = `du_${randomBytes(12).toString('hex')}`;
    await db.query(
      `insert into sandbox_disputes (id, site_id, intent_id, amount, status, created_at)
       values ($1,$2,$3,$4,$5,$6)`,
      [id, db.siteId, intentId, amount, status, db.now()],
    );
    return { id, intent_id: intentId, amount, status, created_at: db.now() };
  },
});
