import type { ResumeAnalysis, ReviewFinding } from '@portal/shared-contracts/reviews';
import { analyseResume } from '../../src/review-engine/analyse-resume.ts';
import type { ResumeInput } from '../../src/review-engine/engine.types.ts';
import type { WordLists } from '../../src/review-engine/lists/spelling/word-list.ts';

/** The day of reviews in tests. */
export const asOf = '2026-11-22';

/** The review of a resume that can be read. */
export const analysisOf = async (
  input: Omit<ResumeInput, 'asOf'> & { asOf?: string },
  lists: WordLists = () => undefined,
): Promise<ResumeAnalysis> => {
  const result = await analyseResume({ asOf, ...input }, lists);
  if (!result.ok) throw new Error(result.failure);
  return result.analysis;
};

/** What one check says. */
export const findingOf = ({ content }: ResumeAnalysis, id: string): ReviewFinding => {
  const found = content.findings?.find((finding) => finding.id === id);
  if (!found) throw new Error(`no finding ${id}`);
  return found;
};
