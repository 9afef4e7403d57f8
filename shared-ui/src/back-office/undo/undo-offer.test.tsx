import { undoAudited } from '@portal/shared-contracts/admin';
import { clearStubs, stubApi } from '@portal/shared-contracts/testing';
import { act, screen } from '@testing-library/react';
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
