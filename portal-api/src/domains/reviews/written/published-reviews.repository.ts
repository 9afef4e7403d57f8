import type { WrittenReview } from '@portal/shared-contracts/admin';
import { reviewContent, type ReviewContent } from '@portal/shared-contracts/reviews';
import type { SiteDatabase } from '../../../kernel/database.ts';
import { idsOfFindings, ticksAmong } from '../critiques.repository.ts';

/** What a publishing writes. */
export interface Publication {
  written: WrittenReview;
  version: number;
  by: string;
}

/** Shows a review to its reader from now on; its day is that of the first publishing. */
export const publishRow = async (
  tx: SiteDatabase,
  reviewId: string,
  { written, version, by }: Publication,
): Promise<void> => {
  const content = JSON.stringify(written.content);
  await tx.query(
    `update critiques set first_name = $3, last_name = $4, email = $5, reader_language = $6, resume = $7,
       review = $8::jsonb, checklist = ${ticksAmong('$9')}, draft = null, state = 'published',
       published_version = $10, version = version + 1, changed_by = $11, changed_at = $12,
       processed_at = case when published_at is null and state = 'draft' then $12 else processed_at end,
       published_at = coalesce(published_at, $12)
     where site_id = $1 and id = $2`,
    [
      ...[tx.siteId, reviewId, written.firstName || null, written.lastName || null],
      ...[written.email, written.language, written.resume, content, idsOfFindings(written.content)],
      ...[version, by, tx.now()],
    ],
  );
  await tx.query(
    `insert into review_versions (site_id, critique_id, version, content, published_at, published_by)
     values ($1,$2,$3,$4::jsonb,$5,$6)`,
    [tx.siteId, reviewId, version, content, tx.now(), by],
  );
};

/** Gives a review to another address: what the former one holds opens nothing any more (RV-50). */
export const giveToAddress = async (
  tx: SiteDatabase,
  reviewId: string,
  { proof, mailProof }: { proof: string; mailProof: string },
): Promise<void> => {
  await tx.query(
    `update critiques set unique_customer_id = $3, mail_proof = $4, email_from_reader = true,
       person_id = null where site_id = $1 and id = $2`,
    [tx.siteId, reviewId, proof, mailProof],
  );
};

/** What was published, newest first; reviews from before the back office have no list. */
export const listVersions = async (
  db: SiteDatabase,
  reviewId: string,
): Promise<
  { version: number; publishedAt: string; publishedBy: string | null; content: ReviewContent }[]
> => {
  const rows = await db.query<{
    version: number;
    published_at: Date;
    publisher: string | null;
    content: unknown;
  }>(
    `select v.version, v.published_at, v.content, n.first_name as publisher from review_versions v
       left join people n on n.site_id = v.site_id and n.id = v.published_by
     where v.site_id = $1 and v.critique_id = $2 order by v.version desc`,
    [db.siteId, reviewId],
  );
  return rows.map((row) => ({
    version: row.version,
    publishedAt: row.published_at.toISOString(),
    publishedBy: row.publisher,
    content: reviewContent.parse(row.content),
  }));
};

/** What stands in the mailed link: of reviews from before, the one secret that they have. */
export const linkProofOf = async (
  db: SiteDatabase,
  reviewId: string,
): Promise<string | undefined> => {
  const [row] = await db.query<{ proof: string }>(
    `select coalesce(mail_proof, unique_customer_id) as proof from critiques
     where site_id = $1 and id = $2`,
    [db.siteId, reviewId],
  );
  return row?.proof;
};
