import { createHash } from 'node:crypto';
import { limits } from '@portal/shared-contracts';
import { Refusal } from '@portal/shared-contracts/refusals';
import { routes } from '@portal/shared-contracts/remote';
import type { SiteContext } from '../../../kernel/context.ts';
import type { SiteDatabase } from '../../../kernel/database.ts';
import { MailRefused } from '../../../kernel/mailer.ts';
import { composeMail } from '../../../kernel/mails/compose-mail.ts';
import { DAY, DAY_IN_SECONDS } from '../../../kernel/time/durations.ts';
import { takeBackUse } from '../../../http/limits/rate-counts.repository.ts';
import { countAndRefuse } from '../../../http/limits/rate-limit.ts';
import type { JobRow } from '../jobs/job.record.ts';
import { mailProofOf } from './mail-proof.repository.ts';
import { dropDueMail, noteMail, takeBackMail } from './review-mails.repository.ts';

/** An address as a counter may know it. */
export const hashOfEmail = (email: string): string =>
  createHash('sha256').update(email.trim().toLowerCase()).digest('base64url').slice(0, 22);

/** What of a site sends mails. */
export type Post = Pick<SiteContext, 'db' | 'log' | 'mail' | 'site' | 'siteOrigin'>;

/** The mailed link of a review, and the one that leads to its deletion. */
const linksOf = (origin: string, id: string, proof: string) => {
  const link = (more: Record<string, string>): string =>
    `${origin}${routes.review({ id }, { uniqueCustomerId: proof, ...more })}`;
  return { link: link({}), deletion: link({ deletion: '1' }) };
};

const keyOf = (email: string): string => `review-mail:${hashOfEmail(email)}`;

/** How many mails about reviews an address gets in a day. */
export const countMail = (db: SiteDatabase, email: string): Promise<void> => {
  const rule = { max: limits.review.mailsPerDay, seconds: DAY_IN_SECONDS };
  return countAndRefuse(db, keyOf(email), rule);
};

// Noted and counted in one step: whoever dies, or comes second, uses up none of an address's mails.
const claimMail = async (
  db: SiteDatabase,
  { id, email }: { id: string; email: string },
  isDue: boolean,
): Promise<boolean> => {
  try {
    return await db.transaction(async (tx) => {
      const isNoted = await noteMail(tx, id, { most: limits.review.mails + 1, isDue });
      if (isNoted) await countMail(tx, email);
      return isNoted;
    });
  } catch (error) {
    if (error instanceof Refusal) return false;
    throw error;
  }
};

/** Whether a mail certainly did not leave, and may leave later. */
const isForLater = (error: unknown): boolean => error instanceof MailRefused && !error.isBounce;

const sendOrTakeBack = async (
  { db, mail }: Post,
  job: JobRow,
  letter: Parameters<Post['mail']['send']>[0],
): Promise<void> => {
  try {
    await mail.send(letter);
  } catch (error) {
    const until = new Date(db.now().getTime() - DAY);
    if (isForLater(error))
      await db.transaction(async (tx) => {
        await takeBackMail(tx, job, until);
        await takeBackUse(tx, keyOf(letter.to));
      });
    throw error;
  }
};

/**
 * Mails the link of a finished review (RV-51): nothing that the visitor typed stands in it, and an address
 * gets no more than three a day.
 */
export const mailReview = async (
  post: Post,
  job: JobRow,
  { isDue = false } = {},
): Promise<boolean> => {
  const { db, site } = post;
  const { id, email } = job;
  if (!email) return false;
  const proof = await mailProofOf(db, id);
  if (!proof) return false;
  if (!(await claimMail(db, { id, email }, isDue))) return false;
  const { link, deletion } = linksOf(post.siteOrigin(), id, proof);
  const params = { company: site.settings.companyName, deletion };
  const words = composeMail(site, { mail: 'review-ready', params, link }, job.reader_language);
  const former = { ...job, mail_due: isDue || job.mail_due };
  await sendOrTakeBack(post, former, { to: email, ...words });
  return true;
};

/**
 * Mails a review that was finished just now, or by a worker that died since: once, whoever comes first. False where the
 * mail server took none and others had better wait too.
 */
export const mailDueReview = async (post: Post, job: JobRow): Promise<boolean> => {
  try {
    if (!(await mailReview(post, job, { isDue: true }))) await dropDueMail(post.db, job);
    return true;
  } catch (error) {
    if (!isForLater(error)) throw error;
    post.log.warn({ err: error, review: job.id }, 'the mail of a review has to wait');
    return false;
  }
};

/** Tells the proven reader that a person has read the review (RV-57). */
export const mailRead = async (post: Post, job: JobRow, reviewer: string): Promise<void> => {
  const proof = job.email ? await mailProofOf(post.db, job.id) : undefined;
  if (!job.email || !proof) return;
  const { link } = linksOf(post.siteOrigin(), job.id, proof);
  const params = { company: post.site.settings.companyName, reviewer };
  const words = composeMail(post.site, { mail: 'review-read', params, link }, job.reader_language);
  await post.mail.send({ to: job.email, ...words });
};
