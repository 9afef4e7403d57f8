import {
  finalizeDrafts,
  getDrafts,
  reviewDraft,
  type Draft,
} from '@portal/shared-contracts/documents';
import { clearStubs, stubApi, RefusedReply } from '@portal/shared-contracts/testing';
import { expectVisible } from '@portal/shared-ui/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aDraft, anOrder } from '../testing/documents.builders.ts';
import { openDraftReview } from '../testing/open-draft-review.tsx';

// jsdom draws no PDFs; that is tried in a real browser by the journeys.
jest.mock('../pdf/pdf-viewer.tsx', () => ({
  PdfViewer: ({ name }: { name: string }) => <figure aria-label={name} />,
}));

/** A server that knows one service's drafts and remembers what it was sent. */
const stubServer = (drafts: Draft[], over: { accepted?: boolean; finalize?: boolean } = {}) => {
  const sent: { review?: unknown; final?: unknown }[] = [];
  let state = {
    drafts,
    accepted: over.accepted ?? false,
    can: { review: drafts[0]?.stage === 'with-customer', finalize: over.finalize ?? false },
  };
  stubApi(getDrafts, () => ({ status: true, orderData: anOrder(), ...state }));
  stubApi(reviewDraft, (input) => {
    sent.push({ review: input });
    const [latest, ...rest] = state.drafts;
    const reviewed = {
      stage: 'reviewed',
      reviewedByUser: true,
      review: input.data.review,
    } as const;
    state = {
      ...state,
      drafts: latest ? [{ ...latest, ...reviewed }, ...rest] : [],
      can: { review: false, finalize: true },
    };
    return { status: true };
  });
  stubApi(finalizeDrafts, (input) => {
    sent.push({ final: input });
    state = { ...state, accepted: true, can: { review: false, finalize: false } };
    return { status: true };
  });
  return sent;
};

const star = (count: number) =>
  screen.findByRole('radio', { name: `${count} star${count > 1 ? 's' : ''}` });
const submit = () => screen.getByRole('button', { name: 'Send the review' });

afterEach(() => {
  clearStubs();
});

test('DO-21 no draft: Pending', async () => {
  stubServer([]);
  await openDraftReview();
  expect(await screen.findAllByText('Pending')).not.toHaveLength(0);
});

test('DO-22 rating and text are both required', async () => {
  const user = userEvent.setup();
  const sent = stubServer([aDraft()]);
  await openDraftReview();
  const text = 'Please rate the document and specify your revision request';
  await screen.findByRole('radiogroup', { name: 'Rating' });
  await user.click(submit());
  expect(screen.getByText(text)).toBeVisible();
  await user.click(await star(4));
  await user.click(submit());
  expect(screen.getByText(text)).toBeVisible();
  expect(sent).toHaveLength(0);
});

test('DO-28 a low rating is sent at once', async () => {
  const user = userEvent.setup();
  const sent = stubServer([aDraft()]);
  await openDraftReview();
  await user.click(await star(3));
  await user.type(screen.getByLabelText(/Your revision request/), 'More numbers');
  await user.click(submit());
  expect(await screen.findAllByText('Review Submitted Successfully!')).not.toHaveLength(0);
  expect(sent).toEqual([
    {
      review: {
        order_id: 'order-1',
        draft_id: 'draft-1',
        data: { reviewedByUser: true, rating: 3, review: 'More numbers', reviewFile: null },
      },
    },
  ]);
});

