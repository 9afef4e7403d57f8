import { z } from '@portal/shared-contracts/schema';
import { limits } from '../../limits.ts';
import { fieldLimits } from './fields.schema.ts';

/** What was answered to one question: a text, or the ticked options of a checkbox. */
export const answerValue = z.union([
  z.string().max(limits.text.long),
  z.array(z.string().max(fieldLimits.option)).max(fieldLimits.options),
]);

/** An answer. */
export type AnswerValue = z.infer<typeof answerValue>;

/** Answers by the key of their question. */
export const answers = z.record(z.string().max(fieldLimits.key), answerValue);

/** Answers by the key of their question. */
export type Answers = Readonly<Record<string, AnswerValue>>;
