import type { Language } from '@portal/shared-contracts';
import type { ReviewTab } from '@portal/shared-contracts/reviews';

/** What a model may speak of; the rest is counted, and a program counts better. */
export const MODEL_TABS = [
  'Structure',
  'Impact and Experience',
  'Language',
] as const satisfies readonly ReviewTab[];

/** One remark of a model; nobody has looked yet whether its quote stands in the resume. */
export interface ModelRemark {
  readonly tab: (typeof MODEL_TABS)[number];
  readonly quote: string;
  readonly reason: string;
  readonly suggestion: string | null;
}

/** Why a model said nothing of use. */
export type ModelSilence = 'time' | 'unreachable' | 'refused' | 'too-large' | 'unreadable';

/** What a model answered: never more than this, whatever went wrong. */
export type ModelAnswer =
  | { readonly remarks: readonly ModelRemark[] }
  | { readonly silence: ModelSilence };

/** A language model that reads lines of a resume without contact data (RV-47). */
export interface ReviewModel {
  /** Who gets the text, as the visitor agreed to it. */
  readonly provider: string;
  /** Never rejects. */
  remark(resume: { lines: readonly string[]; language: Language }): Promise<ModelAnswer>;
}
