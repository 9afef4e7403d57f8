import {
  type EditedReview,
  getAdminReview,
  listReviewSnippets,
} from '@portal/shared-contracts/admin';
import { stubApi } from '@portal/shared-contracts/testing';
import { expectVisible, renderPage, testUser } from '@portal/shared-ui/testing';
import { screen, within } from '@testing-library/react';
import checkout from '../locales/en.json';
import writtenreviews from '../written/locales/en.json';
import { Page } from '../written/review-page.tsx';
import { review } from './written-review.ts';

/** What the pages of written reviews are drawn with. */
export const writtenOptions = {
  bundles: { checkout, writtenreviews },
  portal: { user: testUser({ role: 'admin', admin: { isOwner: true, areas: [] } }) },
};

/** Serves the review as it is stored, and one snippet; what is stored may be replaced. */
export const serveWritten = (): { stored: EditedReview } => {
  const server: { stored: EditedReview } = { stored: review };
  stubApi(getAdminReview, () => ({ status: true, review: server.stored }));
  stubApi(listReviewSnippets, () => ({
    status: true,
    snippets: [{ _id: 's1', title: 'Numbers', text: 'Say how many.' }],
  }));
  return server;
};

/** Opens the editor of a review. */
export const openWritten = async (id = 'r1') => {
  const page = await renderPage(<Page />, {
    path: `/admin/reviews/${id}`,
    pattern: '/admin/reviews/:id',
    ...writtenOptions,
  });
  await expectVisible(() => screen.getByLabelText('First name (optional)'));
  return page;
};

/** Looks within one check. */
export const inCheck = (title: string) => within(screen.getByRole('group', { name: title }));
