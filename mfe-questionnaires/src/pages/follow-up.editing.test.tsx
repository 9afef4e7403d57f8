import { fieldLimits } from '@portal/shared-contracts/questionnaires';
import { clearStubs } from '@portal/shared-contracts/testing';
import { type KillableVault, openVault } from '@portal/shared-contracts/testing/vault';
import { expectVisible } from '@portal/shared-ui/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fields, lines, openFollowUp, serve, server } from '../testing/follow-up-page.tsx';

let vault: KillableVault;
const user = userEvent.setup();

beforeEach(() => {
  vault = openVault();
  serve(fields('One', 'Two', 'Three'));
});
afterEach(async () => {
  await vault.removeAll();
  vault.close();
  clearStubs();
  jest.useRealTimers();
});

test('QU-25 QU-26 saves each edit by itself and says so', async () => {
  await openFollowUp(vault);
  await expectVisible(() => screen.getByText(/^Saved /));
  fireEvent.change((await screen.findAllByLabelText('Question'))[0] as HTMLElement, {
    target: { value: 'One, reworded' },
  });
  expect(screen.getByText('Saving…')).toBeVisible();
  await waitFor(() => expect(server.texts()).toEqual(['One, reworded', 'Two', 'Three']));
  await expectVisible(() => screen.getByText(/^Saved /));
  expect(server.saves).toEqual([{ data: ['One, reworded', 'Two', 'Three'], baseVersion: 1 }]);
  await waitFor(async () => expect(await vault.keys()).toEqual([]));
});

test('QU-25 adds every kind of field, with options and a required mark', async () => {
  serve([]);
  await openFollowUp(vault);
  const add = await screen.findByRole('group', { name: 'Add' });
  const kinds = within(add).getAllByRole('button');
  expect(kinds.map(({ textContent }) => textContent)).toEqual([
    'Section',
    'Paragraph',
    'Short text',
    'Long text',
    'Email',
    'Date',
    'Drop-down list',
    'One choice',
    'Several choices',
  ]);
  for (const kind of kinds) await user.click(kind);
  await user.click(screen.getAllByLabelText('An answer is required')[0] as HTMLElement);
  await user.type(screen.getAllByLabelText('Option 1')[0] as HTMLElement, 'Yes{Enter}');
  await waitFor(() => {
    expect(server.stored.draft_data.map(({ type }) => type)).toEqual(
      'section paragraph text textarea email date select radio checkbox'.split(' '),
    );
    expect(server.stored.draft_data[2]?.required).toBe(true);
    expect(server.stored.draft_data[6]?.options).toEqual(['Yes', '', '']);
  });
});

test('QU-25 reorders by keyboard: Space, arrows, Space, and Escape puts back', async () => {
  await openFollowUp(vault);
  const handle = await screen.findByRole('button', { name: 'Move Three' });
  handle.focus();
  await user.keyboard(' {ArrowUp}{ArrowUp}');
  expect(lines()).toEqual(['Three', 'One', 'Two']);
  expect(screen.getByRole('button', { name: 'Move Three' })).toHaveFocus();
  // Steps in quick succession are said together, in their order.
  expect(await screen.findByText(/Three is now at place 1 of 3\.$/)).toBeInTheDocument();
  await user.keyboard('{Escape}');
  expect(lines()).toEqual(['One', 'Two', 'Three']);
  await user.keyboard(' {ArrowUp} ');
  expect(lines()).toEqual(['One', 'Three', 'Two']);
  await waitFor(() => expect(server.texts()).toEqual(['One', 'Three', 'Two']));
});

test('QU-25 reorders by the buttons for up and down, which keep the focus', async () => {
  await openFollowUp(vault);
  await user.click(await screen.findByRole('button', { name: 'Move Three up' }));
  expect(lines()).toEqual(['One', 'Three', 'Two']);
  expect(screen.getByRole('button', { name: 'Move Three up' })).toHaveFocus();
  expect(screen.getByRole('button', { name: 'Move One up' })).toBeDisabled();
});

test('QU-25 reorders by dragging the handle', async () => {
  await openFollowUp(vault);
  const handle = await screen.findByRole('button', { name: 'Move One' });
  const box = (top: number) => ({ top, height: 100 }) as DOMRect;
  document.querySelectorAll('[data-line]').forEach((line, index) => {
    line.getBoundingClientRect = () => box(index * 100);
  });
  fireEvent(handle, new MouseEvent('pointerdown', { button: 0, bubbles: true }));
  act(() => {
    window.dispatchEvent(new MouseEvent('pointermove', { clientY: 390 }));
  });
  act(() => {
    window.dispatchEvent(new MouseEvent('pointerup'));
  });
  expect(lines()).toEqual(['Two', 'Three', 'One']);
});

test('QU-25 duplicates and removes lines', async () => {
  await openFollowUp(vault);
  await user.click(await screen.findByRole('button', { name: 'Duplicate One' }));
  expect(lines()).toEqual(['One', 'One', 'Two', 'Three']);
  await user.click(screen.getByRole('button', { name: 'Remove Two' }));
  expect(lines()).toEqual(['One', 'One', 'Three']);
  await waitFor(() => expect(server.texts()).toEqual(['One', 'One', 'Three']));
  expect(new Set(server.stored.draft_data.map(({ key }) => key)).size).toBe(3);
});

test('QU-25 no line is duplicated beyond the most that can be saved', async () => {
  const limit = jest.replaceProperty(fieldLimits as { fields: number }, 'fields', 4);
  await openFollowUp(vault);
  await user.click(await screen.findByRole('button', { name: 'Duplicate One' }));
  expect(lines()).toEqual(['One', 'One', 'Two', 'Three']);
  expect(screen.getByRole('button', { name: 'Duplicate Two' })).toBeDisabled();
  limit.restore();
});

test('QU-25 previews the questions as the customer sees them, without saving what is tried', async () => {
  await openFollowUp(vault);
  await user.click(await screen.findByText('Preview'));
  await user.type(screen.getByLabelText(/^1\. One/), 'tried');
  expect(screen.getByLabelText(/^1\. One/)).toHaveValue('tried');
  await user.click(screen.getByText('Edit'));
  expect(lines()).toEqual(['One', 'Two', 'Three']);
  expect(server.saves).toEqual([]);
});

test('QU-25 a question that was removed comes back by Undo, and by its keys', async () => {
  await openFollowUp(vault);
  await user.click(await screen.findByRole('button', { name: 'Remove Two' }));
  await waitFor(() => expect(server.texts()).toEqual(['One', 'Three']));
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(lines()).toEqual(['One', 'Two', 'Three']);
  await waitFor(() => expect(server.texts()).toEqual(['One', 'Two', 'Three']));
  await user.click(screen.getByRole('button', { name: 'Redo' }));
  expect(lines()).toEqual(['One', 'Three']);
  await waitFor(() => expect(screen.getByRole('button', { name: 'Move Three' })).toBeVisible());
  screen.getByRole('button', { name: 'Move Three' }).focus();
  await user.keyboard('{Control>}z{/Control}');
  expect(lines()).toEqual(['One', 'Two', 'Three']);
});