test('DO-26 DO-27 a high rating asks twice, says what follows, and finalises', async () => {
  const user = userEvent.setup();
  const sent = stubServer([aDraft()]);
  await openDraftReview();
  await user.click(await star(5));
  await user.type(screen.getByLabelText(/Your revision request/), 'Lovely');
  await user.click(submit());
  expect(await screen.findByText('Is this your final revision request?')).toBeInTheDocument();
  expect(screen.getByText(/no further draft follows/)).toBeInTheDocument();
  expect(sent).toHaveLength(0);
  await user.click(screen.getByRole('button', { name: 'Yes, this is final' }));
  expect(await screen.findByText('Accept this draft as final?')).toBeInTheDocument();
  expect(sent).toHaveLength(0);
  await user.click(screen.getByRole('button', { name: 'Accept as final' }));
  expect(await screen.findAllByText('Revision Finalized Successfully!')).not.toHaveLength(0);
  expect(sent.map((call) => Object.keys(call)[0])).toEqual(['review', 'final']);
  expect(sent[1]?.final).toEqual({
    order_id: 'order-1',
    serviceId: 'service-1',
    taskId: 'revision_process',
  });
  expect(await screen.findAllByText('Revision Accepted')).not.toHaveLength(0);
});

test('DO-26 No sends an ordinary review; closing sends nothing and keeps the text', async () => {
  const user = userEvent.setup();
  const sent = stubServer([aDraft()]);
  await openDraftReview();
  await user.click(await star(4));
  await user.type(screen.getByLabelText(/Your revision request/), 'Almost');
  await user.click(submit());
  await screen.findByText('Is this your final revision request?');
  await user.keyboard('{Escape}');
  expect(sent).toHaveLength(0);
  expect(screen.getByLabelText(/Your revision request/)).toHaveValue('Almost');
  await user.click(submit());
  await user.click(await screen.findByRole('button', { name: 'No, send my request' }));
  await waitFor(() => expect(sent.map((call) => Object.keys(call)[0])).toEqual(['review']));
});

test('DO-23 DO-26 ratings off: no stars, text required, and the question is asked', async () => {
  const user = userEvent.setup();
  stubServer([aDraft()]);
  await openDraftReview(['disable_customer_rating']);
  await screen.findByLabelText(/Your revision request/);
  expect(screen.queryByRole('radiogroup')).toBeNull();
  await user.click(submit());
  expect(screen.getByText('Please Write Review')).toBeVisible();
  await user.type(screen.getByLabelText(/Your revision request/), 'Good');
  await user.click(submit());
  expect(await screen.findByText('Is this your final revision request?')).toBeInTheDocument();
});

test('DO-24 the attachment box takes only docx and pdf', async () => {
  stubServer([aDraft()]);
  await openDraftReview();
  const box = await screen.findByLabelText(/File for your writer/);
  expect(box.getAttribute('accept')).toMatch(/^\.docx,[^,]+,\.pdf,application\/pdf$/);
});

test('DO-25 a refused review keeps what was written and says why', async () => {
  const user = userEvent.setup();
  stubServer([aDraft()]);
  stubApi(reviewDraft, () => {
    throw new RefusedReply('conflict', 'This draft does not wait for your review any more.');
  });
  await openDraftReview();
  await user.click(await star(2));
  await user.type(screen.getByLabelText(/Your revision request/), 'More');
  await user.click(submit());
  await expectVisible(() => screen.getByText('This draft does not wait for your review any more.'));
  expect(screen.getByLabelText(/Your revision request/)).toHaveValue('More');
});

test('DO-27 a reviewed draft can still be accepted later, after one question', async () => {
  const user = userEvent.setup();
  const reviewed = aDraft({ stage: 'reviewed', reviewedByUser: true, rating: 5, review: 'Lovely' });
  const sent = stubServer([reviewed], { finalize: true });
  await openDraftReview();
  await user.click(await screen.findByRole('button', { name: 'Accept as final' }));
  expect(await screen.findByText(/closes the revisions/)).toBeInTheDocument();
  const [, confirm] = screen.getAllByRole('button', { name: 'Accept as final' });
  await user.click(confirm as HTMLElement);
  await waitFor(() => expect(sent).toHaveLength(1));
});

test('BO-63 a draft that was opened again begins with what was said of it before', async () => {
  stubServer([aDraft({ rating: 4, review: 'Nearly there' })]);
  await openDraftReview();
  await expectVisible(() => screen.getByDisplayValue('Nearly there'));
  expect(await star(4)).toBeChecked();
});
