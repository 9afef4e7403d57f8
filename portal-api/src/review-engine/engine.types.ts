import type { Language } from '@portal/shared-contracts';
import type { AnalysisFailure, ResumeAnalysis } from '@portal/shared-contracts/reviews';

/** What a resume comes as: the bytes of a file, or the text that somebody pasted. */
export type ResumeSource = { readonly bytes: Uint8Array } | { readonly text: string };

/** A skill by its name and by the other words for it, in any language. */
export interface SkillEntry {
  readonly name: string;
  readonly synonyms: readonly string[];
}

/** Everything that a review depends on. */
export interface ResumeInput {
  readonly source: ResumeSource;
  /** As the visitor's machine named it; empty for pasted text. */
  readonly fileName?: string | undefined;
  /** Of the form: taken where the text does not show its language. */
  readonly language?: Language | undefined;
  /** Whether `language` holds even against what the text shows. */
  readonly languageIsFixed?: boolean | undefined;
  /** The advert that the resume is meant for. */
  readonly advert?: string | undefined;
  /** The day that stands for today, as `2026-11-22`. */
  readonly asOf: string;
  /** Skills of the firm beside the portal's own list. */
  readonly skills?: readonly SkillEntry[] | undefined;
}

/** A review, or why there is none. */
export type AnalysisResult =
  | { readonly ok: true; readonly analysis: ResumeAnalysis }
  | { readonly ok: false; readonly failure: AnalysisFailure };

/** How far an analysis is. */
export type AnalysisStage = 'reading' | 'checking';

/** Reads resumes in processes of its own; nothing that a file holds reaches the server's process. */
export interface ReviewEngine {
  /** Starts the first process, so that the first resume does not wait for it. */
  warm(): void;
  analyse(input: ResumeInput, onStage?: (stage: AnalysisStage) => void): Promise<AnalysisResult>;
  close(): Promise<void>;
}
