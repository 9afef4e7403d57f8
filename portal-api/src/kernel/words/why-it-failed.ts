import { Refusal } from '@portal/shared-contracts/refusals';
import { wordForOperators } from './words.ts';

/** What an operator reads of a failure: a refusal in its words, anything else as it says itself. */
export const whyItFailed = (error: unknown): string => {
  if (error instanceof Refusal) return wordForOperators(error.sentence);
  return error instanceof Error ? error.message : String(error);
};
