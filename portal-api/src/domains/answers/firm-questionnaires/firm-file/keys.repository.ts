import type { FirmQuestionnaireKind } from '@portal/shared-contracts/admin';
import type { SiteDatabase } from '../../../../kernel/database.ts';

/** Ids of what the firm asks with the keys by which its file knows them. */
export const listKeys = (
  db: SiteDatabase,
  kind: FirmQuestionnaireKind,
): Promise<{ id: string; key: string }[]> =>
  db.query(
    `select id, coalesce(item_key, id) as key from questionnaires
     where site_id = $1 and kind = $2 order by id`,
    [db.siteId, kind],
  );

/** Says by what the file of the firm knows it. */
export const setKey = async (tx: SiteDatabase, id: string, key: string): Promise<void> => {
  await tx.query('update questionnaires set item_key = $3 where site_id = $1 and id = $2', [
    tx.siteId,
    id,
    key,
  ]);
};
