import type { Sentence } from '@portal/shared-contracts';
import type { SiteDatabase } from '../../../kernel/database.ts';

/** Says of an attempt that was given up how it ended after all: its money came late and went back. True once. */
export const closeGivenUp = async (
  db: SiteDatabase,
  key: string,
  refusal: Sentence,
): Promise<boolean> => {
  const rows = await db.query(
    `update payment_attempts set updated_at = $3, state = 'declined', refusal = $4
     where site_id = $1 and key = $2 and state = 'abandoned' returning key`,
    [db.siteId, key, db.now(), refusal],
  );
  return rows.length === 1;
};
