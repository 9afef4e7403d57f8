import { errorLines } from '@portal/shared-ui';
import type { TFunction } from 'i18next';
import type { BoardAction } from './board.reducer.ts';
import { isUnanswered } from '../../../undo/is-unanswered.ts';

/** What undo offers to take back, in words. */
export const undoText = (t: TFunction<'boards'>, action: BoardAction): string => {
  if (action.type === 'card.move') return t('undo.moved');
  return action.type === 'column.remove' ? t('undo.columnDeleted') : t('undo.cardDeleted');
};

/** Why an action did not last: what it was, and the server's reason. */
export const failureText = (
  { t, tUi }: { t: TFunction<'boards'>; tUi: TFunction<'ui'> },
  action: BoardAction,
  error: unknown,
): string =>
  t(`failure.${isUnanswered(error) ? 'unanswered' : action.type.replace('.', '-')}`, {
    reason: errorLines(error, tUi).join(' '),
  });
