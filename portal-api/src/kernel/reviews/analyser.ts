import type { Language } from '@portal/shared-contracts';
import type { AnalysisFailure, ResumeAnalysis } from '@portal/shared-contracts/reviews';

export interface ResumeToRead {
  /** The bytes of a file, or the text that somebody pasted. */
  readonly source: { readonly bytes: Uint8Array } | { readonly text: string };
  readonly fileName?: string | undefined;
  readonly language?: Language | undefined;
  /** Whether `language` holds even against what the text shows. */
  readonly languageIsFixed?: boolean | undefined;
  readonly advert?: string | undefined;
  /** Skills of the firm beside the portal's own list. */
  readonly skills?:
    | readonly { readonly name: string; readonly synonyms: readonly string[] }[]
    | undefined;
  /** The day that stands for today, as `2026-11-22`. */
  readonly asOf: string;
}

/** A review, or why there is none. */
export type ReadResume =
  | { readonly ok: true; readonly analysis: ResumeAnalysis }
  | { readonly ok: false; readonly failure: AnalysisFailure };

/** Reads resumes and checks them; same input and same version give the same bytes. */
export interface Analyser {
  readonly version: string;
  /** How many resumes it reads at once; more of them wait. */
  readonly places: number;
  /** How often a reading was ended from outside, by reason. */
  readonly kills: Readonly<Record<string, number>>;
  /** Gets ready before the first resume. */
  warm(): void;
  analyse(
    resume: ResumeToRead,
    onStage?: (stage: 'reading' | 'checking') => void,
  ): Promise<ReadResume>;
}
