import { surveyReport } from '../domains/answers/reports/survey-report.ts';
import { countWriterDays, writerReport } from '../domains/documents/reports/writer-report.ts';
import { countOrderDays, orderReport } from '../domains/orders/reports/order-report.ts';
import { countMoneyDays, revenueReport } from '../domains/payments/reports/revenue-report.ts';
import type { DayCounters } from '../domains/reports/days/report-days.service.ts';
import { registerReports } from '../domains/reports/reports.routes.ts';
import { countReviewDays, reviewReport } from '../domains/reviews/reports/review-report.ts';
import type { PortalApp } from '../http/portal-app.ts';

/** Binds the reports of a firm to the domains that count them. */
export const bindReports = (app: PortalApp): void =>
  registerReports(app, {
    revenue: revenueReport,
    orders: orderReport,
    writers: writerReport,
    reviews: reviewReport,
    surveys: surveyReport,
  });

/** Who adds up the days of each report that is kept by day. */
export const DAY_COUNTERS: DayCounters = {
  orders: countOrderDays,
  writers: countWriterDays,
  revenue: countMoneyDays,
  reviews: countReviewDays,
};
