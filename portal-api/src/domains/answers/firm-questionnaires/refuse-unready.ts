import { firmProblems, type FirmProblemKind } from '@portal/shared-contracts/questionnaires';
import { Refusal, type RefusalSentence } from '@portal/shared-contracts/refusals';
import type { FirmQuestionnaireRow } from './firm-questionnaires.repository.ts';

const sentences: Readonly<Record<FirmProblemKind, RefusalSentence>> = {
  empty: { code: 'questions-missing', params: {} },
  'no-text': { code: 'question-words-missing', params: {} },
  'no-options': { code: 'question-options-few', params: {} },
  'few-options': { code: 'question-options-few', params: {} },
  'same-options': { code: 'question-options-same', params: {} },
  'condition-later': { code: 'question-condition-later', params: {} },
  'condition-option': { code: 'question-condition-option', params: {} },
};

/** Refuses a draft that people cannot answer yet, with what each of its questions lacks. */
export const refuseUnready = ({ questions }: Pick<FirmQuestionnaireRow, 'questions'>): void => {
  const problems = firmProblems(questions);
  const [first] = problems;
  if (!first) return;
  if (!first.key) throw new Refusal('questions-missing');
  const fields = problems.flatMap(({ key, kind }) =>
    key ? [[key, sentences[kind]] as const] : [],
  );
  throw new Refusal('questions-unready', {}, Object.fromEntries(fields));
};
