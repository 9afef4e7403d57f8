import { type Language, limits } from '@portal/shared-contracts';
import { Refusal } from '@portal/shared-contracts/refusals';
import {
  type FindingEdit,
  scoresOf,
  type StaffReview,
  type StaffReviewRow,
} from '@portal/shared-contracts/reviews';
import type { Context, SiteContext } from '../../../kernel/context.ts';
import { findCritique } from '../critiques.repository.ts';
import type { CritiqueRecord } from '../critique.record.ts';
import type { JobRow } from '../jobs/job.record.ts';
import { findJob } from '../jobs/jobs.repository.ts';
import { wordFindings } from '../../../review-engine/words/word-sentence.ts';
import { mailRead } from '../work/review-post.ts';
import { editFindings } from './edit-findings.ts';
import { insertEdits, listEdits } from './review-edits.repository.ts';
import {
  countRows,
  listRows,
  markRead,
  saveContent,
  type StaffRow,
  type StaffSearch,
} from './staff-reviews.repository.ts';

const presentRow = (row: StaffRow): StaffReviewRow => ({
  _id: row.id,
  firstName: row.first_name,
  lastName: row.last_name,
  email: row.email,
  emailProven: !row.email_from_reader,
  language: row.language,
  processedAt: row.processed_at.toISOString(),
  checkedBy:
    row.checked_by_name !== null && row.checked_at !== null
      ? { name: row.checked_by_name, at: row.checked_at.toISOString() }
      : null,
  bought: row.order_id !== null,
});

/** One page of the reviews of a site, and how many nobody has read (RV-55). */
export const listReviews = async (
  { db }: Pick<SiteContext, 'db'>,
  { page, ...search }: StaffSearch & { page: number },
) => {
  const size = limits.pageSize;
  const total = await countRows(db, search);
  return {
    reviews: (await listRows(db, search, { size, page })).map(presentRow),
    total,
    pages: Math.max(1, Math.ceil(total / size)),
    unread: await countRows(db, { search: '', state: 'unread' }),
  };
};

const requireReview = async (
  { db }: Pick<SiteContext, 'db'>,
  id: string,
): Promise<{ critique: CritiqueRecord; job: JobRow }> => {
  const [critique, job] = [await findCritique(db, id), await findJob(db, id)];
  if (!critique?.fromIntake || !job) throw new Refusal('critique-unknown');
  return { critique, job };
};

/** A review with everything that the firm may know of it. */
export const staffReviewOf = async (
  ctx: Pick<SiteContext, 'db' | 'files'> & { language?: Language },
  id: string,
): Promise<StaffReview> => {
  const { critique, job } = await requireReview(ctx, id);
  const file = job.file_key === null ? undefined : await ctx.files.find(job.file_key);
  return {
    _id: critique.id,
    firstName: critique.firstName,
    lastName: critique.lastName,
    email: critique.email,
    emailProven: !critique.emailFromReader,
    language: job.language,
    processedAt: critique.processedAt.toISOString(),
    checkedBy: critique.checkedBy,
    bought: job.order_id !== null,
    version: critique.version,
    findings: wordFindings(critique.review, ctx.language ?? job.language).findings ?? [],
    scores: critique.review.scores ?? [],
    notRead: job.reading?.notRead ?? [],
    scan: job.reading?.text ?? null,
    file: file ? { name: file.originalname, size: Number(file.size) } : null,
    history: await listEdits(ctx.db, id),
  };
};

const nameOf = ({ firstName, lastName }: Context['actor']): string => `${firstName} ${lastName}`;

/** Changes findings over the version that the caller has seen (RV-56). */
export const editReview = async (
  ctx: Context,
  { id, baseVersion, edits }: { id: string; baseVersion: number; edits: readonly FindingEdit[] },
): Promise<void> => {
  const { critique, job } = await requireReview(ctx, id);
  if (critique.version !== baseVersion) throw new Refusal('review-version-differs');
  const edited = editFindings(critique.review.findings ?? [], edits, job.reading);
  const { findings } = edited;
  const content = { ...critique.review, findings, scores: scoresOf(findings) };
  await ctx.db.transaction(async (tx) => {
    if (!(await saveContent(tx, id, { content, baseVersion })))
      throw new Refusal('review-version-differs');
    await insertEdits(tx, id, { id: ctx.actor.id, name: nameOf(ctx.actor) }, edited.edits);
  });
};

/** Says that somebody of the firm has read a review, once; its proven reader hears of it (RV-57). */
export const readReview = async (
  ctx: SiteContext,
  id: string,
  person: { id: string; name: string },
): Promise<void> => {
  const { critique, job } = await requireReview(ctx, id);
  if (!(await markRead(ctx.db, id, person))) return;
  if (!critique.emailFromReader) await mailRead(ctx, job, person.name);
};

export { nameOf };
