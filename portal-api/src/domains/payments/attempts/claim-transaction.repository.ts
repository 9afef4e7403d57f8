import { isUniqueViolation, type SiteDatabase } from '../../../kernel/database.ts';

/**
 * Notes the transaction that paid an attempt; false when it paid for another one before, at whatever site.
 * Row-level security hides that one, so the index over all sites is asked. A declined attempt is as one that was given
 * up from then on: its money came after all.
 */
export const claimTransaction = async (
  db: SiteDatabase,
  key: string,
  transactionId: string,
): Promise<boolean> => {
  try {
    await db.query(
      `update payment_attempts set updated_at = $3, reference = $4,
         state = case state when 'declined' then 'abandoned' else state end
       where site_id = $1 and key = $2
         and (state in ('open', 'needs-action', 'processing', 'abandoned')
           or (state = 'declined' and reference is null))`,
      [db.siteId, key, db.now(), transactionId],
    );
    return true;
  } catch (error) {
    if (isUniqueViolation(error)) return false;
    throw error;
  }
};
