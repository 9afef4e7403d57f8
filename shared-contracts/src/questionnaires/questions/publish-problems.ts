import { isChoice, isQuestion, type QuestionnaireField } from './fields.schema.ts';

/** One reason why a list of questions cannot be published yet. */
export interface PublishProblem {
  kind: 'empty' | 'no-text' | 'no-options';
  /** The line that lacks something; missing where nothing is asked at all. */
  key?: string;
}

const problemOf = ({ key, type, text, options }: QuestionnaireField): PublishProblem[] => {
  if (text.trim() === '') return [{ kind: 'no-text', key }];
  if (isChoice(type) && !options.some((option) => option.trim() !== ''))
    return [{ kind: 'no-options', key }];
  return [];
};

/** Everything that keeps a list from being published; nothing when people can answer it. */
export const publishProblems = (fields: readonly QuestionnaireField[]): PublishProblem[] =>
  fields.some(({ type }) => isQuestion(type)) ? fields.flatMap(problemOf) : [{ kind: 'empty' }];
