import { type Draft } from '@portal/shared-contracts/documents';
import { clearStubs } from '@portal/shared-contracts/testing';
import { expectVisible } from '@portal/shared-ui/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { changesBetween } from '../features/draft-compare/word-changes.ts';
import { aDraft, aFile } from '../testing/documents.builders.ts';
import { openDraftReview, stubDrafts } from '../testing/open-draft-review.tsx';

// jsdom neither draws PDFs nor starts workers; both are tried in a real browser by the journeys.
jest.mock('../pdf/pdf-viewer.tsx', () => ({
  PdfViewer: ({ name }: { name: string }) => <figure aria-label={name} />,
}));
const texts = new Map<string, string>();
jest.mock('../features/draft-compare/compare-drafts.ts', () => ({
  compareDrafts: async (before: Draft, after: Draft) => {
    const [first, second] = [texts.get(before._id), texts.get(after._id)];
    if (first === undefined || second === undefined) throw new Error('unreadable');
    return changesBetween(first, second);
  },
}));

afterEach(() => {
  clearStubs();
  texts.clear();
});

test('DO-20 DO-29 the latest draft shows its PDF, Word for download and the history', async () => {
  const earlier = aDraft({
    _id: 'draft-0',
    stage: 'reviewed',
    reviewedByUser: true,
    review: 'Shorter',
  });
  stubDrafts([aDraft(), earlier]);
  await openDraftReview();
  await expectVisible(() => screen.getByRole('figure', { name: 'Draft.pdf' }));
  expect(screen.getAllByRole('link', { name: 'Download Draft.docx' })).not.toHaveLength(0);
  expect(screen.getByRole('heading', { name: 'Revisions History' })).toBeVisible();
});

test('DO-20 two drafts are compared word by word with the request beside them', async () => {
  const earlier = aDraft({
    _id: 'draft-0',
    stage: 'reviewed',
    reviewedByUser: true,
    review: 'Larger team',
  });
  stubDrafts([aDraft(), earlier]);
  texts.set('draft-0', 'I led a small team').set('draft-1', 'I led a large team');
  await openDraftReview();
  await userEvent.click(await screen.findByText('Compare two drafts'));
  await waitFor(() => expect(document.querySelector('del')).toHaveTextContent('Removed: small'));
  expect(document.querySelector('ins')).toHaveTextContent('Added: large');
  const asked = screen.getByRole('complementary', { name: 'What you had asked for' });
  expect(asked).toHaveTextContent('Larger team');
});

test('DO-20 drafts whose text cannot be read stand beside each other', async () => {
  const other = { ...aDraft().data, dataPdf: aFile('Older.pdf') };
  stubDrafts([aDraft(), aDraft({ _id: 'draft-0', stage: 'reviewed', data: other })]);
  await openDraftReview();
  await userEvent.click(await screen.findByText('Compare two drafts'));
  await expectVisible(() => screen.getByText(/cannot be read/));
  expect(screen.getByRole('figure', { name: 'Older.pdf' })).toBeVisible();
});
