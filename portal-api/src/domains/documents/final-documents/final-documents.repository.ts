import type { SiteDatabase } from '../../../kernel/database.ts';
import { FILE_COLUMNS, type JoinedFile } from '../attachments/attachments.service.ts';

/** Where a file of the final document stands. */
export type FinalSlot = 'pdf' | 'word' | 'other';

export interface FinalRow {
  notes: string;
  updated_at: Date;
}

export type FinalFileRow = JoinedFile & { slot: FinalSlot };

/** The service of an order that a final document belongs to. */
export interface FinalKey {
  siteId: string;
  orderId: string;
  serviceId: string;
}

const paramsOf = ({ siteId, orderId, serviceId }: FinalKey): string[] => [
  siteId,
  orderId,
  serviceId,
];

export const findFinal = async (db: SiteDatabase, key: FinalKey): Promise<FinalRow | undefined> => {
  const [row] = await db.query<FinalRow>(
    `select notes, updated_at from final_documents
     where site_id = $1 and order_id = $2 and service_id = $3`,
    paramsOf(key),
  );
  return row;
};

export const finalFiles = (db: SiteDatabase, key: FinalKey): Promise<FinalFileRow[]> =>
  db.query<FinalFileRow>(
    `select d.slot, ${FILE_COLUMNS} from final_document_files d
     join files f on f.site_id = d.site_id and f.key = d.file_key
     where d.site_id = $1 and d.order_id = $2 and d.service_id = $3
     order by d.slot, d.position`,
    paramsOf(key),
  );

/** The final documents of every service of an order. */
export const listFinalsOfOrder = (
  db: SiteDatabase,
  orderId: string,
): Promise<(FinalRow & { service_id: string })[]> =>
  db.query(
    `select service_id, notes, updated_at from final_documents
     where site_id = $1 and order_id = $2`,
    [db.siteId, orderId],
  );

export const finalFilesOfOrder = (
  db: SiteDatabase,
  orderId: string,
): Promise<(FinalFileRow & { service_id: string })[]> =>
  db.query(
    `select d.service_id, d.slot, ${FILE_COLUMNS} from final_document_files d
     join files f on f.site_id = d.site_id and f.key = d.file_key
     where d.site_id = $1 and d.order_id = $2
     order by d.slot, d.position`,
    [db.siteId, orderId],
  );

/** Puts the new document in the place of the previous one. */
export const replaceFinal = async (
  tx: SiteDatabase,
  key: FinalKey,
  next: {
    writerId: string;
    notes: string;
    files: readonly { slot: FinalSlot; key: string }[];
    at: Date;
  },
): Promise<void> => {
  await tx.query(
    `insert into final_documents (site_id, order_id, service_id, writer_id, notes, updated_at)
     values ($1, $2, $3, $4, $5, $6)
     on conflict (site_id, order_id, service_id)
     do update set writer_id = $4, notes = $5, updated_at = $6`,
    [...paramsOf(key), next.writerId, next.notes, next.at],
  );
  await tx.query(
    'delete from final_document_files where site_id = $1 and order_id = $2 and service_id = $3',
    paramsOf(key),
  );
  for (const [position, file] of next.files.entries())
    await tx.query(
      `insert into final_document_files (site_id, order_id, service_id, slot, position, file_key)
       values ($1, $2, $3, $4, $5, $6)`,
      [...paramsOf(key), file.slot, position, file.key],
    );
};
