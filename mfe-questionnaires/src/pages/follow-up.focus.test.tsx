import { questionnaireFields } from '@portal/shared-contracts/questionnaires';
import { clearStubs } from '@portal/shared-contracts/testing';
import { type KillableVault, openVault } from '@portal/shared-contracts/testing/vault';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fields, openFollowUp, serve } from '../testing/follow-up-page.tsx';

let vault: KillableVault;
const user = userEvent.setup();

beforeEach(() => {
  vault = openVault();
});
afterEach(async () => {
  await vault.removeAll();
  vault.close();
  clearStubs();
});

const press = async (name: string): Promise<void> => {
  const button = await screen.findByRole('button', { name });
  act(() => button.focus());
  await user.keyboard('{Enter}');
};

const choice = (...options: string[]) =>
  questionnaireFields.parse([{ type: 'radio', text: 'Size', key: 'size', options }]);

test('QU-25 UX-07 a removed question leaves the focus at the one that takes its place, the last one at what adds', async () => {
  serve(fields('One', 'Two'));
  await openFollowUp(vault);
  await press('Remove One');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Move Two' })).toHaveFocus());
  await press('Remove Two');
  expect(screen.queryByLabelText('Question')).toBeNull();
  await waitFor(() => expect(screen.getByRole('group', { name: 'Add' })).toHaveFocus());
});

test('QU-25 UX-07 each added option has the focus, and a removed last one leaves it at the one before', async () => {
  serve(choice('Small'));
  await openFollowUp(vault);
  await user.type(await screen.findByLabelText('Option 1'), '{Enter}');
  await waitFor(() => expect(screen.getByLabelText('Option 2')).toHaveFocus());
  await user.keyboard('Large{Enter}');
  await waitFor(() => expect(screen.getByLabelText('Option 3')).toHaveFocus());
  await press('Remove option 3');
  await waitFor(() => expect(screen.getByLabelText('Option 2')).toHaveFocus());
});

test('QU-25 UX-07 the option that stays alone has the focus: the button in its line can remove nothing any more', async () => {
  serve(choice('Small', 'Large'));
  await openFollowUp(vault);
  await press('Remove option 1');
  await waitFor(() => expect(screen.getByLabelText('Option 1')).toHaveFocus());
  expect(screen.getByLabelText('Option 1')).toHaveValue('Large');
});

test('QU-25 UX-07 an option that was left empty does not take the focus when the page opens', async () => {
  serve(choice('Small', 'Large', ''));
  await openFollowUp(vault);
  await screen.findByLabelText('Option 3');
  expect(document.body).toHaveFocus();
});
