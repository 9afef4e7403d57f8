import type { DayCounter } from '../../../kernel/reports/report-days.ts';
import { RUNS, runParams } from '../../reports/days/report-days.service.ts';
import { reviewSteps } from './review-steps.repository.ts';

/** The reviews that came so far on a day, by their ids: one that is opened on two days is one review. */
export interface ReviewSums {
  opened: string[];
  checkout: string[];
  paid: string[];
}

const came = (step: keyof ReviewSums): string =>
  `'${step}', coalesce(jsonb_agg(distinct id) filter (where step = '${step}'), '[]')`;

/** How far reviews came on some days. */
export const countReviewDays: DayCounter<ReviewSums> = (db, spans) =>
  db.query(
    `select (at at time zone $6)::date::text as day, '' as subject,
       jsonb_build_object(${came('opened')}, ${came('checkout')}, ${came('paid')}) as sums
     from ${RUNS} cross join lateral (${reviewSteps({ begin: 'run.begin', end: 'run.until' })}) came
     group by 1`,
    runParams(db, spans),
  );
