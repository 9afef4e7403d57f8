import { ApiError } from '@portal/shared-contracts';
import { errorLines } from '@portal/shared-ui';
import type { TFunction } from 'i18next';
import type { BoardAction } from './board.reducer.ts';

/** What undo offers to take back, in words. */
export const undoText = (t: TFunction<'boards'>, action: BoardAction): string => {
  if (action.type === 'card.move') return t('undo.moved');
  return action.type === 'column.remove' ? t('undo.columnDeleted') : t('undo.cardDeleted');
};

// Without an answer nobody knows whether it lasted, and the board that is read again may show that it did.
const isUnanswered = (error: unknown): boolean =>
  error instanceof ApiError && error.code === 'timeout';

/** Why an action did not last: what it was, and the server's reason. */
export const failureText = (t: TFunction<'boards'>, action: BoardAction, error: unknown): string =>
  t(`failure.${isUnanswered(error) ? 'unanswered' : action.type.replace('.', '-')}`, {
    reason: errorLines(error).join(' '),
  });
