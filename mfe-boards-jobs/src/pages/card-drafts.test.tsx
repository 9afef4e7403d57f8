import { clearStubs } from '@portal/shared-contracts/testing';
import { type KillableVault, openVault } from '@portal/shared-contracts/testing/vault';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeTracker, loseCalls, openTracker } from '../testing/open-tracker.tsx';

let vault: KillableVault;
beforeEach(() => {
  vault = openVault();
});
afterEach(async () => {
  clearStubs();
  await vault.removeAll();
  vault.close();
});

/** Changes a field of the card on another device. */
const changeElsewhere = (fake: ReturnType<typeof fakeTracker>, fields: Record<string, string>) => {
  const card = fake.board.columns[0]!.cards[0]!;
  fake.edit('1', { content: { ...card.content, ...fields } });
};

const openCard = () => userEvent.click(screen.getByRole('button', { name: 'Job 1' }));

/** Types a salary on the first card and leaves its dialog without saving. */
const leaveDraft = async (fake: ReturnType<typeof fakeTracker>) => {
  await openTracker(fake, { vault });
  await openCard();
  await userEvent.type(await screen.findByLabelText(/^Salary/), '$50,000');
  await waitFor(async () => expect(await vault.peek('card:1')).toBeDefined());
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
};

test('SC-32 BJ-23 a draft of a card brings back what was typed and nothing that has changed elsewhere since', async () => {
  const fake = fakeTracker();
  await leaveDraft(fake);
  changeElsewhere(fake, { city: 'Austin', descriptionContent: '<p>Called back.</p>' });
  await openCard();
  expect(await screen.findByLabelText(/^City/)).toHaveValue('Austin');
  expect(screen.getByLabelText(/^Salary/)).toHaveValue('$50,000');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(fake.calls).toContain('updateCard'));
  expect(fake.board.columns[0]?.cards[0]?.content).toMatchObject({
    salary: '$50,000',
    city: 'Austin',
    descriptionContent: '<p>Called back.</p>',
  });
});

test('BJ-23 what somebody changes while the card is open here stays when it is saved', async () => {
  const fake = fakeTracker();
  await openTracker(fake, { vault });
  await openCard();
  await userEvent.type(await screen.findByLabelText(/^Salary/), '$50,000');
  changeElsewhere(fake, { city: 'Austin' });
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(fake.calls).toContain('updateCard'));
  expect(fake.board.columns[0]?.cards[0]?.content).toMatchObject({
    salary: '$50,000',
    city: 'Austin',
  });
});

test('BJ-23 PL-23 a field that is put back after a lost answer is saved as the form says', async () => {
  const fake = fakeTracker();
  await openTracker(fake, { vault });
  await openCard();
  const salary = await screen.findByLabelText(/^Salary/);
  await userEvent.type(salary, '$50,000');
  const lost = loseCalls(fake, 'updateCard');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findAllByText(/No answer came: it may not hav/);
  // It had arrived all the same.
  changeElsewhere(fake, { salary: '$50,000' });
  lost.isLosing = false;
  await userEvent.clear(salary);
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(fake.board.columns[0]?.cards[0]?.content.salary).toBe('');
});
