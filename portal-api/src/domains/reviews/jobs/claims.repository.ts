import type { Database, SiteDatabase } from '../../../kernel/database.ts';
import type { FailureCode, JobRow, Reading } from './job.record.ts';

const ACTIVE = "('reading', 'checking', 'matching')";

// What was asked for again has a review already, which stays, in its language.
const CHECKED_IN = `(select c.review -> 'engine' ->> 'language' from critiques c
  where c.site_id = review_jobs.site_id and c.id = review_jobs.id)`;
const KEPT_LANGUAGE = `language = coalesce(${CHECKED_IN}, language),
  input_language = coalesce(${CHECKED_IN}, input_language)`;
const FAILED = `stage = case when exists (select from critiques c
    where c.site_id = review_jobs.site_id and c.id = review_jobs.id) then 'ready' else 'failed' end,
  ${KEPT_LANGUAGE}`;

/**
 * The next job of any site, for one worker: whoever asks at the same moment gets another. A job whose
 * worker has said nothing since `deadSince` is taken over.
 */
export const claimJob = async (
  platform: Database,
  now: Date,
  deadSince: Date,
): Promise<JobRow | undefined> => {
  const [row] = await platform.query<JobRow>(
    `update review_jobs j set stage = 'reading', claims = j.claims + 1, claimed_at = $1
     from (select site_id, id from review_jobs
       where stage = 'waiting' or (stage in ${ACTIVE} and claimed_at < $2)
       order by queued_at, id limit 1 for update skip locked) next
     where j.site_id = next.site_id and j.id = next.id returning j.*`,
    [now, deadSince],
  );
  return row;
};

/** Ends what was queued before `before` and is not finished, beside its review where it has one; says whose they were. */
export const failOverdue = (
  platform: Database,
  now: Date,
  before: Date,
): Promise<{ site_id: string; id: string }[]> =>
  platform.query(
    `update review_jobs set ${FAILED}, failure = 'review-stopped', finished_at = $1
     where stage in ('waiting', 'reading', 'checking', 'matching') and queued_at < $2
     returning site_id, id`,
    [now, before],
  );

const MINE = `where site_id = $1 and id = $2 and claims = $3 and stage in ${ACTIVE}`;

/** The claim that a worker holds. */
export type Claim = Pick<JobRow, 'id' | 'claims'>;

/** Says how far a job is, and that its worker lives. */
export const setStage = async (
  db: SiteDatabase,
  { id, claims }: Claim,
  stage: 'checking' | 'matching',
): Promise<void> => {
  await db.query(`update review_jobs set stage = $4, claimed_at = $5 ${MINE}`, [
    db.siteId,
    id,
    claims,
    stage,
    db.now(),
  ]);
};

/** Ends a job with its review, whose mail waits from then on if none has left; false where somebody else has it by now, or it was erased. */
export const finishJob = async (
  tx: SiteDatabase,
  { id, claims }: Claim,
  done: {
    reading: Reading;
    bestFit: JobRow['best_fit'];
    version: string;
    language: JobRow['language'];
  },
): Promise<boolean> =>
  (
    await tx.query(
      `update review_jobs set stage = 'ready', finished_at = $4, reading = $5::jsonb,
         best_fit = $6::jsonb, engine_version = $7, language = $8, mail_due = mails = 0 ${MINE} returning id`,
      [
        tx.siteId,
        id,
        claims,
        tx.now(),
        JSON.stringify(done.reading),
        JSON.stringify(done.bestFit),
        done.version,
        done.language,
      ],
    )
  ).length > 0;

/** Ends a job whose review stays as it was: a person has read or changed it meanwhile. */
export const keepReview = async (tx: SiteDatabase, { id, claims }: Claim): Promise<void> => {
  await tx.query(
    `update review_jobs set stage = 'ready', finished_at = $4, ${KEPT_LANGUAGE} ${MINE}`,
    [tx.siteId, id, claims, tx.now()],
  );
};

/** Ends a job without a review, or beside the one that it has. */
export const failJob = async (
  db: SiteDatabase,
  { id, claims }: Claim,
  failure: FailureCode,
): Promise<boolean> =>
  (
    await db.query(
      `update review_jobs set ${FAILED}, finished_at = $4, failure = $5 ${MINE} returning id`,
      [db.siteId, id, claims, db.now(), failure],
    )
  ).length > 0;

/** How many jobs of all sites are not finished. */
export const countOpen = async (platform: Database): Promise<number> => {
  const [row] = await platform.query<{ n: number }>(
    `select count(*)::int as n from review_jobs
     where stage in ('waiting', 'reading', 'checking', 'matching')`,
  );
  return row?.n ?? 0;
};
