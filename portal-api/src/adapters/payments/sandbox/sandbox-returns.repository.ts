import { randomBytes } from 'node:crypto';
import type { SiteDatabase } from '../../../kernel/database.ts';

/** A dispute in the sandbox's books, with the provider's own words for where it stands. */
export interface SandboxDispute {
  id: string;
  intent_id: string;
  amount: number;
  status: string;
}

/** Money that the sandbox took back: refunds and disputes. */
export const sandboxReturns = (db: SiteDatabase) => ({
  /** Refunds so much of a payment, or what is left of it; false when that is more than is left. */
  refundIntent: async (id: string, amount?: number): Promise<boolean> => {
    const rows = await db.query(
      `update sandbox_intents set amount_refunded = amount_refunded + coalesce($3, amount)
       where site_id = $1 and id = $2 and status = 'succeeded'
         and amount_refunded + coalesce($3, amount) <= amount returning id`,
      [db.siteId, id, amount ?? null],
    );
    return rows.length === 1;
  },

  listDisputes: (intentId: string): Promise<SandboxDispute[]> =>
    db.query<SandboxDispute>(
      `select id, intent_id, amount, status from sandbox_disputes
       where site_id = $1 and intent_id = $2 order by created_at, id`,
      [db.siteId, intentId],
    ),

  /** Opens the dispute of a payment, or moves the one that is there. */
  setDispute: async (intentId: string, amount: number, status: string): Promise<SandboxDispute> => {
    const [moved] = await db.query<SandboxDispute>(
      `update sandbox_disputes set status = $3
       where site_id = $1 and intent_id = $2 returning id, intent_id, amount, status`,
      [db.siteId, intentId, status],
    );
    if (moved) return moved;
    const id = `du_${randomBytes(12).toString('hex')}`;
    await db.query(
      `insert into sandbox_disputes (id, site_id, intent_id, amount, status, created_at)
       values ($1,$2,$3,$4,$5,$6)`,
      [id, db.siteId, intentId, amount, status, db.now()],
    );
    return { id, intent_id: intentId, amount, status };
  },
});
