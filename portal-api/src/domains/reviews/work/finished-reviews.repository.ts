import { randomUUID } from 'node:crypto';
import type { ReviewContent } from '@portal/shared-contracts/reviews';
import type { SiteDatabase } from '../../../kernel/database.ts';
import { idsOfFindings, ticksAmong } from '../critiques.repository.ts';
import type { JobRow, Reading } from '../jobs/job.record.ts';

/** Stores the review of a job; a second one for the same job, in another language, takes its place. */
export const storeReview = async (
  tx: SiteDatabase,
  job: JobRow,
  { content, reading }: { content: ReviewContent; reading: Reading },
): Promise<void> => {
  await tx.query(
    `insert into critiques (site_id, id, first_name, last_name, email, phone_number, processed_at,
       created_at, unique_customer_id, mail_proof, review, email_from_reader, from_intake)
     values ($1,$2,$3,$4,$5,$6,$7,$7,$8,$9,$10::jsonb,true,true)
     on conflict (id) do update set review = excluded.review, checklist = ${ticksAmong('$11')},
       version = critiques.version + 1, phone_number = excluded.phone_number
     where critiques.site_id = $1`,
    [
      tx.siteId,
      job.id,
      job.first_name,
      job.last_name,
      job.email,
      reading.contact.phone,
      tx.now(),
      job.proof,
      randomUUID(),
      JSON.stringify(content),
      idsOfFindings(content),
    ],
  );
};

/**
 * Whether somebody of the firm has read or changed a review; until the transaction ends, nobody else does
 * either.
 */
export const lockPersonsWork = async (tx: SiteDatabase, id: string): Promise<boolean> => {
  const [row] = await tx.query<{ checked_at: Date | null }>(
    'select checked_at from critiques where site_id = $1 and id = $2 for update',
    [tx.siteId, id],
  );
  if (!row) return false;
  // A statement of its own: the first one may have waited, and this one sees what it waited for.
  const edits = await tx.query(
    'select 1 from review_edits where site_id = $1 and critique_id = $2 limit 1',
    [tx.siteId, id],
  );
  return row.checked_at !== null || edits.length > 0;
};

/** The content of a review as it is stored. */
export const findContent = async (
  db: SiteDatabase,
  id: string,
): Promise<ReviewContent | undefined> => {
  const [row] = await db.query<{ review: ReviewContent }>(
    'select review from critiques where site_id = $1 and id = $2 and version = 1',
    [db.siteId, id],
  );
  return row?.review;
};
