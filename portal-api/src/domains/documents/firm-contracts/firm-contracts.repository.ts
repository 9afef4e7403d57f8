import { randomUUID } from 'node:crypto';
import { COUNTED_TO, type ListedContract } from '@portal/shared-contracts/admin';
import type { SiteDatabase } from '../../../kernel/database.ts';

/** A contract as the firm works on it. */
export interface FirmContractRow {
  id: string;
  title: string;
  content: string;
  version: number;
  published: number | null;
  archived_at: Date | null;
  changed_at: Date;
  changed_by: string | null;
  has_changes: boolean;
  signatures: number;
  packages: number;
  sort_key: string;
}

/** What a list is narrowed to. */
export interface ContractFilter {
  state?: ListedContract['state'] | undefined;
  search?: string | undefined;
}

// Text is long: a list leaves it out.
const columns = (content: string): string => `c.id, c.title, ${content} as content, c.version,
  c.published, c.archived_at, coalesce(c.changed_at, c.created_at) as changed_at,
  p.first_name as changed_by, lower(c.title) as sort_key,
  (v.number is null or v.title <> c.title or v.content <> c.content) as has_changes,
  (select count(*)::int from contract_signatures s
    where s.site_id = c.site_id and s.contract_id = c.id) as signatures,
  (select count(*)::int from packages k
    where k.site_id = c.site_id and k.contract_id = c.id) as packages`;

const FROM = `from contracts c
  left join people p on p.site_id = c.site_id and p.id = c.changed_by
  left join contract_versions v
    on v.site_id = c.site_id and v.contract_id = c.id and v.number = c.published
  where c.site_id = $1`;

const STATE = `case when c.archived_at is not null then 'archived'
  when c.published is null then 'draft' else 'published' end`;

const MATCHES = `($2::text is null or ${STATE} = $2)
  and ($3::text is null or position($3 in lower(c.title)) > 0)`;

const paramsOf = (db: SiteDatabase, { state, search }: ContractFilter): unknown[] => [
  db.siteId,
  state ?? null,
  search ? search.toLowerCase() : null,
];

/** A part of the list, by title. */
export const listContracts = (
  db: SiteDatabase,
  filter: ContractFilter,
  { after, limit }: { after: readonly string[] | undefined; limit: number },
): Promise<FirmContractRow[]> =>
  db.query<FirmContractRow>(
    `select ${columns("''")} ${FROM} and ${MATCHES}
       and ($4::text is null or (lower(c.title), c.id) > ($4, $5::text))
     order by lower(c.title), c.id limit $6`,
    [...paramsOf(db, filter), after?.[0] ?? null, after?.[1] ?? null, limit],
  );

/** How many match, as far as it is worth counting. */
export const countContracts = async (db: SiteDatabase, filter: ContractFilter): Promise<number> => {
  const [row] = await db.query<{ n: number }>(
    `select count(*)::int as n from (
       select 1 from contracts c where c.site_id = $1 and ${MATCHES} limit ${COUNTED_TO}) counted`,
    paramsOf(db, filter),
  );
  return row?.n ?? 0;
};

/** The contract of this id, or nothing. */
export const findFirmContract = async (
  db: SiteDatabase,
  contractId: string,
): Promise<FirmContractRow | undefined> => {
  const [row] = await db.query<FirmContractRow>(
    `select ${columns('c.content')} ${FROM} and c.id = $2`,
    [db.siteId, contractId],
  );
  return row;
};

/** The same for the rest of the transaction: of two who change it one waits. */
export const lockFirmContract = async (
  tx: SiteDatabase,
  contractId: string,
): Promise<FirmContractRow | undefined> => {
  await tx.query('select 1 from contracts where site_id = $1 and id = $2 for update', [
    tx.siteId,
    contractId,
  ]);
  return findFirmContract(tx, contractId);
};

/** Adds a draft; the same key again answers the one that is there. */
export const insertContract = async (
  tx: SiteDatabase,
  made: { id?: string; title: string; content: string; by: string; key: string | undefined },
): Promise<string> => {
  const [row] = await tx.query<{ id: string }>(
    `insert into contracts
       (id, site_id, title, content, created_at, changed_at, changed_by, created_key)
     values ($1, $2, $3, $4, $5, $5, $6, $7)
     on conflict (site_id, created_key) do update set created_key = excluded.created_key
     returning id`,
    [
      made.id ?? randomUUID(),
      ...[tx.siteId, made.title, made.content, tx.now(), made.by, made.key ?? null],
    ],
  );
  return row?.id ?? '';
};

/** Keeps what was changed; the row's version grows. */
export const updateContract = async (
  tx: SiteDatabase,
  {
    id,
    title,
    content,
    archived_at,
  }: Pick<FirmContractRow, 'id' | 'title' | 'content' | 'archived_at'>,
  by: string,
): Promise<void> => {
  await tx.query(
    `update contracts set title = $3, content = $4, archived_at = $5, changed_by = $6,
       changed_at = $7, version = version + 1
     where site_id = $1 and id = $2`,
    [tx.siteId, id, title, content, archived_at, by, tx.now()],
  );
};

/** Writes the draft down as a version that nobody changes any more and that holds from a moment on. */
export const insertContractVersion = async (
  tx: SiteDatabase,
  { id, title, content, published }: FirmContractRow,
  { by, at }: { by: string; at: Date },
): Promise<void> => {
  const number = (published ?? 0) + 1;
  await tx.query(
    `insert into contract_versions
       (site_id, contract_id, number, title, content, published_at, published_by)
     values ($1, $2, $3, $4, $5, $6, $7)`,
    [tx.siteId, id, number, title, content, at, by],
  );
  await tx.query('update contracts set published = $3 where site_id = $1 and id = $2', [
    tx.siteId,
    id,
    number,
  ]);
};

/** Takes a contract away that was never published. */
export const deleteContract = async (tx: SiteDatabase, contractId: string): Promise<void> => {
  await tx.query('delete from contracts where site_id = $1 and id = $2', [tx.siteId, contractId]);
};
