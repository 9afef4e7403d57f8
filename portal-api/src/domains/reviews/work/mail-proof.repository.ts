import type { SiteDatabase } from '../../../kernel/database.ts';

/** What stands in the mailed link of a review and nowhere else. */
export const mailProofOf = async (db: SiteDatabase, id: string): Promise<string | undefined> => {
  const [row] = await db.query<{ mail_proof: string | null }>(
    'select mail_proof from critiques where site_id = $1 and id = $2',
    [db.siteId, id],
  );
  return row?.mail_proof ?? undefined;
};

/**
 * Takes note that the mailed link was opened: the address is proven, and what the sending browser holds
 * opens nothing any more (RV-50).
 */
export const proveAddress = async (db: SiteDatabase, id: string): Promise<void> => {
  await db.query(
    `update critiques set unique_customer_id = mail_proof, email_from_reader = false
     where site_id = $1 and id = $2 and mail_proof is not null`,
    [db.siteId, id],
  );
};
