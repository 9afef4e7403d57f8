import { COUNTED_TO } from '@portal/shared-contracts/admin';
import { countFirmQuestionnaires } from '../domains/answers/firm-questionnaires/firm-questionnaires.repository.ts';
import { countLog } from '../domains/audit/list/audit-list.routes.ts';
import { countFirmJobs } from '../domains/boards/firm-jobs/firm-jobs.repository.ts';
import { jobReadingOf } from '../domains/boards/jobs/jobs.repository.ts';
import { countEditedCoupons } from '../domains/catalogue/coupons/listed-coupons.repository.ts';
import { countDownloadables } from '../domains/catalogue/downloadables/downloadables.repository.ts';
import { countEditedLinks } from '../domains/catalogue/links/edited-links.repository.ts';
import { countEdited } from '../domains/catalogue/packages/listed-packages.repository.ts';
import { countInbox } from '../domains/chat/inbox/inbox.service.ts';
import { countContracts } from '../domains/documents/firm-contracts/firm-contracts.repository.ts';
import { countFirmMails } from '../domains/mail-notices/firm-mails/firm-mails.repository.ts';
import { countForFirm } from '../domains/orders/firm-orders/firm-orders.service.ts';
import { countDifferences } from '../domains/payments/comparison/differences.repository.ts';
import { countDisputes } from '../domains/payments/disputes/disputes.repository.ts';
import {
  countFirmInvoices,
  invoiceFilterOf,
} from '../domains/payments/firm-invoices/firm-invoices.repository.ts';
import {
  countPaid,
  paymentFilterOf,
} from '../domains/payments/payment-list/payment-list.repository.ts';
import { countEverybody } from '../domains/people/firm-people/firm-people.repository.ts';
import {
  countReviewRows,
  reviewFilterOf,
} from '../domains/reviews/written/listed-reviews.repository.ts';
import type { ViewCounts } from '../kernel/finding/view-counts.ts';

/** How each list counts the rows of a view, as its own page counts them. */
export const VIEW_COUNTS: ViewCounts = {
  orders: (ctx, asked) => countForFirm(ctx, asked),
  inbox: (ctx, asked) => countInbox(ctx, asked),
  people: ({ db }, asked) => countEverybody(db, asked),
  invoices: ({ db, site }, asked) =>
    countFirmInvoices(db, invoiceFilterOf(site.settings.timeZone, asked)),
  payments: ({ db, site }, asked) => countPaid(db, paymentFilterOf(site.settings.timeZone, asked)),
  disputes: ({ db }, { state }) => countDisputes(db, state),
  'money-differences': ({ db }, { show }) => countDifferences(db, show),
  packages: ({ db }, asked) => countEdited(db, asked, COUNTED_TO),
  coupons: ({ db }, asked) => countEditedCoupons(db, asked, COUNTED_TO),
  'checkout-links': ({ db }, asked) => countEditedLinks(db, asked, COUNTED_TO),
  questionnaires: ({ db }, asked) =>
    countFirmQuestionnaires(db, { kind: 'questionnaire', ...asked }),
  surveys: ({ db }, asked) => countFirmQuestionnaires(db, { kind: 'survey', ...asked }),
  templates: ({ db }, asked) => countFirmQuestionnaires(db, { kind: 'template', ...asked }),
  contracts: ({ db }, asked) => countContracts(db, asked),
  downloadables: ({ db }, asked) => countDownloadables(db, asked, COUNTED_TO),
  reviews: ({ db, site }, asked) =>
    countReviewRows(db, reviewFilterOf(site.settings.timeZone, asked), COUNTED_TO),
  jobs: (ctx, asked) =>
    countFirmJobs(ctx.db, { ...asked, today: jobReadingOf(ctx).today }, COUNTED_TO),
  mails: ({ db }, asked) => countFirmMails(db, asked),
  audit: (ctx, asked) => countLog(ctx, asked),
};
