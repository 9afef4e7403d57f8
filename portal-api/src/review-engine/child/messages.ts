import type { AnalysisResult, AnalysisStage, ResumeInput } from '../engine.types.ts';

/** What the server's process asks of a reading process. */
export interface Request {
  readonly input: ResumeInput;
}

/** What a reading process tells. */
export type Told =
  | { readonly kind: 'ready' }
  | { readonly kind: 'stage'; readonly stage: AnalysisStage }
  | { readonly kind: 'result'; readonly result: AnalysisResult }
  | { readonly kind: 'failed' };
