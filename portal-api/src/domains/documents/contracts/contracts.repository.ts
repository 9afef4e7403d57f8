import type { SiteDatabase } from '../../../kernel/database.ts';

export interface ContractRow {
  title: string;
  content: string;
}

export interface SignatureRow extends ContractRow {
  name: string;
  content_sha256: string;
  image: Uint8Array;
  image_sha256: string;
  signed_at: Date;
}

export const findContract = async (
  db: SiteDatabase,
  contractId: string,
): Promise<ContractRow | undefined> => {
  const [row] = await db.query<ContractRow>(
    'select title, content from contracts where site_id = $1 and id = $2',
    [db.siteId, contractId],
  );
  return row;
};

/** Whether the firm has written a contract. */
export const hasContracts = async (db: SiteDatabase): Promise<boolean> =>
  (await db.query('select 1 from contracts where site_id = $1 limit 1', [db.siteId])).length > 0;

export const findSignature = async (
  db: SiteDatabase,
  orderId: string,
): Promise<SignatureRow | undefined> => {
  const [row] = await db.query<SignatureRow>(
    `select name, title, content, content_sha256, image, image_sha256, signed_at
     from contract_signatures where site_id = $1 and order_id = $2`,
    [db.siteId, orderId],
  );
  return row;
};

/** Adds the signature; false when the order was signed already. */
export const addSignature = async (
  tx: SiteDatabase,
  signature: SignatureRow & { orderId: string; personId: string },
): Promise<boolean> => {
  const rows = await tx.query(
    `insert into contract_signatures (site_id, order_id, person_id, name, title, content,
       content_sha256, image, image_sha256, signed_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) on conflict do nothing returning order_id`,
    [
      tx.siteId,
      signature.orderId,
      signature.personId,
      signature.name,
      signature.title,
      signature.content,
      signature.content_sha256,
      signature.image,
      signature.image_sha256,
      signature.signed_at,
    ],
  );
  return rows.length === 1;
};
