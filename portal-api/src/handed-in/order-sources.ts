import { reopenAnswers } from '../domains/answers/questionnaires/questionnaires.service.ts';
import { countUnreadOfFirm } from '../domains/chat/unread/firm-marks.repository.ts';
import { countWaiting } from '../domains/documents/approvals/approvals.repository.ts';
import { draftHistory } from '../domains/documents/drafts/draft-history.ts';
import { listRatings } from '../domains/documents/drafts/draft-ratings.repository.ts';
import { reopenReview } from '../domains/documents/drafts/drafts.service.ts';
import { voidWithOrder } from '../domains/payments/invoices/void-with-order.service.ts';
import type { FirmOrderSources } from '../domains/orders/firm-orders.routes.ts';

/** What the orders are told by the domains above them. */
export const ORDER_SOURCES: FirmOrderSources = {
  history: [draftHistory],
  ratingsOf: listRatings,
  drafts: countWaiting,
  unread: countUnreadOfFirm,
  reopenings: {
    questionnaire: reopenAnswers,
    additionalQuestionnaire: reopenAnswers,
    // The documents themselves stay; the customer adds to them or sends them once more.
    previousDocument: async () => {},
    revisionProcess: reopenReview,
  },
  takeBack: voidWithOrder,
};
