import { limits } from '@portal/shared-contracts';
import type { FirmOrderNarrowing, orderHappenings } from '@portal/shared-contracts/admin';
import type { DaySpan } from '../../../kernel/time/day-span.ts';
import type { Conditions } from '../../../kernel/rows/conditions.ts';

type Happened = FirmOrderNarrowing & { span: DaySpan };

const moments: Partial<Record<(typeof orderHappenings)[number], string>> = {
  ordered: 'o.created_at',
  completed: 'o.completed_at',
  late: 'o.completed_at',
  cancelled: 'o.cancelled_at',
};

/** When it happened to an order, where the order itself says that. */
export const momentOf = ({ happened }: Pick<Happened, 'happened'>): string | undefined =>
  happened && moments[happened];

const ofDrafts = {
  drafted: 'd.created_at >= ? and d.created_at < ?',
  rated: 'd.rating is not null and d.reviewed_at >= ? and d.reviewed_at < ?',
  'rated-low': `d.rating <= ${limits.finalRatingAbove} and d.reviewed_at >= ? and d.reviewed_at < ?`,
} as const;

const draftsBy = (happened: FirmOrderNarrowing['happened']): string | undefined =>
  happened && happened in ofDrafts ? ofDrafts[happened as keyof typeof ofDrafts] : undefined;

/** Whether the list is narrowed to orders by what happened to their drafts: their writer may be another one by now. */
export const isOfDrafts = ({ happened }: FirmOrderNarrowing): boolean =>
  draftsBy(happened) !== undefined;

const addDrafts = (where: Conditions, { happened, writer, span }: Happened): void => {
  const drafts = draftsBy(happened);
  if (!drafts) return;
  const ofWriter = writer ? 'and d.writer_id = ?' : '';
  where.add(
    `o.id in (select d.order_id from drafts d where d.site_id = o.site_id and ${drafts} ${ofWriter})`,
    span.begin,
    span.end,
    ...(writer ? [writer] : []),
  );
};

const addSurveys = (where: Conditions, { survey, question, answer, span }: Happened): void => {
  const asked: [sql: string, ...values: unknown[]][] = [
    ['s.submitted_at >= ? and s.submitted_at < ?', span.begin, span.end],
  ];
  if (survey) asked.push(['s.survey_id = ?', survey]);
  // What was left empty is no answer.
  if (question)
    asked.push([
      `coalesce(s.answers -> ?::text, '""') not in ('""'::jsonb, '[]'::jsonb)`,
      question,
    ]);
  if (question && answer !== undefined)
    asked.push(['s.answers -> ?::text @> to_jsonb(?::text)', question, answer]);
  where.add(
    `o.id in (select s.order_id from survey_answers s where s.site_id = o.site_id
       and ${asked.map(([sql]) => sql).join(' and ')})`,
    ...asked.flatMap(([, ...values]) => values),
  );
};

/** Narrows orders to those to which something happened within a period, as the reports count it (BO-74). */
export const addHappened = (where: Conditions, filter: Happened): void => {
  const { happened, span } = filter;
  if (!happened) return;
  const moment = momentOf(filter);
  if (moment) where.add(`${moment} >= ? and ${moment} < ?`, span.begin, span.end);
  if (happened === 'late')
    where.add('o.due_date < (o.completed_at at time zone ?)::date', span.timeZone);
  if (happened === 'surveyed') addSurveys(where, filter);
  addDrafts(where, filter);
};
