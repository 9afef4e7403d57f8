import { randomUUID } from 'node:crypto';
import { language } from '@portal/shared-contracts';
import type { WrittenReview } from '@portal/shared-contracts/admin';
import { Refusal } from '@portal/shared-contracts/refusals';
import { routes } from '@portal/shared-contracts/remote';
import type { ReviewContent } from '@portal/shared-contracts/reviews';
import type { Context } from '../../../kernel/context.ts';
import { composeMail } from '../../../kernel/mails/compose-mail.ts';
import { type EditContext, getWritten, holdWritten } from './edit-review.service.ts';
import { giveToAddress, linkProofOf, publishRow } from './published-reviews.repository.ts';
import { editedOf } from './written-review.record.ts';

const wordsMissing = { code: 'review-words-missing', params: {} } as const;
const emailMissing = { code: 'review-email-missing', params: {} } as const;

/** The checks of a review by their paths. */
const checksOf = (content: ReviewContent): [string, { report_text: string }][] => {
  const { structure_section, impact_and_experience_section, language_section } = content;
  const sections = { structure_section, impact_and_experience_section, language_section };
  return Object.entries(sections).flatMap(([section, checks]) =>
    Object.entries(checks).map(([check, value]): [string, { report_text: string }] => [
      `content.${section}.${check}.report_text`,
      value,
    ]),
  );
};

/** What a reader would miss, by the field in which it is missing. */
const missingIn = ({ email, content }: WrittenReview) => ({
  ...(email === null ? { email: emailMissing } : {}),
  ...Object.fromEntries(
    // The findings of an engine carry their own words.
    (content.findings ? [] : checksOf(content)).flatMap(([path, { report_text }]) =>
      report_text.trim() === '' ? [[path, wordsMissing]] : [],
    ),
  ),
});

const refuseIncomplete = (written: WrittenReview): void => {
  const missing = missingIn(written);
  if (Object.keys(missing).length > 0) throw new Refusal('review-incomplete', {}, missing);
};

const publish = (
  ctx: EditContext,
  seen: { id: string; baseVersion: number },
): Promise<{ isNewAddress: boolean }> =>
  ctx.db.transaction(async (tx) => {
    const row = await holdWritten(tx, ctx, seen);
    if (row.from_intake) throw new Refusal('review-of-visitor');
    if (row.state === 'archived') throw new Refusal('review-archived');
    const written = editedOf(row, ctx.site.settings.language);
    refuseIncomplete(written);
    const version = row.published_version + 1;
    const isFirst = row.published_version === 0;
    // Of a published review the row still holds the address that was mailed.
    const isNewAddress = isFirst || row.email?.toLowerCase() !== written.email?.toLowerCase();
    await publishRow(tx, row.id, { written, version, by: ctx.actor.id });
    if (isNewAddress)
      await giveToAddress(tx, row.id, { proof: randomUUID(), mailProof: randomUUID() });
    ctx.audit.note({ before: { version: row.published_version }, after: { version } });
    return { isNewAddress };
  });

/** Mails the link by which a review proves its reader; false where the mail server did not take it. */
export const mailLink = async (
  ctx: Pick<Context, 'db' | 'site' | 'siteOrigin' | 'mail' | 'log'>,
  reviewId: string,
): Promise<boolean> => {
  const row = await getWritten(ctx.db, reviewId);
  if (row.state !== 'published') throw new Refusal('review-never-published');
  const proof = await linkProofOf(ctx.db, reviewId);
  if (!row.email || !proof) throw new Refusal('review-email-missing', {}, 'email');
  const link = `${ctx.siteOrigin()}${routes.review({ id: reviewId }, { uniqueCustomerId: proof })}`;
  const params = { company: ctx.site.settings.companyName };
  const reader = language.parse(row.reader_language ?? ctx.site.settings.language);
  const words = composeMail(ctx.site, { mail: 'review-written', params, link }, reader);
  try {
    await ctx.mail.send({ to: row.email, ...words });
    return true;
  } catch (error) {
    ctx.log.warn({ err: error, review: reviewId }, 'the link of a review could not be mailed');
    return false;
  }
};

/**
 * Shows a draft to its reader. The first time, and when the address changed, the link is mailed; a correction
 * keeps the reader's ticks and the link (BO-103).
 */
export const publishReviewOf = async (
  ctx: Context,
  seen: { id: string; baseVersion: number },
): Promise<{ mailed: boolean; unmailed: boolean }> => {
  const { isNewAddress } = await publish(ctx, seen);
  const mailed = isNewAddress && (await mailLink(ctx, seen.id));
  return { mailed, unmailed: isNewAddress && !mailed };
};
