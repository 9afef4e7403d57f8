import { clearStubs } from '@portal/shared-contracts/testing';
import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aDraft } from '../testing/documents.builders.ts';
import { openDraftReview, stubDrafts } from '../testing/open-draft-review.tsx';

// jsdom draws no PDFs; that is tried in a real browser by the journeys.
jest.mock('../pdf/pdf-viewer.tsx', () => ({
  PdfViewer: ({ name }: { name: string }) => <figure aria-label={name} />,
}));

afterEach(clearStubs);

/** What a browser sends to the mask of the question that a first click has opened. */
const clickMaskAgain = (question: HTMLElement): void => {
  const mask = question.closest('.ant-modal-wrap') as Element;
  fireEvent.mouseDown(mask, { detail: 2 });
  fireEvent.click(mask, { detail: 2 });
};

test('DO-26 a double click on what opens a question leaves that question open', async () => {
  const user = userEvent.setup();
  stubDrafts([aDraft()]);
  await openDraftReview();
  await user.click(await screen.findByRole('radio', { name: '5 stars' }));
  await user.type(screen.getByLabelText(/Your revision request/), 'Lovely');
  await user.click(screen.getByRole('button', { name: 'Send the review' }));
  clickMaskAgain(await screen.findByText('Is this your final revision request?'));
  await user.click(await screen.findByRole('button', { name: 'Yes, this is final' }));
  clickMaskAgain(await screen.findByText('Accept this draft as final?'));
  expect(await screen.findByRole('button', { name: 'Accept as final' })).toBeInTheDocument();
});
