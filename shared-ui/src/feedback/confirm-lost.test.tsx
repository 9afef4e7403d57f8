import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expectShown, renderPage } from '../testing/index.ts';
import { ConfirmDialog } from './confirm-dialog.tsx';

let mockIsLost = true;

jest.mock('./confirm-modal.tsx', () => {
  if (mockIsLost) throw new Error('Loading chunk failed');
  return jest.requireActual<object>('./confirm-modal.tsx');
});

const Asking = () => {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <input aria-label="Note" />
      <button onClick={() => setOpen(true)}>Remove</button>
      <ConfirmDialog
        isOpen={isOpen}
        title="Remove it?"
        onConfirm={() => undefined}
        onCancel={() => setOpen(false)}
      />
    </>
  );
};

test('PL-15 a question that cannot be brought says so, what is typed beside it stays, and it can be asked again', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const user = userEvent.setup();
  await renderPage(<Asking />);
  await user.type(screen.getByLabelText('Note'), 'half a sentence');
  await user.click(screen.getByRole('button', { name: 'Remove' }));
  await expectShown('This window could not be opened. Check your connection and try again.');
  expect(screen.getByLabelText('Note')).toHaveValue('half a sentence');
  mockIsLost = false;
  await user.click(screen.getByRole('button', { name: 'Remove' }));
  expect(await screen.findByRole('dialog', { name: 'Remove it?' })).toBeVisible();
});
