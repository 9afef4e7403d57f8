import {
  getReview,
  openReview as countView,
  saveReviewProgress,
  type ReviewReply,
} from '@portal/shared-contracts/reviews';
import { stubApi } from '@portal/shared-contracts/testing';
import { readWebsiteConfig } from '@portal/shared-contracts/website';
import { renderPage } from '@portal/shared-ui/testing';
import { screen, waitFor } from '@testing-library/react';
import en from '../locales/en.json';
import { Page } from '../pages/review.tsx';
import { reviewFor } from './review-reply.ts';

/** A firm with everything that stands beside a review. */
const reviewWebsite = readWebsiteConfig({
  companyName: 'Northwind',
  supportPhone: '+1 555 0100',
  critiquesConsultationLink: 'https://northwind.example/book',
  testimonials: [
    { name: 'Maya', quote: 'First words' },
    { name: 'Tom', quote: 'Second words' },
  ],
}).value;

/** Renders the page of a review at an address, with whatever the test has stubbed, and collects the counted views. */
export const renderReviewAt = async (path: string) => {
  const opened: unknown[] = [];
  stubApi(countView, (view) => {
    opened.push(view);
    return { status: true };
  });
  const page = await renderPage(<Page />, {
    path,
    pattern: '/review/:id',
    bundles: { checkout: en },
    portal: { website: reviewWebsite, user: null },
  });
  return Object.assign(page, { opened });
};

/** Renders a review and collects the visited tabs that it posts. */
export const renderReview = async (critique: Partial<ReviewReply['critique']> = {}, hash = '') => {
  const posted: string[][] = [];
  stubApi(getReview, () => reviewFor(critique));
  stubApi(saveReviewProgress, ({ vistedTabs }) => {
    posted.push(vistedTabs);
    return { status: true };
  });
  return Object.assign(await renderReviewAt(`/review/critique-1${hash}`), { posted });
};

/** Renders a review and waits until it is there. */
export const openReview = async (...what: Parameters<typeof renderReview>) => {
  const page = await renderReview(...what);
  await waitFor(() => expect(document.querySelector('[aria-busy="true"]')).toBeNull());
  expect(screen.getByRole('heading', { name: 'Personalized Resume Review' })).toBeVisible();
  return page;
};
