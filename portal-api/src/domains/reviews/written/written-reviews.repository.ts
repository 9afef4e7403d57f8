import type { WrittenReview } from '@portal/shared-contracts/admin';
import type { SiteDatabase } from '../../../kernel/database.ts';
import type { WrittenRow } from './written-review.record.ts';

/** A review as it is edited, or nothing. */
export const findWritten = async (
  db: SiteDatabase,
  reviewId: string,
): Promise<WrittenRow | undefined> =>
  (
    await db.query<WrittenRow>(
      `select c.id, c.first_name, c.last_name, c.email, c.reader_language, c.resume, c.review, c.draft,
         c.state, c.from_intake, c.version, c.published_version, c.checklist, c.order_id, c.mail_proof,
         c.changed_at, c.changed_by, n.first_name as changer
       from critiques c left join people n on n.site_id = c.site_id and n.id = c.changed_by
       where c.site_id = $1 and c.id = $2`,
      [db.siteId, reviewId],
    )
  )[0];

/** The same, held for the rest of the transaction: of two who change it one waits. */
export const lockWritten = async (
  tx: SiteDatabase,
  reviewId: string,
): Promise<WrittenRow | undefined> => {
  await tx.query('select 1 from critiques where site_id = $1 and id = $2 for update', [
    tx.siteId,
    reviewId,
  ]);
  return findWritten(tx, reviewId);
};

/** Drafts a review and returns its id: that of an earlier call with the same key, where there was one. */
export const insertWritten = async (
  db: SiteDatabase,
  made: { id: string; proof: string; written: WrittenReview; by: string; key: string | null },
): Promise<string> => {
  const { written } = made;
  await db.query(
    `insert into critiques (id, site_id, first_name, last_name, email, reader_language, resume, review,
       draft, state, published_version, written_by_writer, unique_customer_id, email_from_reader,
       changed_by, changed_at, created_key, processed_at, created_at)
     values ($1,$2,$3,$4,$5,$6,$7,$8::jsonb,$9::jsonb,'draft',0,true,$10,true,$11,$12,$13,$12,$12)
     on conflict (site_id, created_key) do nothing`,
    [
      ...[made.id, db.siteId, written.firstName, written.lastName, written.email, written.language],
      ...[written.resume, JSON.stringify(written.content), JSON.stringify(written)],
      ...[made.proof, made.by, db.now(), made.key],
    ],
  );
  if (made.key === null) return made.id;
  const [row] = await db.query<{ id: string }>(
    'select id from critiques where site_id = $1 and created_key = $2',
    [db.siteId, made.key],
  );
  return row?.id ?? made.id;
};

/** Stores what is edited; nothing takes it back to what is published. A draft is listed by what it says. */
export const updateDraft = async (
  tx: SiteDatabase,
  reviewId: string,
  { draft, by }: { draft: WrittenReview | null; by: string },
): Promise<void> => {
  await tx.query(
    `update critiques set draft = $3::jsonb, changed_by = $4, changed_at = $5, version = version + 1,
       first_name = case when state = 'draft' then $6 else first_name end,
       last_name = case when state = 'draft' then $7 else last_name end,
       email = case when state = 'draft' then $8 else email end
     where site_id = $1 and id = $2`,
    [
      ...[tx.siteId, reviewId, draft === null ? null : JSON.stringify(draft), by, tx.now()],
      ...[draft?.firstName ?? null, draft?.lastName ?? null, draft?.email ?? null],
    ],
  );
};

/** Closes or opens the link of a review. */
export const updateState = async (
  tx: SiteDatabase,
  reviewId: string,
  { state, by }: { state: WrittenRow['state']; by: string },
): Promise<void> => {
  await tx.query(
    `update critiques set state = $3, changed_by = $4, changed_at = $5, version = version + 1
     where site_id = $1 and id = $2`,
    [tx.siteId, reviewId, state, by, tx.now()],
  );
};

/** Takes a review away with its views and clicks. */
export const deleteWritten = async (tx: SiteDatabase, reviewId: string): Promise<void> => {
  await tx.query('delete from critiques where site_id = $1 and id = $2', [tx.siteId, reviewId]);
};
