import type { Sentence } from '@portal/shared-contracts';
import type { SiteDatabase } from '../../../kernel/database.ts';

/**
 * Gives an unfinished attempt up that still has this reference, or still none; false when an intent was opened or
 * everything was settled since somebody looked.
 */
export const giveUp = async (
  db: SiteDatabase,
  key: string,
  reference: string | null,
): Promise<boolean> => {
  const rows = await db.query(
    `update payment_attempts set updated_at = $3, state = 'abandoned'
     where site_id = $1 and key = $2 and state in ('open', 'needs-action', 'processing')
       and reference is not distinct from $4 returning key`,
    [db.siteId, key, db.now(), reference],
  );
  return rows.length === 1;
};

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
