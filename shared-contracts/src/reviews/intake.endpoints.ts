import { z } from '@portal/shared-contracts/schema';
import { defineEndpoint } from '../endpoint.ts';
import { language } from '../languages.ts';
import { done, id } from '../scalars.ts';
import { notRead, scannerText } from './analysis.schema.ts';
import { intakeConsent, intakeState, intakeStep } from './intake.schema.ts';

const proof = z.string().min(1).max(100);

/** A ticket for one resume, good from three seconds to two hours (RV-14), and the text to agree to. */
export const getReviewTicket = defineEndpoint({
  method: 'GET',
  path: '/api/review-ticket',
  access: 'public',
  summary: 'A ticket with which one resume can be sent',
  /** A further one for a page that had one before, as in another language, opens nothing anew (RV-59). */
  input: z.object({ further: z.literal('1').optional() }),
  output: z.object({
    status: z.literal(true),
    ticket: z.string(),
    consent: intakeConsent,
    /** Where a model can be asked (RV-47): what to agree to by a tick of its own. */
    modelConsent: intakeConsent.optional(),
  }),
});

/** Counts a step of the funnel that only the page sees (RV-59). */
export const countReviewStep = defineEndpoint({
  method: 'POST',
  path: '/api/review-steps',
  access: 'public',
  summary: 'Count a step on the way to a review',
  input: z.object({ step: intakeStep }),
  output: done,
});

/**
 * Takes a resume as a form (RV-06): the part `file`, or the field `text`, and the fields of `intakeForm`
 * before it. The header `Idempotency-Key` makes one review of however many calls.
 */
export const sendReview = defineEndpoint({
  method: 'POST',
  path: '/api/review',
  access: 'public',
  upload: true,
  success: 202,
  summary: 'Send a resume to be reviewed',
  input: z.object({}),
  output: z.object({
    status: z.literal(true),
    id,
    /** Whoever holds it sees quotes, text and file, and may have everything deleted. */
    proof,
  }),
});

/** How far a review is (RV-06). */
export const getReviewState = defineEndpoint({
  method: 'GET',
  path: '/api/review/{id}/state',
  access: 'public',
  summary: 'How far the review of a resume is',
  input: z.object({ id }),
  output: intakeState,
});

/** Deletes file, text, quotes and names at once, also while the resume still waits (RV-54). */
export const deleteReview = defineEndpoint({
  method: 'DELETE',
  path: '/api/review/{id}',
  access: 'public',
  summary: 'Delete a review with everything that was sent for it',
  input: z.object({ id, proof }),
  output: done,
});

/** Mails the link once more (RV-51). */
export const resendReviewMail = defineEndpoint({
  method: 'POST',
  path: '/api/review/{id}/resend',
  access: 'public',
  summary: 'Mail the link of a review once more',
  input: z.object({ id, proof }),
  output: z.object({
    status: z.literal(true),
    /** How often it can be asked for again. */
    left: z.number().int().min(0),
    /** Seconds until then. */
    waitSeconds: z.number().int().min(0),
  }),
});

/** Runs the checks again for another language (RV-36); the state tells when they are done. */
export const setReviewLanguage = defineEndpoint({
  method: 'POST',
  path: '/api/review/{id}/language',
  access: 'public',
  summary: 'Check a resume again in another language',
  input: z.object({ id, proof, language }),
  output: done,
});

const shown = z.object({ id, proof: proof.optional() });

/** What a scanner reads in the file (RV-34), for whoever holds the proof and for the firm's writers. */
export const getReviewScan = defineEndpoint({
  method: 'GET',
  path: '/api/review/{id}/scan',
  access: 'public',
  summary: 'The plain text of a reviewed resume',
  input: shown,
  output: z.object({
    status: z.literal(true),
    scan: scannerText,
    notRead: z.array(notRead),
    file: z.object({ name: z.string(), size: z.number().int() }).nullable(),
  }),
});

/** The file that was sent, for whoever holds the proof and for the firm's writers (RV-49). */
export const downloadReviewFile = defineEndpoint({
  method: 'GET',
  path: '/api/review/{id}/file',
  access: 'public',
  download: true,
  summary: 'The resume that was sent for a review',
  input: shown,
  output: z.unknown(),
});
