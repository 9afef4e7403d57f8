import { createHash } from 'node:crypto';
import { limits } from '@portal/shared-contracts';
import { Refusal } from '@portal/shared-contracts/refusals';
import { routes } from '@portal/shared-contracts/remote';
import type { SiteContext } from '../../../kernel/context.ts';
import type { SiteDatabase } from '../../../kernel/database.ts';
import { composeMail } from '../../../kernel/mails/compose-mail.ts';
import { countAndRefuse } from '../../../http/limits/rate-limit.ts';
import type { JobRow } from '../intake/job.record.ts';
import { noteMail } from '../intake/jobs.repository.ts';
import { mailProofOf } from './mail-proof.repository.ts';

const DAY_SECONDS = 86_400;

/** An address as a counter may know it. */
export const hashOfEmail = (email: string): string =>
  createHash('sha256').update(email.trim().toLowerCase()).digest('base64url').slice(0, 22);

/** What of a site sends mails. */
export type Post = Pick<SiteContext, 'db' | 'mail' | 'site' | 'siteOrigin'>;

/** The mailed link of a review, and the one that leads to its deletion. */
const linksOf = (origin: string, id: string, proof: string) => {
  const link = (more: Record<string, string>): string =>
    `${origin}${routes.review({ id }, { uniqueCustomerId: proof, ...more })}`;
  return { link: link({}), deletion: link({ deletion: '1' }) };
};

const hadMails = async (db: SiteDatabase, email: string): Promise<boolean> => {
  const rule = { max: limits.review.mailsPerDay, seconds: DAY_SECONDS };
  try {
    await countAndRefuse(db, `review-mail:${hashOfEmail(email)}`, rule);
    return false;
  } catch (error) {
    if (error instanceof Refusal) return true;
    throw error;
  }
};

/**
 * Mails the link of a finished review (RV-51): nothing that the visitor typed stands in it, and an address
 * gets no more than three a day.
 */
export const mailReview = async (post: Post, job: JobRow): Promise<boolean> => {
  const { db, site } = post;
  if (!job.email) return false;
  const proof = await mailProofOf(db, job.id);
  if (!proof) return false;
  if (await hadMails(db, job.email)) return false;
  if (!(await noteMail(db, job.id, limits.review.mails + 1))) return false;
  const { link, deletion } = linksOf(post.siteOrigin(), job.id, proof);
  const params = { company: site.settings.companyName, deletion };
  const words = composeMail(site, { mail: 'review-ready', params, link }, job.reader_language);
  await post.mail.send({ to: job.email, ...words });
  return true;
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
