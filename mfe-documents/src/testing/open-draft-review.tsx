import { getDrafts, type Draft } from '@portal/shared-contracts/documents';
import { routes } from '@portal/shared-contracts/remote';
import { stubApi } from '@portal/shared-contracts/testing';
import { renderPage } from '@portal/shared-ui/testing';
import en from '../locales/en.json';
import { Page } from '../pages/draft-review.tsx';
import { anOrder } from './documents.builders.ts';

/** Lets the server know these drafts, the latest first, which waits for the customer's review. */
export const stubDrafts = (drafts: Draft[]): void =>
  stubApi(getDrafts, () => ({
    status: true,
    orderData: anOrder(),
    drafts,
    accepted: false,
    can: { review: true, finalize: false },
  }));

/** Opens the customer's page of a service's drafts. */
export const openDraftReview = (flags: 'disable_customer_rating'[] = []) =>
  renderPage(<Page />, {
    path: routes.revisionsProcess({ serviceId: 'service-1', id: 'order-1' }),
    pattern: routes.revisionsProcess.pattern,
    bundles: { documents: en },
    flags,
  });
