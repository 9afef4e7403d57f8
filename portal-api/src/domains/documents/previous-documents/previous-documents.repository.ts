import type { SiteDatabase } from '../../../kernel/database.ts';
import { FILE_COLUMNS, type JoinedFile } from '../attachments/attachments.service.ts';

export type PreviousRow = JoinedFile & { created_at: Date; entered_by_firm: boolean };

/** The service of an order that the documents belong to. */
export interface PreviousKey {
  siteId: string;
  orderId: string;
  serviceId: string;
}

const paramsOf = ({ siteId, orderId, serviceId }: PreviousKey): string[] => [
  siteId,
  orderId,
  serviceId,
];

export const listPrevious = (db: SiteDatabase, key: PreviousKey): Promise<PreviousRow[]> =>
  db.query<PreviousRow>(
    `select d.created_at, d.entered_by_firm, ${FILE_COLUMNS} from previous_documents d
     join files f on f.site_id = d.site_id and f.key = d.file_key
     where d.site_id = $1 and d.order_id = $2 and d.service_id = $3
     order by d.created_at, d.position`,
    paramsOf(key),
  );

/** The documents of every service of an order, oldest first. */
export const listPreviousOfOrder = (
  db: SiteDatabase,
  orderId: string,
): Promise<(PreviousRow & { service_id: string })[]> =>
  db.query(
    `select d.service_id, d.created_at, d.entered_by_firm, ${FILE_COLUMNS} from previous_documents d
     join files f on f.site_id = d.site_id and f.key = d.file_key
     where d.site_id = $1 and d.order_id = $2
     order by d.created_at, d.position`,
    [db.siteId, orderId],
  );

export const addPrevious = async (
  tx: SiteDatabase,
  key: PreviousKey,
  file: { key: string; position: number; at: Date; isByFirm: boolean },
): Promise<void> => {
  await tx.query(
    `insert into previous_documents (site_id, order_id, service_id, file_key, position, created_at,
       entered_by_firm)
     values ($1, $2, $3, $4, $5, $6, $7) on conflict do nothing`,
    [...paramsOf(key), file.key, file.position, file.at, file.isByFirm],
  );
};

/** Removes those of the keys that stand in this list, and says which. */
export const deletePrevious = async (
  tx: SiteDatabase,
  key: PreviousKey,
  keys: readonly string[],
): Promise<string[]> => {
  const rows = await tx.query<{ file_key: string }>(
    `delete from previous_documents
     where site_id = $1 and order_id = $2 and service_id = $3 and file_key = any($4::text[])
     returning file_key`,
    [...paramsOf(key), [...keys]],
  );
  return rows.map(({ file_key }) => file_key);
};
