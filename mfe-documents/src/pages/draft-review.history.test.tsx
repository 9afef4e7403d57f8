import { clearStubs } from '@portal/shared-contracts/testing';
import { expectVisible } from '@portal/shared-ui/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aDraft } from '../testing/documents.builders.ts';
import { openDraftReview, stubDrafts } from '../testing/open-draft-review.tsx';

// jsdom draws no PDFs; that is tried in a real browser by the journeys.
jest.mock('../pdf/pdf-viewer.tsx', () => ({
  PdfViewer: ({ name }: { name: string }) => <figure aria-label={name} />,
}));

afterEach(clearStubs);

test('UX-05 UX-12 the history is one line per draft, with its stars, and opens by a button of its own', async () => {
  const past = {
    stage: 'reviewed',
    reviewedByUser: true,
    rating: 2,
    review: 'Larger team',
  } as const;
  stubDrafts([aDraft(), aDraft({ _id: 'draft-0', ...past })]);
  await openDraftReview();
  const history = (await screen.findByRole('heading', { name: 'Revisions History' })).closest(
    'section',
  ) as HTMLElement;
  const line = within(history).getByRole('button', { name: /^Draft 1/, expanded: false });
  expect(within(history).getByRole('img', { name: /2/ })).toBeVisible();
  expect(within(history).queryByText('Larger team')).toBeNull();
  expect(document.querySelector('summary')).toBeNull();
  await userEvent.setup().click(line);
  await expectVisible(() => within(history).getByText('Larger team'));
});

test('FX-08 UX-18 a draft is called by its own number, whichever of them the customer has seen', async () => {
  const past = { stage: 'reviewed', reviewedByUser: true, rating: 2, review: 'More' } as const;
  stubDrafts([
    aDraft({ number: 5, _id: 'draft-5' }),
    aDraft({ number: 4, _id: 'draft-4', ...past }),
    aDraft({ number: 2, _id: 'draft-2', ...past }),
  ]);
  await openDraftReview();
  const lines = await screen.findAllByRole('button', { name: /^Draft \d/ });
  expect(lines.map(({ textContent }) => textContent?.slice(0, 7))).toEqual(['Draft 4', 'Draft 2']);
});
