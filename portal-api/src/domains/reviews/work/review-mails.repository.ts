import type { Database, SiteDatabase } from '../../../kernel/database.ts';
import type { JobRow } from '../jobs/job.record.ts';

/**
 * Counts one more mail, unless `most` were sent; says whether this one may be. The mail that is due is counted by one
 * of those who would send it.
 */
export const noteMail = async (
  db: SiteDatabase,
  id: string,
  { most, isDue }: { most: number; isDue: boolean },
): Promise<boolean> =>
  (
    await db.query(
      `update review_jobs set mails = mails + 1, mailed_at = $3, mail_due = false
       where site_id = $1 and id = $2 and mails < $4 and (mail_due or not $5::boolean) returning id`,
      [db.siteId, id, db.now(), most, isDue],
    )
  ).length > 0;

/** How a mail stood before it was noted. */
type FormerMail = Pick<JobRow, 'id' | 'mailed_at' | 'mail_due'>;

/**
 * Takes back a mail that certainly did not leave. One that was due is tried again after a while, unless its review was
 * finished before `until`.
 */
export const takeBackMail = async (
  tx: SiteDatabase,
  { id, mailed_at, mail_due }: FormerMail,
  until: Date,
): Promise<void> => {
  await tx.query(
    `update review_jobs set mails = mails - 1, mail_due = $3 and finished_at > $4,
       mailed_at = case when $3 then mailed_at else $5 end
     where site_id = $1 and id = $2 and mails > 0`,
    [tx.siteId, id, mail_due, until, mailed_at],
  );
};

/** The mail of a review will not be sent, unless somebody else has tried it since the review was read. */
export const dropDueMail = async (
  db: SiteDatabase,
  { id, mailed_at }: Pick<JobRow, 'id' | 'mailed_at'>,
): Promise<void> => {
  await db.query(
    `update review_jobs set mail_due = false
     where site_id = $1 and id = $2 and mail_due and mailed_at is not distinct from $3`,
    [db.siteId, id, mailed_at],
  );
};

/** Jobs of all sites that were finished before a moment, and whose mail nobody has sent or tried since another. */
export const listDueMails = (
  platform: Database,
  { finished, tried }: { finished: Date; tried: Date },
): Promise<JobRow[]> =>
  platform.query<JobRow>(
    `select * from review_jobs where mail_due and stage = 'ready' and finished_at < $1
       and (mailed_at is null or mailed_at <= $2)
     order by finished_at limit 100`,
    [finished, tried],
  );
