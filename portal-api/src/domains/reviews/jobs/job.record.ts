import type { Language } from '@portal/shared-contracts';
import type {
  AnalysisFailure,
  FittingJob,
  IntakeStage,
  ResumeAnalysis,
} from '@portal/shared-contracts/reviews';

/** What was read in a resume beside the review itself; only its reader and the firm may see it. */
export type Reading = Omit<ResumeAnalysis, 'content'>;

/** The consent to ask a model: the text, its version, the moment, and who gets what was sent (RV-47). */
export interface ModelConsent {
  version: string;
  text: string;
  at: string;
  provider: string;
}

/** A row of `review_jobs`. */
export interface JobRow {
  id: string;
  site_id: string;
  stage: IntakeStage | 'erased';
  idempotency_key: string;
  proof: string | null;
  first_name: string | null;
  last_name: string | null;
  email: string | null;
  reader_language: Language;
  input_language: Language;
  language: Language;
  language_chosen: boolean;
  advert: string | null;
  pasted: string | null;
  file_key: string | null;
  file_name: string | null;
  content_hash: string;
  engine_version: string | null;
  reading: Reading | null;
  best_fit: FittingJob[] | null;
  failure: FailureCode | null;
  claims: number;
  queued_at: Date;
  created_at: Date;
  mails: number;
  mailed_at: Date | null;
  /** Whether the mail of the finished review has still to leave. */
  mail_due: boolean;
  order_id: string | null;
  model_consent: ModelConsent | null;
}

/** Why a job ended without a review: a code of the refusals. */
export type FailureCode = (typeof failureCodes)[AnalysisFailure] | 'review-stopped';

/** The sentence of each failure of the engine (RV-11). */
export const failureCodes = {
  'old-word': 'resume-old-word',
  picture: 'resume-picture',
  password: 'resume-locked',
  'no-text-layer': 'resume-no-text',
  damaged: 'resume-damaged',
  empty: 'resume-empty',
  'too-large': 'resume-too-large',
  'too-short': 'resume-too-short',
  'not-a-resume': 'resume-not-one',
  unsupported: 'resume-kind-unknown',
  timeout: 'resume-took-too-long',
} as const satisfies Readonly<Record<AnalysisFailure, string>>;
