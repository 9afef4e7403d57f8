import type { SiteDatabase } from '../../../kernel/database.ts';

/** Makes another call for the same order wait until the transaction ends. */
export const holdOrderToBe = async (tx: SiteDatabase, orderId: string): Promise<void> => {
  await tx.query("select pg_advisory_xact_lock(hashtext('order by hand ' || $1 || ' ' || $2))", [
    tx.siteId,
    orderId,
  ]);
};
