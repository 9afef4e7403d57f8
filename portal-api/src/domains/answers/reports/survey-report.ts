import type { ReportTable } from '@portal/shared-contracts/admin';
import {
  isChoice,
  isQuestion,
  type QuestionnaireField,
} from '@portal/shared-contracts/questionnaires';
import {
  columnsOf,
  figure,
  type ReportPeriods,
  type ReportSource,
} from '../../../kernel/reports/report.ts';
import {
  type AnswerCount,
  type AnsweredSurvey,
  countAnswers,
  listAnswered,
} from './survey-report.repository.ts';

interface Counted {
  now: readonly AnswerCount[];
  before: readonly AnswerCount[];
}

interface Asked {
  survey: string;
  question: string;
  answer?: string;
}

const sumOf = (
  counts: readonly AnswerCount[],
  what: 'count' | 'people',
  { survey, question, answer }: Asked,
): number =>
  counts
    .filter((one) => one.survey === survey && one.question === question)
    .filter((one) => answer === undefined || one.answer === answer)
    .reduce((sum, one) => sum + one[what], 0);

const lineOf = (
  asked: Asked,
  { now, before }: Counted,
  periods: ReportPeriods,
): ReportTable['lines'][number] => {
  const rows = ({ from, to } = periods.now) => ({
    list: 'orders' as const,
    filter: { happened: 'surveyed' as const, from, to, ...asked },
  });
  const { answer, ...question } = asked;
  const all = sumOf(now, 'people', question);
  const count = sumOf(now, 'count', asked);
  return {
    label: answer ?? '',
    figures: [
      figure(count, rows()),
      figure(all === 0 ? null : count / all, rows()),
      figure(sumOf(before, 'count', asked), rows(periods.before)),
    ],
  };
};

const optionsOf = ({ type, options }: QuestionnaireField): readonly (string | undefined)[] =>
  isChoice(type) ? options : [undefined];

const tablesOf = (
  { id: survey, title, questions }: AnsweredSurvey,
  counted: Counted,
  periods: ReportPeriods,
): ReportTable[] =>
  questions
    .filter(({ type }) => isQuestion(type))
    .map((field) => ({
      key: 'survey',
      title: title ? `${title}: ${field.text}` : field.text,
      currency: null,
      labels: 'name',
      columns: columnsOf({ answers: 'count', share: 'share', answersBefore: 'count' }),
      lines: optionsOf(field).map((answer) =>
        lineOf(
          { survey, question: field.key, ...(answer === undefined ? {} : { answer }) },
          counted,
          periods,
        ),
      ),
    }));

/** What customers answered to each question of the surveys (BO-73). */
export const surveyReport: ReportSource = async ({ db }, periods) => {
  const surveys = await listAnswered(db, periods.now);
  const choices = surveys.flatMap(({ id, questions }) =>
    questions.filter(({ type }) => isChoice(type)).map(({ key }) => `${id} ${key}`),
  );
  const counted = {
    now: await countAnswers(db, periods.now, choices),
    before: await countAnswers(db, periods.before, choices),
  };
  return surveys.flatMap((survey) => tablesOf(survey, counted, periods));
};
