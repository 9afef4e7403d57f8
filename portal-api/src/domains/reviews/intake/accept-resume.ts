import { createHash, randomUUID } from 'node:crypto';
import { Refusal } from '@portal/shared-contracts/refusals';
import type { IntakeForm } from '@portal/shared-contracts/reviews';
import type { Context } from '../../../kernel/context.ts';
import type { SiteDatabase } from '../../../kernel/database.ts';
import type { FileStore } from '../../../kernel/file-store.ts';
import { insertFile, storeChecked } from '../../files/files.service.ts';
import { consentOf, modelConsentOf } from './consent.ts';
import { countStep } from '../jobs/counts.repository.ts';
import { findJobByKey, insertJob, isTicketUsed, type NewJob } from '../jobs/jobs.repository.ts';
import { findFormer } from './former-review.ts';
import { readIntakeForm } from './intake-form.ts';
import { countSending, refuseCrowd } from './intake-limits.ts';
import { type ResumeFile, readResumeFile, readResumeText } from './resume-file.ts';
import { readTicket } from './ticket.ts';
import { ticketSecret } from './ticket-keys.repository.ts';

/** What the browser gets: the review to come, and the proof that it is its reader. */
export interface Accepted {
  id: string;
  proof: string;
}

/** A resume in one of its two shapes. */
interface Resume {
  file?: ResumeFile | undefined;
  text?: string | undefined;
}

/** What the calls of the intake hand in. */
interface Needs {
  fileStore: FileStore;
  /** Who runs the model that may be asked, where there is one. */
  provider: string | undefined;
}

interface Agreed {
  own: NewJob['consent'];
  model: NewJob['modelConsent'];
}

interface Sent {
  form: IntakeForm;
  resume: Resume;
  ticket: string;
  key: string;
  contentHash: string;
  agreed: Agreed;
}

const KEY = /^[\w-]{16,100}$/;

const keyOf = ({ idempotencyKey }: Context): string => {
  if (!idempotencyKey || !KEY.test(idempotencyKey)) throw new Refusal('review-key-missing');
  return idempotencyKey;
};

const newPair = (): Accepted => ({ id: randomUUID(), proof: randomUUID() });

const hashOf = ({ file, text }: Resume, advert: string): string =>
  createHash('sha256')
    .update(file?.content ?? text ?? '')
    .update('\0')
    .update(advert)
    .digest('hex');

const resumeOf = async (form: IntakeForm, file: Parameters<typeof readResumeFile>[0] | undefined) =>
  file ? { file: await readResumeFile(file) } : { text: readResumeText(form.text ?? '') };

/** The ticket's number, or nothing for a robot, who is answered like everybody else (RV-14). */
const admit = async (ctx: Context, form: IntakeForm): Promise<string | undefined> => {
  const booth = { siteId: ctx.site.id, secret: await ticketSecret(ctx.db), now: ctx.now() };
  const ticket = readTicket(booth, form.ticket);
  if (ticket.kind === 'robot' || (form.website ?? '') !== '') return undefined;
  if (ticket.kind === 'over' || (await isTicketUsed(ctx.db, ticket.nonce)))
    throw new Refusal('review-ticket-over');
  return ticket.nonce;
};

const repeated = async (ctx: Context, key: string): Promise<Accepted | undefined> => {
  const known = await findJobByKey(ctx.db, key);
  return known && { id: known.id, proof: known.proof ?? randomUUID() };
};

/** To what the visitor agreed, in its words; a text that is not the shown one any more is read again. */
const agreedTo = (ctx: Context, form: IntakeForm, provider: string | undefined): Agreed => {
  const at = ctx.now().toISOString();
  const own = consentOf(ctx.site, ctx.language);
  const model = modelConsentOf(ctx.site, ctx.language, provider);
  const consented = form.modelConsentVersion;
  const isChanged = model && consented !== undefined && consented !== model.version;
  if (form.consentVersion !== own.version || isChanged) throw new Refusal('review-consent-changed');
  const hasModel = model && provider !== undefined && consented !== undefined;
  return { own: { ...own, at }, model: hasModel ? { ...model, at, provider } : null };
};

const jobOf = (pair: Accepted, { form, resume, ...sent }: Sent): Omit<NewJob, 'fileKey'> => {
  const { firstName, lastName, email, language } = form;
  return {
    ...pair,
    ...{ firstName, lastName, email, language },
    idempotencyKey: sent.key,
    ticket: sent.ticket,
    advert: form.advert?.trim() || null,
    pasted: resume.text ?? null,
    fileName: resume.file?.name ?? null,
    contentHash: sent.contentHash,
    consent: sent.agreed.own,
    modelConsent: sent.agreed.model,
  };
};

/** Writes the job, and in the same step the row of its file: nothing else would ever remove a resume without a job. */
const createReviewJob = async (
  ctx: Context,
  fileStore: FileStore,
  { file, job }: { file: ResumeFile | undefined; job: Omit<NewJob, 'fileKey'> },
): Promise<void> => {
  const insert = async (db: SiteDatabase, fileKey: string | null): Promise<void> => {
    // The same form came twice at the same moment: the other one has the job.
    if (!(await insertJob(db, { ...job, fileKey }))) throw new Refusal('review-ticket-over');
  };
  if (!file) return insert(ctx.db, null);
  const { name: originalname, mimetype, content } = file;
  await storeChecked(
    { db: ctx.db, store: fileStore },
    { originalname, mimetype, content },
    { kind: 'review', id: job.id },
    (row) =>
      ctx.db.transaction(async (tx) => {
        await insertFile(tx, row);
        await insert(tx, row.key);
      }),
  );
};

const store = async (ctx: Context, fileStore: FileStore, sent: Sent): Promise<Accepted> => {
  const pair = newPair();
  try {
    await createReviewJob(ctx, fileStore, { file: sent.resume.file, job: jobOf(pair, sent) });
  } catch (error) {
    const other = error instanceof Refusal ? await repeated(ctx, sent.key) : undefined;
    if (!other) throw error;
    return other;
  }
  await countStep(ctx.db, 'sent');
  return pair;
};

/**
 * Takes a resume (RV-06). However often the same form comes, it becomes one review; a robot is told the same
 * and nothing is stored.
 */
export const acceptResume = async (
  ctx: Context,
  { fileStore, provider }: Needs,
): Promise<Accepted> => {
  const key = keyOf(ctx);
  const { form, file } = await readIntakeForm(ctx);
  const known = await repeated(ctx, key);
  if (known) return known;
  const ticket = await admit(ctx, form);
  if (ticket === undefined) return newPair();
  const agreed = agreedTo(ctx, form, provider);
  const resume = await resumeOf(form, file);
  const contentHash = hashOf(resume, form.advert?.trim() ?? '');
  const former = await findFormer(ctx, form, { contentHash, asksModel: agreed.model !== null });
  if (former) return former;
  await refuseCrowd(ctx);
  await countSending(ctx, form.email);
  return store(ctx, fileStore, { form, resume, ticket, key, contentHash, agreed });
};
