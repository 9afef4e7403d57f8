import { Refusal } from '@portal/shared-contracts/refusals';
import type { SiteDatabase } from '../../kernel/database.ts';
import { countUse } from './rate-counts.repository.ts';

/** How often something may happen within a window. */
export interface Rule {
  max: number;
  seconds: number;
}

/** Counts one use of `key` and refuses when the window is full. */
export const countAndRefuse = async (db: SiteDatabase, key: string, rule: Rule): Promise<void> => {
  const hits = await countUse(db, key, rule.seconds);
  if (hits > rule.max) throw new Refusal('attempts-too-many');
};
