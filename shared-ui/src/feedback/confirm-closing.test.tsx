import { act, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';

// With these antd moves its dialogs as in a browser: what closes is drawn a while longer.
Object.assign(window, { AnimationEvent: Event, TransitionEvent: Event });

test('RV-54 a second Enter on a question that closes at once confirms nothing again', async () => {
  const { renderPage } = await import('../testing/index.ts');
  const { ConfirmDialog } = await import('./confirm-dialog.tsx');
  const onConfirm = jest.fn();
  const Asking = () => {
    const [isOpen, setOpen] = useState(true);
    const confirm = () => {
      onConfirm();
      setOpen(false);
    };
    return (
      <ConfirmDialog isOpen={isOpen} title="Remove it?" onConfirm={confirm} onCancel={jest.fn()} />
    );
  };
  await renderPage(<Asking />);
  const button = await screen.findByRole('button', { name: 'Confirm', hidden: true });
  fireEvent.click(button);
  await act(async () => undefined);
  expect(button).toBeInTheDocument();
  fireEvent.click(button);
  expect(onConfirm).toHaveBeenCalledTimes(1);
});
