import type { SiteDatabase } from '../../../kernel/database.ts';

const FILES = `select f.key from files f where f.site_id = $1 and (
    (f.subject_kind in ('previous-document', 'final-document') and split_part(f.subject_id, '/', 1) = $2)
    or (f.subject_kind in ('order', 'linkedin-document') and f.subject_id = $2)
    or (f.subject_kind = 'draft' and f.subject_id in
      (select id from drafts where site_id = $1 and order_id = $2))
    or (f.subject_kind = 'chat' and f.subject_id in
      (select id from chat_conversations where site_id = $1 and order_id = $2)))`;

/** Removes an order with everything that hangs on it, and says which files nobody needs any more. */
export const deleteOrder = async (tx: SiteDatabase, orderId: string): Promise<string[]> => {
  const params = [tx.siteId, orderId];
  const files = await tx.query<{ key: string }>(FILES, params);
  await tx.query('delete from notifications where site_id = $1 and order_id = $2', params);
  await tx.query('delete from mail_notices where site_id = $1 and order_id = $2', params);
  await tx.query('delete from orders where site_id = $1 and id = $2', params);
  return files.map(({ key }) => key);
};
