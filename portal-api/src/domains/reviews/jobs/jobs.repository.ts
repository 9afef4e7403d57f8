import type { SiteDatabase } from '../../../kernel/database.ts';
import type { JobRow, ModelConsent } from './job.record.ts';

/** A resume that was taken. */
export interface NewJob {
  id: string;
  idempotencyKey: string;
  ticket: string;
  proof: string;
  firstName: string;
  lastName: string;
  email: string;
  language: JobRow['language'];
  advert: string | null;
  pasted: string | null;
  fileKey: string | null;
  fileName: string | null;
  contentHash: string;
  consent: Omit<ModelConsent, 'provider'>;
  modelConsent: ModelConsent | null;
}

/** Adds a job, unless its key or ticket is used up; says whether it did. */
export const insertJob = async (db: SiteDatabase, job: NewJob): Promise<boolean> => {
  const rows = await db.query(
    `insert into review_jobs (site_id, id, stage, idempotency_key, ticket, proof, first_name,
       last_name, email, reader_language, input_language, language, advert, pasted, file_key, file_name,
       content_hash, consent, queued_at, created_at, model_consent)
     values ($1,$2,'waiting',$3,$4,$5,$6,$7,$8,$9,$9,$9,$10,$11,$12,$13,$14,$15::jsonb,$16,$16,$17::jsonb)
     on conflict do nothing returning id`,
    [
      db.siteId,
      job.id,
      job.idempotencyKey,
      job.ticket,
      job.proof,
      job.firstName,
      job.lastName,
      job.email,
      job.language,
      job.advert,
      job.pasted,
      job.fileKey,
      job.fileName,
      job.contentHash,
      JSON.stringify(job.consent),
      db.now(),
      job.modelConsent && JSON.stringify(job.modelConsent),
    ],
  );
  return rows.length === 1;
};

export const findJob = async (db: SiteDatabase, id: string): Promise<JobRow | undefined> => {
  const [row] = await db.query<JobRow>(
    "select * from review_jobs where site_id = $1 and id = $2 and stage <> 'erased'",
    [db.siteId, id],
  );
  return row;
};

/** How far a job is: nothing of what was sent or read. */
export type JobState = Pick<JobRow, 'id' | 'stage' | 'language' | 'failure' | 'queued_at'>;

/** What a page asks each second. */
export const findJobState = async (db: SiteDatabase, id: string): Promise<JobState | undefined> => {
  const [row] = await db.query<JobState>(
    `select id, stage, language, failure, queued_at from review_jobs
     where site_id = $1 and id = $2 and stage <> 'erased'`,
    [db.siteId, id],
  );
  return row;
};

/** What became of an idempotency key before; an erased job is found too. */
export const findJobByKey = async (
  db: SiteDatabase,
  key: string,
): Promise<Pick<JobRow, 'id' | 'proof'> | undefined> => {
  const [row] = await db.query<JobRow>(
    'select id, proof from review_jobs where site_id = $1 and idempotency_key = $2',
    [db.siteId, key],
  );
  return row;
};

export const isTicketUsed = async (db: SiteDatabase, ticket: string): Promise<boolean> =>
  (
    await db.query('select 1 from review_jobs where site_id = $1 and ticket = $2', [
      db.siteId,
      ticket,
    ])
  ).length > 0;

/** How many wait before a moment, and the job's own place among them. */
export const countWaiting = async (
  db: SiteDatabase,
  before?: Pick<JobRow, 'id' | 'queued_at'>,
): Promise<number> => {
  const [row] = await db.query<{ n: number }>(
    `select count(*)::int as n from review_jobs where site_id = $1 and stage = 'waiting'
       and ($2::timestamptz is null or (queued_at, id) < ($2, $3))`,
    [db.siteId, before?.queued_at ?? null, before?.id ?? null],
  );
  return row?.n ?? 0;
};

/** What makes two jobs the same work; the name of the file is one of the things that are checked. */
type TwinKey = Pick<
  JobRow,
  'id' | 'content_hash' | 'file_name' | 'input_language' | 'language_chosen'
>;

/** A finished job of the same words, name, advert, language and version (RV-52). */
export const findTwin = async (
  db: SiteDatabase,
  job: TwinKey,
  version: string,
): Promise<string | undefined> => {
  const [row] = await db.query<{ id: string }>(
    `select id from review_jobs where site_id = $1 and id <> $2 and stage = 'ready'
       and content_hash = $3 and input_language = $4 and language_chosen = $5
       and file_name is not distinct from $6 and engine_version = $7 order by finished_at limit 1`,
    [
      db.siteId,
      job.id,
      job.content_hash,
      job.input_language,
      job.language_chosen,
      job.file_name,
      version,
    ],
  );
  return row?.id;
};

/** Puts a finished job back to the end of the queue, in the chosen language (RV-36). */
export const requeue = async (
  db: SiteDatabase,
  id: string,
  language: JobRow['language'],
): Promise<boolean> =>
  (
    await db.query(
      `update review_jobs set stage = 'waiting', input_language = $3, language = $3, language_chosen = true,
         queued_at = $4, failure = null
       where site_id = $1 and id = $2 and stage in ('ready', 'failed')
         and (pasted is not null or file_key is not null) returning id`,
      [db.siteId, id, language, db.now()],
    )
  ).length > 0;

/** Gives the file of a job to the order to which its review led (RV-53); says whether there was one. */
export const carryFile = async (
  tx: SiteDatabase,
  id: string,
  orderId: string,
): Promise<boolean> => {
  await tx.query('update review_jobs set order_id = $3 where site_id = $1 and id = $2', [
    tx.siteId,
    id,
    orderId,
  ]);
  const files = await tx.query(
    `update files set subject_kind = 'order', subject_id = $3
     where site_id = $1 and subject_kind = 'review' and subject_id = $2 returning key`,
    [tx.siteId, id, orderId],
  );
  return files.length > 0;
};

/** The key of the file that came to an order by its review, also where the review was deleted since. */
export const findOrderFile = async (
  db: SiteDatabase,
  orderId: string,
): Promise<string | undefined> => {
  const [row] = await db.query<{ key: string }>(
    `select key from files where site_id = $1 and subject_kind = 'order' and subject_id = $2
     order by created_at, key limit 1`,
    [db.siteId, orderId],
  );
  return row?.key;
};
