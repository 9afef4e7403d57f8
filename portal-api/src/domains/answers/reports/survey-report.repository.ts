import type { QuestionnaireField } from '@portal/shared-contracts/questionnaires';
import type { SiteDatabase } from '../../../kernel/database.ts';
import type { DaySpan } from '../../../kernel/time/day-span.ts';

/** A survey as it was last answered within a period. */
export interface AnsweredSurvey {
  id: string;
  title: string;
  questions: readonly QuestionnaireField[];
}

const ANSWERED = `from survey_answers s join orders o on o.site_id = s.site_id and o.id = s.order_id
  where s.site_id = $1 and s.submitted_at >= $2 and s.submitted_at < $3 and not o.is_test`;

/** The surveys that were answered, by title. */
export const listAnswered = (
  db: SiteDatabase,
  { begin, end }: DaySpan,
): Promise<AnsweredSurvey[]> =>
  db.query<AnsweredSurvey>(
    `select newest.survey_id as id, coalesce(v.title, '') as title, newest.questions
     from (select distinct on (s.survey_id) s.survey_id, s.questions ${ANSWERED}
       order by s.survey_id, s.submitted_at desc, s.order_id) newest
     left join questionnaires v on v.site_id = $1 and v.id = newest.survey_id
     order by lower(v.title), newest.survey_id`,
    [db.siteId, begin, end],
  );

/** How often a question was answered; each option by itself where there are some. */
export interface AnswerCount {
  survey: string;
  question: string;
  /** None for what was typed. */
  answer: string | null;
  count: number;
  /** Of them the first one that somebody ticked: their sum is how many people answered. */
  people: number;
}

/** The answers of a period by question; `choices` are the questions with options, as `survey question`. */
export const countAnswers = (
  db: SiteDatabase,
  { begin, end }: DaySpan,
  choices: readonly string[],
): Promise<AnswerCount[]> =>
  db.query<AnswerCount>(
    `select s.survey_id as survey, e.key as question, given.answer, count(*)::int as count,
       count(*) filter (where given.place = 1)::int as people
     from (select s.survey_id, s.answers ${ANSWERED}) s
     cross join lateral jsonb_each(s.answers) e
     cross join lateral jsonb_array_elements_text(
       case when s.survey_id || ' ' || e.key <> all($4::text[]) then '[null]'::jsonb
         when jsonb_typeof(e.value) = 'array' then e.value
         else jsonb_build_array(e.value) end) with ordinality given(answer, place)
     where e.value not in ('""'::jsonb, '[]'::jsonb)
     group by 1, 2, 3`,
    [db.siteId, begin, end, choices],
  );
