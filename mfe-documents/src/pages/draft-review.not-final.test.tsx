import { finalizeDrafts, getDrafts, reviewDraft } from '@portal/shared-contracts/documents';
import { clearStubs, RefusedReply, stubApi } from '@portal/shared-contracts/testing';
import { expectVisible } from '@portal/shared-ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aDraft, anOrder } from '../testing/documents.builders.ts';
import { openDraftReview } from '../testing/open-draft-review.tsx';

// jsdom draws no PDFs; that is tried in a real browser by the journeys.
jest.mock('../pdf/pdf-viewer.tsx', () => ({
  PdfViewer: ({ name }: { name: string }) => <figure aria-label={name} />,
}));

const REFUSAL = 'Somebody is changing this order.';

/** A server that takes the review and refuses what follows it, once. */
const stubServer = () => {
  const calls: string[] = [];
  const reviewed = { stage: 'reviewed', reviewedByUser: true, review: 'Lovely' } as const;
  stubApi(getDrafts, () => ({
    status: true,
    orderData: anOrder(),
    drafts: [aDraft(calls.includes('review') ? reviewed : {})],
    accepted: calls.includes('final'),
    can: { review: !calls.includes('review'), finalize: calls.includes('review') },
  }));
  stubApi(reviewDraft, () => {
    calls.push('review');
    return { status: true };
  });
  stubApi(finalizeDrafts, () => {
    calls.push(calls.includes('refused') ? 'final' : 'refused');
    if (!calls.includes('final')) throw new RefusedReply('conflict', REFUSAL);
    return { status: true };
  });
  return calls;
};

afterEach(clearStubs);

test('DO-27 an acceptance that fails after its review went through is said where it stays, and made again', async () => {
  const user = userEvent.setup();
  const calls = stubServer();
  await openDraftReview();
  await user.click(await screen.findByRole('radio', { name: '5 stars' }));
  await user.type(screen.getByLabelText(/Your revision request/), 'Lovely');
  await user.click(screen.getByRole('button', { name: 'Send the review' }));
  await user.click(await screen.findByRole('button', { name: 'Yes, this is final' }));
  await user.click(await screen.findByRole('button', { name: 'Accept as final' }));
  // The form goes with the review that it sent.
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Send the review' })).toBeNull());
  await expectVisible(() => screen.getByText(REFUSAL));
  expect(screen.getByText(/the draft is not accepted as final yet/)).toBeVisible();
  await user.click(await screen.findByRole('button', { name: 'Accept as final' }));
  const question = await screen.findByRole('dialog');
  await user.click(within(question).getByRole('button', { name: 'Accept as final' }));
  await waitFor(() => expect(screen.queryByText(REFUSAL)).toBeNull());
  expect(calls).toEqual(['review', 'refused', 'final']);
});
