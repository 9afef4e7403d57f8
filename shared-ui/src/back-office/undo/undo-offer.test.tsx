import { undoAudited } from '@portal/shared-contracts/admin';
import { clearStubs, RefusedReply, stubApi } from '@portal/shared-contracts/testing';
import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expectShown, renderPage } from '../../testing/index.ts';
import { offerUndo, UndoOffer } from '../index.ts';

afterEach(clearStubs);
afterEach(() => jest.useRealTimers());

test('BO-111 what was done is taken back by one press, and the offer says so', async () => {
  const taken: string[] = [];
  stubApi(undoAudited, ({ id }) => {
    taken.push(id);
    return { status: true };
  });
  await renderPage(<UndoOffer />);
  act(() => offerUndo({ undo: null }));
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  act(() => offerUndo({ undo: 'act-1' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  await expectShown('Taken back.');
  expect(taken).toEqual(['act-1']);
});

test('BO-111 what could not be taken back stays with its reason, and the pointer that leaves does not end it', async () => {
  stubApi(undoAudited, () => {
    throw new RefusedReply('conflict', 'Somebody changed it since.');
  });
  await renderPage(<UndoOffer />);
  act(() => offerUndo({ undo: 'act-1' }));
  const undo = await screen.findByRole('button', { name: 'Undo' });
  await userEvent.click(undo);
  await expectShown('Somebody changed it since.');
  jest.useFakeTimers();
  fireEvent.mouseLeave(undo);
  act(() => jest.advanceTimersByTime(60_000));
  expect(undo).toBeVisible();
});

test('BO-111 the offer stays while it has the focus, wherever the pointer goes', async () => {
  await renderPage(<UndoOffer />);
  act(() => offerUndo({ undo: 'act-1' }));
  const undo = await screen.findByRole('button', { name: 'Undo' });
  jest.useFakeTimers();
  act(() => undo.focus());
  fireEvent.mouseEnter(undo);
  fireEvent.mouseLeave(undo);
  act(() => jest.advanceTimersByTime(10_000));
  expect(undo).toBeVisible();
  act(() => undo.blur());
  act(() => jest.advanceTimersByTime(10_000));
  expect(undo).not.toBeInTheDocument();
});

test('BO-111 the offer goes after ten seconds', async () => {
  await renderPage(<UndoOffer />);
  act(() => offerUndo({ undo: 'act-1' }));
  await screen.findByRole('button', { name: 'Undo' });
  jest.useFakeTimers();
  act(() => offerUndo({ undo: 'act-2' }));
  act(() => jest.advanceTimersByTime(9_999));
  expect(screen.getByRole('button', { name: 'Undo' })).toBeVisible();
  act(() => jest.advanceTimersByTime(1));
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});
