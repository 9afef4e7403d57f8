import { getDrafts } from '@portal/shared-contracts/documents';
import { routes } from '@portal/shared-contracts/remote';
import { clearStubs, stubApi } from '@portal/shared-contracts/testing';
import { renderPage } from '@portal/shared-ui/testing';
import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import en from '../locales/en.json';
import { aDraft, anOrder } from '../testing/documents.builders.ts';
import { Page } from './draft-review.tsx';

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
  stubApi(getDrafts, () => ({
    status: true,
    orderData: anOrder(),
    drafts: [aDraft()],
    accepted: false,
    can: { review: true, finalize: false },
  }));
  await renderPage(<Page />, {
    path: routes.revisionsProcess({ serviceId: 'service-1', id: 'order-1' }),
    pattern: routes.revisionsProcess.pattern,
    bundles: { documents: en },
  });
  await user.click(await screen.findByRole('radio', { name: '5 stars' }));
  await user.type(screen.getByLabelText(/Your revision request/), 'Lovely');
  await user.click(screen.getByRole('button', { name: 'Send the review' }));
  clickMaskAgain(await screen.findByText('Is this your final revision request?'));
  await user.click(await screen.findByRole('button', { name: 'Yes, this is final' }));
  clickMaskAgain(await screen.findByText('Accept this draft as final?'));
  expect(await screen.findByRole('button', { name: 'Accept as final' })).toBeInTheDocument();
});
