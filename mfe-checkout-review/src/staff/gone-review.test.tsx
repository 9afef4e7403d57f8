import { getStaffReview } from '@portal/shared-contracts/reviews';
import { clearStubs, RefusedReply, stubApi } from '@portal/shared-contracts/testing';
import { expectVisible, renderPage, testUser } from '@portal/shared-ui/testing';
import { screen } from '@testing-library/react';
import free from '../free-review/locales/en.json';
import en from '../locales/en.json';
import { Page } from '../pages/staff-review.tsx';
import staff from './locales/en.json';

afterEach(clearStubs);

test('RV-55 UX-07 UX-16 a review that was erased leaves a page with its heading', async () => {
  stubApi(getStaffReview, () => {
    throw new RefusedReply('not-found', 'This review does not exist.');
  });
  await renderPage(<Page />, {
    path: '/reviews/gone',
    pattern: '/reviews/:id',
    bundles: { checkout: en, freereview: free, staffreviews: staff },
    portal: { user: testUser({ role: 'writer' }) },
  });
  await expectVisible(() => screen.getByText('This review does not exist.'));
  expect(screen.getByRole('heading', { level: 1, name: 'Free reviews' })).toBeVisible();
});
