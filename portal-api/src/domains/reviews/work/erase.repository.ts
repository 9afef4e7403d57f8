import type { Database, SiteDatabase } from '../../../kernel/database.ts';

/** What an erasure leaves of a job: its bytes are removed by their key, and what was bought belongs to its order. */
export const emptiedJob = (finishedAt: string): string =>
  `stage = 'erased', proof = null, first_name = null, last_name = null, email = null, advert = null,
   pasted = null, file_name = null, content_hash = '', reading = null, best_fit = null,
   file_key = case when order_id is null then file_key end, consent = null, model_consent = null,
   failure = null, finished_at = ${finishedAt}`;

/** Empties a job and removes its review; the bytes of its file follow by their key. */
export const eraseJobRows = async (tx: SiteDatabase, id: string): Promise<string | undefined> => {
  await tx.query('delete from critiques where site_id = $1 and id = $2', [tx.siteId, id]);
  const [row] = await tx.query<{ file_key: string | null }>(
    `update review_jobs set ${emptiedJob('$3')}
     where site_id = $1 and id = $2 returning file_key`,
    [tx.siteId, id, tx.now()],
  );
  const key = row?.file_key ?? undefined;
  if (key) await tx.query('delete from files where site_id = $1 and key = $2', [tx.siteId, key]);
  return key;
};

/** Notes that the bytes of an erased job are gone. */
export const noteBytesGone = async (db: SiteDatabase, id: string): Promise<void> => {
  await db.query(
    `update review_jobs set file_key = null where site_id = $1 and id = $2 and stage = 'erased'`,
    [db.siteId, id],
  );
};

/** Erased jobs whose bytes are still there: a server ended in between. */
export const listBytesLeft = (
  platform: Database,
): Promise<{ site_id: string; id: string; file_key: string }[]> =>
  platform.query(
    `select site_id, id, file_key from review_jobs where stage = 'erased' and file_key is not null`,
  );

/** Jobs of a site that are past their time and led to no order. */
export const listPast = (db: SiteDatabase, before: Date): Promise<{ id: string }[]> =>
  db.query(
    `select id from review_jobs where site_id = $1 and created_at < $2 and order_id is null
       and stage <> 'erased'`,
    [db.siteId, before],
  );

/** Jobs for which an address was typed. */
export const listOfEmail = (db: SiteDatabase, email: string): Promise<{ id: string }[]> =>
  db.query(
    `select id from review_jobs where site_id = $1 and lower(email) = lower($2)
       and stage <> 'erased'`,
    [db.siteId, email],
  );

/** Forgets keys and tickets that nobody can use again. */
export const deleteErased = async (platform: Database, before: Date): Promise<void> => {
  await platform.query(
    `delete from review_jobs where stage = 'erased' and file_key is null and finished_at < $1`,
    [before],
  );
};
