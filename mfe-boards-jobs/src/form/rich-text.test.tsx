import { limits } from '@portal/shared-contracts';
import { clearStubs } from '@portal/shared-contracts/testing';
import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeTracker, openTracker } from '../testing/open-tracker.tsx';

afterEach(clearStubs);

test('BJ-25 UX-13 a description that is too long says so where it is written', async () => {
  await openTracker(fakeTracker());
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'Job 1' }));
  const area = await screen.findByRole('textbox', { name: 'Description' });
  area.textContent = 'x'.repeat(limits.text.long + 1);
  fireEvent.input(area);
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByText('The description is too long');
  expect(area).toBeInvalid();
  expect(area).toHaveAccessibleDescription('The description is too long');
});
