import type { AnswerProblem } from '@portal/shared-contracts/questionnaires';
import type { RefusalSentence } from '@portal/shared-contracts/refusals';

const sentences: Readonly<Record<AnswerProblem, RefusalSentence>> = {
  required: { code: 'answer-required', params: {} },
  email: { code: 'field-no-email', params: {} },
  date: { code: 'field-no-date', params: {} },
  option: { code: 'field-no-option', params: {} },
  'too-long': { code: 'answer-too-long', params: {} },
  'wrong-kind': { code: 'answer-wrong-kind', params: {} },
};

/** What stands at each question whose answer is refused. */
export const sentencesOf = (
  problems: Readonly<Record<string, AnswerProblem>>,
): Record<string, RefusalSentence> =>
  Object.fromEntries(
    Object.entries(problems).map(([question, problem]) => [question, sentences[problem]]),
  );
