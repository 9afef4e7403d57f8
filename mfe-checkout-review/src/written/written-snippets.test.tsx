import { deleteReviewSnippet, listReviewSnippets } from '@portal/shared-contracts/admin';
import { clearStubs, RefusedReply, stubApi } from '@portal/shared-contracts/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openWritten, serveWritten } from '../testing/open-written.tsx';

beforeEach(() => void serveWritten());
afterEach(clearStubs);

test('BO-102 SC-36 snippets that cannot be read say so instead of that there are none', async () => {
  stubApi(listReviewSnippets, () => {
    throw new RefusedReply('unexpected', 'Not now.');
  });
  await openWritten();
  expect(await screen.findByText('Not now.')).toBeVisible();
  expect(screen.queryByText('There are no snippets yet.')).not.toBeInTheDocument();
  serveWritten();
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('Say how many.')).toBeVisible();
});

test('BO-102 SC-36 a snippet that is not removed stays, and it is said', async () => {
  stubApi(deleteReviewSnippet, () => {
    throw new RefusedReply('unexpected', 'Not now.');
  });
  await openWritten();
  await userEvent.click(await screen.findByRole('button', { name: 'Remove: Numbers' }));
  expect(await screen.findByText('Not now.')).toBeVisible();
  expect(screen.getByText('Say how many.')).toBeVisible();
});
