import { randomUUID } from 'node:crypto';
import {
  countConsultationClick,
  countProductClick,
  getOrderFindings,
  getReview,
  openReview,
  saveReviewChecklist,
  saveReviewProgress,
  sendReviewFeedback,
  updateReviewName,
} from '@portal/shared-contracts/reviews';
import { critiqueId, critiqueProof } from '../../seed/money.ts';
import { orderId } from '../../seed/orders/orders.ts';
import { expectCall, isolationTable } from './isolation.ts';

const id = critiqueId('northwind', 'fresh');
// A review is for everybody with its link, on its own site only.
const withLink = {
  nobody: 200,
  revoked: 200,
  sameSite: 200,
  otherSite: 404,
  writer: 200,
  reviewer: 200,
  own: 200,
};

export const isolation = isolationTable<object>({
  prepare: async () => ({}),
  secrets: () => ['paula.reyes@example.com', critiqueProof('northwind', 'fresh')],
  rows: [
    expectCall(getReview, 'customer', () => ({ id }), withLink),
    expectCall(openReview, 'customer', () => ({ id, critiqueViewId: randomUUID() }), withLink),
    expectCall(
      saveReviewProgress,
      'customer',
      () => ({ critiqueId: id, vistedTabs: ['ATS'] }),
      withLink,
    ),
    expectCall(
      sendReviewFeedback,
      'customer',
      () => ({ id, stars: 5, feedback: 'Clear' }),
      withLink,
    ),
    expectCall(updateReviewName, 'customer', () => ({ id, firstName: 'Eve' }), withLink),
    expectCall(
      saveReviewChecklist,
      'customer',
      () => ({ id, findings: ['impact.impact'] }),
      withLink,
    ),
    expectCall(countConsultationClick, 'customer', () => ({ id }), withLink),
    expectCall(
      countProductClick,
      'customer',
      () => ({ packageId: 'any', critiqueId: id }),
      withLink,
    ),
    expectCall(getOrderFindings, 'customer', () => ({ id: orderId('northwind', 'writing') }), {
      sameSite: 404,
      otherSite: 404,
      writer: 404,
      reviewer: 200,
      own: 200,
    }),
  ],
});
