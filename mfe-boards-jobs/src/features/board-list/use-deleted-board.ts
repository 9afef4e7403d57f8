import { callApi, limits } from '@portal/shared-contracts';
import { deleteBoard, restoreBoard, type BoardSummary } from '@portal/shared-contracts/boards';
import { useAnnounce, usePopup, useStable } from '@portal/shared-ui';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isUnanswered } from '../../undo/is-unanswered.ts';

/** The board that was deleted last, for as long as it can be brought back. */
export interface DeletedBoard {
  deleted: BoardSummary | undefined;
  remove: (board: BoardSummary) => Promise<void>;
  undo: () => void;
}

/** Deletes a board, and takes that back within ten seconds. */
export const useDeletedBoard = (): DeletedBoard => {
  const { t } = useTranslation('boards');
  const client = useQueryClient();
  const announce = useAnnounce();
  const popup = usePopup();
  const [deleted, setDeleted] = useState<BoardSummary>();
  useEffect(() => {
    if (!deleted) return undefined;
    const timer = setTimeout(() => setDeleted(undefined), limits.undo);
    return () => clearTimeout(timer);
  }, [deleted]);
  const readAgain = (): Promise<void> => client.invalidateQueries({ queryKey: ['boards', 'list'] });
  const restore = async (board: BoardSummary): Promise<void> => {
    setDeleted(undefined);
    try {
      await callApi(restoreBoard, { id: board._id });
      announce(t('boards.restored', { title: board.boardTitle }));
    } catch (error) {
      popup.failure(error);
      // It did not arrive, or its answer was lost: it can be asked for again.
      if (isUnanswered(error)) setDeleted(board);
    }
    await readAgain();
  };
  return {
    deleted,
    remove: async (board) => {
      try {
        await callApi(deleteBoard, { id: board._id });
      } catch (error) {
        if (isUnanswered(error)) setDeleted(board);
        throw error;
      }
      setDeleted(board);
      announce(t('boards.deletedSaid', { title: board.boardTitle }));
      await readAgain();
    },
    undo: useStable(() => {
      if (deleted) void restore(deleted);
    }),
  };
};
