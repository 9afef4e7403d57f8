import type { BoardSummary } from '@portal/shared-contracts/boards';
import { ConfirmDialog, EmptyState, Grid } from '@portal/shared-ui';
import { useQueryClient } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { dialogOnDemand } from '../../form/dialog-on-demand.ts';
import { FocusBack } from '../../form/focus-back.tsx';
import { UndoNotice } from '../../undo/undo-notice.tsx';
import { BoardTile } from './board-tile.tsx';
import { useDeletedBoard } from './use-deleted-board.ts';

const RenameBoardDialog = dialogOnDemand(
  async () => (await import('./rename-board-dialog.tsx')).RenameBoardDialog,
);

interface BoardListProps {
  boards: readonly BoardSummary[];
  /** The next step of an empty list. */
  emptyAction: ReactNode;
}

/** The writer's boards as tiles (BJ-11): renamed, deleted after a warning (BJ-13), and brought back. */
export const BoardList = ({ boards, emptyAction }: BoardListProps) => {
  const { t } = useTranslation('boards');
  const { deleted, remove, undo } = useDeletedBoard();
  const [deleting, setDeleting] = useState<BoardSummary>();
  // A task may be added elsewhere while the warning is read; a board that is gone keeps its words until the dialog closes.
  const toDelete = boards.find(({ _id }) => _id === deleting?._id) ?? deleting;
  const [renaming, setRenaming] = useState<BoardSummary>();
  const toRename = boards.find(({ _id }) => _id === renaming?._id) ?? renaming;
  const confirm = async (board: BoardSummary): Promise<void> => {
    await remove(board);
    setDeleting((now) => (now?._id === board._id ? undefined : now));
  };
  return (
    <>
      {boards.length === 0 && (
        <EmptyState drawing="board" text={t('boards.empty')} action={emptyAction} />
      )}
      <Grid>
        {boards.map((board) => (
          <BoardTile
            key={board._id}
            board={board}
            onRename={() => setRenaming(board)}
            onDelete={() => setDeleting(board)}
          />
        ))}
      </Grid>
      {deleted && (
        <UndoNotice
          key={deleted._id}
          text={t('boards.deleted', { title: deleted.boardTitle })}
          onUndo={undo}
        />
      )}
      {toRename && <RenamedBoard board={toRename} onClose={() => setRenaming(undefined)} />}
      {toDelete && (
        <ConfirmDialog
          isOpen
          isDanger
          title={t('confirm.title')}
          confirmLabel={t('confirm.delete')}
          cancelLabel={t('dialog.cancel')}
          onConfirm={() => confirm(toDelete)}
          onCancel={() => setDeleting(undefined)}
        >
          <FocusBack />
          <p>
            {t('boards.deleteWarning', { title: toDelete.boardTitle, count: toDelete.cardCount })}
          </p>
        </ConfirmDialog>
      )}
    </>
  );
};

const RenamedBoard = ({ board, onClose }: { board: BoardSummary; onClose: () => void }) => {
  const client = useQueryClient();
  return (
    <RenameBoardDialog
      board={board}
      onRenamed={() => client.invalidateQueries({ queryKey: ['boards'] })}
      onClose={onClose}
    />
  );
};
