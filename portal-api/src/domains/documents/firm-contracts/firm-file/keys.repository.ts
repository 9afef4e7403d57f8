import type { SiteDatabase } from '../../../../kernel/database.ts';

/** Ids of contracts with the keys by which the file of the firm knows them. */
export const listKeys = (db: SiteDatabase): Promise<{ id: string; key: string }[]> =>
  db.query(
    `select id, coalesce(item_key, id) as key from contracts where site_id = $1 order by id`,
    [db.siteId],
  );

/** Says by what the file of the firm knows it. */
export const setKey = async (tx: SiteDatabase, id: string, key: string): Promise<void> => {
  await tx.query('update contracts set item_key = $3 where site_id = $1 and id = $2', [
    tx.siteId,
    id,
    key,
  ]);
};
