import type { SiteDatabase } from '../../../kernel/database.ts';
import { FILE_COLUMNS, type JoinedFile } from '../attachments/attachments.service.ts';

export type LinkedinRow = JoinedFile & { updated_at: Date };

export const findLinkedin = async (
  db: SiteDatabase,
  orderId: string,
): Promise<LinkedinRow | undefined> => {
  const [row] = await db.query<LinkedinRow>(
    `select d.updated_at, ${FILE_COLUMNS} from linkedin_documents d
     join files f on f.site_id = d.site_id and f.key = d.file_key
     where d.site_id = $1 and d.order_id = $2`,
    [db.siteId, orderId],
  );
  return row;
};

export const saveLinkedin = async (
  tx: SiteDatabase,
  document: { orderId: string; writerId: string; fileKey: string; at: Date },
): Promise<void> => {
  await tx.query(
    `insert into linkedin_documents (site_id, order_id, writer_id, file_key, updated_at)
     values ($1, $2, $3, $4, $5)
     on conflict (site_id, order_id) do update set writer_id = $3, file_key = $4, updated_at = $5`,
    [tx.siteId, document.orderId, document.writerId, document.fileKey, document.at],
  );
};
