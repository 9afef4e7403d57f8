import { ApiError } from '@portal/shared-contracts';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { expectVisible, renderPage } from '../testing/index.ts';
import { ConfirmDialog } from './confirm-dialog.tsx';

/** A page that asks before it removes something, with the end of the removal in the test's hand. */
const openQuestion = async () => {
  const runs: PromiseWithResolvers<void>[] = [];
  const cancel = jest.fn();
  const Asking = () => {
    const [isOpen, setOpen] = useState(false);
    const close = () => setOpen(false);
    return (
      <>
        <button onClick={() => setOpen(true)}>Remove</button>
        <ConfirmDialog
          isOpen={isOpen}
          title="Remove it?"
          confirmLabel="Yes"
          onConfirm={async () => {
            const run = Promise.withResolvers<void>();
            runs.push(run);
            await run.promise;
            close();
          }}
          onCancel={() => {
            cancel();
            close();
          }}
        />
      </>
    );
  };
  await renderPage(<Asking />);
  const open = async () => {
    fireEvent.click(screen.getByRole('button', { name: 'Remove' }));
    return screen.findByRole('dialog');
  };
  const confirm = () => fireEvent.click(screen.getByRole('button', { name: /Yes/ }));
  const fail = (run: number) =>
    act(async () =>
      runs[run]?.reject(new ApiError({ code: 'unexpected', status: 500, messages: ['It failed'] })),
    );
  return { open, confirm, fail, runs, cancel };
};

const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

test('BJ-17 RV-54 nothing closes the question while it runs, so that a failure is seen', async () => {
  const { open, confirm, fail, cancel } = await openQuestion();
  const dialog = await open();
  confirm();
  fireEvent.keyDown(dialog, { key: 'Escape', keyCode: 27 });
  fireEvent.keyDown(window, { key: 'Escape', keyCode: 27 });
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  fireEvent.click(document.querySelector('.ant-modal-wrap') as Element);
  expect(cancel).not.toHaveBeenCalled();
  await fail(0);
  await expectVisible(() => screen.getByText('It failed'));
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(cancel).toHaveBeenCalledTimes(1);
});

test('BO-07 RV-54 the next question knows nothing of the failure of the one before', async () => {
  const { open, confirm, fail, runs } = await openQuestion();
  await open();
  confirm();
  await fail(0);
  await expectVisible(() => screen.getByText('It failed'));
  fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  await closed();
  await open();
  expect(screen.queryByText('It failed')).toBeNull();
  confirm();
  await act(async () => runs[1]?.resolve());
  await closed();
});

/** A page whose question is gone as soon as it was answered, and with it the button where it says so. */
const QuestionOfAPart = ({ takesButton = false }) => {
  const [step, setStep] = useState<'before' | 'asking' | 'after'>('before');
  return (
    <>
      <h1 data-page-heading="" tabIndex={-1}>
        Things
      </h1>
      {!(takesButton && step === 'after') && (
        <button onClick={() => setStep('asking')}>Remove</button>
      )}
      {step === 'asking' && (
        <ConfirmDialog
          isOpen
          title="Remove it?"
          onConfirm={() => setStep('after')}
          onCancel={() => setStep('before')}
        />
      )}
    </>
  );
};

const answer = async (name: string): Promise<void> => {
  const button = screen.getByRole('button', { name: 'Remove' });
  button.focus();
  fireEvent.click(button);
  const dialog = await screen.findByRole('dialog');
  const way = within(dialog).getByRole('button', { name });
  way.focus();
  fireEvent.click(way);
  await closed();
};

test('UX-16 a question that is taken away while it is open gives the focus back to what asked it', async () => {
  await renderPage(<QuestionOfAPart />);
  await answer('Cancel');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Remove' })).toHaveFocus());
});

test('UX-16 where the answer takes the asking button away, the heading gets the focus', async () => {
  await renderPage(<QuestionOfAPart takesButton />);
  await answer('Confirm');
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Things' })).toHaveFocus());
});

test('DO-26 the second click of a double click that asked does not close the question; a click of its own and Escape do', async () => {
  const { open, cancel } = await openQuestion();
  const clickMask = (detail: number): void => {
    const mask = document.querySelector('.ant-modal-wrap') as Element;
    fireEvent.mouseDown(mask, { detail });
    fireEvent.click(mask, { detail });
  };
  await open();
  clickMask(2);
  expect(cancel).not.toHaveBeenCalled();
  clickMask(1);
  expect(cancel).toHaveBeenCalledTimes(1);
  await closed();
  const dialog = await open();
  fireEvent.keyDown(dialog, { key: 'Escape', keyCode: 27 });
  expect(cancel).toHaveBeenCalledTimes(2);
});
