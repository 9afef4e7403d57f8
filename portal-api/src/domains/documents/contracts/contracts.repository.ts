import type { SiteDatabase } from '../../../kernel/database.ts';

export interface ContractRow {
  title: string;
  content: string;
}

export interface ContractVersionRow extends ContractRow {
  contract_id: string;
  number: number;
}

export interface SignatureRow extends ContractRow {
  name: string;
  content_sha256: string;
  image: Uint8Array;
  image_sha256: string;
  signed_at: Date;
}

/** The version that was the newest at a moment; before the first one, the first. */
export const findVersionAt = async (
  db: SiteDatabase,
  contractId: string,
  at: string,
): Promise<ContractVersionRow | undefined> => {
  const [row] = await db.query<ContractVersionRow>(
    `select contract_id, number, title, content from contract_versions
     where site_id = $1 and contract_id = $2
       and number = coalesce((select max(number) from contract_versions
         where site_id = $1 and contract_id = $2 and published_at <= $3::timestamptz), 1)`,
    [db.siteId, contractId, at],
  );
  return row;
};

interface StatedContract {
  _id: string;
  title: string;
  state: 'published' | 'draft' | 'archived';
}

/** What customers of the firm may be asked to sign, by title. */
export const listContractTitles = (db: SiteDatabase): Promise<{ _id: string; title: string }[]> =>
  db.query(
    `select c.id as "_id", v.title from contracts c
     join contract_versions v
       on v.site_id = c.site_id and v.contract_id = c.id and v.number = c.published
     where c.site_id = $1 and c.archived_at is null order by v.title, c.id`,
    [db.siteId],
  );

/** All contracts by title, with what can be done with each; customers know a published one by its newest version. */
export const listStatedContracts = (db: SiteDatabase): Promise<StatedContract[]> =>
  db.query<StatedContract>(
    `select c.id as "_id", s.state, case s.state when 'published' then v.title else c.title end as title
     from contracts c
     cross join lateral (select case when c.archived_at is not null then 'archived'
       when c.published is null then 'draft' else 'published' end as state) s
     left join contract_versions v
       on v.site_id = c.site_id and v.contract_id = c.id and v.number = c.published
     where c.site_id = $1 and (s.state <> 'published' or v.number is not null)
     order by 3, c.id`,
    [db.siteId],
  );

/** Whether the firm has a contract that can be signed. */
export const hasContracts = async (db: SiteDatabase): Promise<boolean> =>
  (await db.query('select 1 from contract_versions where site_id = $1 limit 1', [db.siteId]))
    .length > 0;

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
  signature: SignatureRow & {
    orderId: string;
    personId: string;
    version: Pick<ContractVersionRow, 'contract_id' | 'number'>;
  },
): Promise<boolean> => {
  const rows = await tx.query(
    `insert into contract_signatures (site_id, order_id, person_id, name, title, content,
       content_sha256, image, image_sha256, signed_at, contract_id, contract_version)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12) on conflict do nothing returning order_id`,
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
      signature.version.contract_id,
      signature.version.number,
    ],
  );
  return rows.length === 1;
};
