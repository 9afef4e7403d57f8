import type { SiteDatabase } from '../../../kernel/database.ts';

/** Notes how something was paid outside of the portal. */
export const insertOutsidePayment = async (
  tx: SiteDatabase,
  paid: { paymentKey: string; method: string; day: string; reference: string; by: string },
): Promise<void> => {
  await tx.query(
    `insert into outside_payments (site_id, payment_key, method, paid_on, reference, recorded_by)
     values ($1, $2, $3, $4, $5, $6)`,
    [tx.siteId, paid.paymentKey, paid.method, paid.day, paid.reference, paid.by],
  );
};
