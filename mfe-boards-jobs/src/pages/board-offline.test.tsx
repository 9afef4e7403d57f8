import { clearStubs } from '@portal/shared-contracts/testing';
import { expectShown } from '@portal/shared-ui/testing';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeTracker, openTracker } from '../testing/open-tracker.tsx';
import { cardNamed, shownBoard } from '../testing/shown-board.ts';

let mockIsDown = true;
jest.mock('../features/board/dialogs/card-dialog.tsx', () => {
  if (mockIsDown) throw new Error('Loading chunk 7 failed.');
  return jest.requireActual<object>('../features/board/dialogs/card-dialog.tsx');
});

beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => {
  jest.restoreAllMocks();
  clearStubs();
});

test('BJ-22 PL-15 a card whose dialog cannot be brought leaves the board standing, says so, and opens once it can be', async () => {
  await openTracker(fakeTracker());
  const user = userEvent.setup();
  act(() => cardNamed('Job 2').focus());
  await user.keyboard('{Enter}');
  await expectShown('This window could not be opened. Check your connection and try again.');
  expect(shownBoard()['Wishlist']).toEqual(['Job 1', 'Job 2']);
  await waitFor(() => expect(cardNamed('Job 2')).toHaveFocus());
  mockIsDown = false;
  await user.keyboard('{Enter}');
  expect(await screen.findByLabelText(/^Salary/)).toBeVisible();
});
