import { COUNTED_TO } from '@portal/shared-contracts/admin';
import type { SiteDatabase } from '../../../kernel/database.ts';

/** A version with who published it. */
export interface PublishedContractRow {
  number: number;
  title: string;
  content: string;
  published_at: Date;
  published_by: string | null;
  signatures: number;
}

/** What a version says, and since when. */
export type VersionText = Pick<PublishedContractRow, 'title' | 'content' | 'published_at'>;

/** A signed copy without its picture. */
export interface SignedCopyRow {
  order_id: string;
  order_number: string;
  contract_version: number;
  name: string;
  signed_at: Date;
  content_sha256: string;
  image_sha256: string;
}

/** Every version of a contract, newest first. */
export const listVersions = (
  db: SiteDatabase,
  contractId: string,
): Promise<PublishedContractRow[]> =>
  db.query<PublishedContractRow>(
    `select v.number, v.title, v.content, v.published_at,
       p.first_name || ' ' || p.last_name as published_by,
       (select count(*)::int from contract_signatures s where s.site_id = v.site_id
          and s.contract_id = v.contract_id and s.contract_version = v.number) as signatures
     from contract_versions v
     left join people p on p.site_id = v.site_id and p.id = v.published_by
     where v.site_id = $1 and v.contract_id = $2 order by v.number desc`,
    [db.siteId, contractId],
  );

/** One version as it is read or printed. */
export const findVersion = async (
  db: SiteDatabase,
  contractId: string,
  number: number,
): Promise<VersionText | undefined> => {
  const [row] = await db.query<VersionText>(
    `select title, content, published_at from contract_versions
     where site_id = $1 and contract_id = $2 and number = $3`,
    [db.siteId, contractId, number],
  );
  return row;
};

const COPIES = `contract_signatures s where s.site_id = $1 and s.contract_id = $2
  and ($3::int is null or s.contract_version = $3)`;

/** Which signed copies are asked for. */
export interface CopiesOf {
  contractId: string;
  version: number | undefined;
}

/** A part of the signed copies, newest first. */
export const listCopies = (
  db: SiteDatabase,
  { contractId, version }: CopiesOf,
  { after, limit }: { after: readonly string[] | undefined; limit: number },
): Promise<SignedCopyRow[]> =>
  db.query<SignedCopyRow>(
    `select c.*, o.number_prefix || o.number as order_number from (
       select s.site_id, s.order_id, s.contract_version, s.name, s.signed_at, s.content_sha256,
         s.image_sha256
       from ${COPIES} and ($4::timestamptz is null or (s.signed_at, s.order_id) < ($4, $5::text))
       order by s.signed_at desc, s.order_id desc limit $6) c
     join orders o on o.site_id = c.site_id and o.id = c.order_id
     order by c.signed_at desc, c.order_id desc`,
    [db.siteId, contractId, version ?? null, after?.[0] ?? null, after?.[1] ?? null, limit],
  );

/** How many there are, as far as it is worth counting. */
export const countCopies = async (
  db: SiteDatabase,
  { contractId, version }: CopiesOf,
): Promise<number> => {
  const [row] = await db.query<{ n: number }>(
    `select count(*)::int as n from (select 1 from ${COPIES} limit ${COUNTED_TO}) counted`,
    [db.siteId, contractId, version ?? null],
  );
  return row?.n ?? 0;
};

/** Whether the copy of this order is one of this contract. */
export const isCopyOf = async (
  db: SiteDatabase,
  contractId: string,
  orderId: string,
): Promise<boolean> => {
  const rows = await db.query(
    `select 1 from contract_signatures where site_id = $1 and contract_id = $2 and order_id = $3`,
    [db.siteId, contractId, orderId],
  );
  return rows.length === 1;
};
