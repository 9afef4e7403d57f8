import type { Database, SiteDatabase } from '../../../kernel/database.ts';
import type { Attempt } from '../attempts/attempt.record.ts';

/**
 * Notes what was taken back of a paid attempt, unless somebody noted something since it was read: their answer of
 * the provider may be the newer one.
 */
export const noteReturns = async (
  tx: SiteDatabase,
  attempt: Pick<Attempt, 'key' | 'returnsVersion'>,
  returns: { returnedMinor: number; isDisputed: boolean },
): Promise<boolean> => {
  const rows = await tx.query(
    `update payment_attempts
     set returned_minor = $4, is_disputed = $5, returns_version = returns_version + 1
     where site_id = $1 and key = $2 and returns_version = $3 returning key`,
    [tx.siteId, attempt.key, attempt.returnsVersion, returns.returnedMinor, returns.isDisputed],
  );
  return rows.length === 1;
};

/** Whose payment a provider's name is, on any site: messages about refunds and disputes name nothing else. */
export const findOwner = async (
  platform: Database,
  provider: Attempt['provider'],
  reference: string,
): Promise<{ siteId: string; key: string } | undefined> => {
  const [row] = await platform.query<{ site_id: string; key: string }>(
    'select site_id, key from payment_attempts where provider = $1 and reference = $2',
    [provider, reference],
  );
  return row && { siteId: row.site_id, key: row.key };
};
