import { callApi } from '@portal/shared-contracts';
import { deleteBoard, type BoardSummary } from '@portal/shared-contracts/boards';
import { routes } from '@portal/shared-contracts/remote';
import { ConfirmDialog, DateText, EmptyState, Grid, usePopup } from '@portal/shared-ui';
import { DeleteIcon } from '@portal/shared-ui/icons';
import { Button } from '@portal/shared-ui/controls';
import { useQueryClient } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import './board-list.css';

interface BoardListProps {
  boards: readonly BoardSummary[];
  /** The next step of an empty list. */
  emptyAction: ReactNode;
}

const BoardTile = ({ board, onDelete }: { board: BoardSummary; onDelete: () => void }) => {
  const { t } = useTranslation('boards');
  return (
    <article className="boards-tile">
      <div className="boards-tile-head">
        <h2 className="boards-tile-title">
          <Link to={routes.boardView({ id: board._id })}>{board.boardTitle}</Link>
        </h2>
        <Button
          type="text"
          size="small"
          danger
          icon={<DeleteIcon />}
          aria-label={t('boards.delete', { title: board.boardTitle })}
          onClick={onDelete}
        />
      </div>
      {board.boardDescription && <p>{board.boardDescription}</p>}
      <div className="boards-tile-foot">
        <span>{t('boards.cards', { count: board.cardCount })}</span>
        <DateText value={board.createdAt} />
      </div>
    </article>
  );
};

/** The writer's boards as tiles with links (BJ-11) and deletion after a warning (BJ-13). */
export const BoardList = ({ boards, emptyAction }: BoardListProps) => {
  const { t } = useTranslation('boards');
  const client = useQueryClient();
  const popup = usePopup();
  const [toDelete, setToDelete] = useState<BoardSummary>();
  const remove = async ({ _id, boardTitle }: BoardSummary): Promise<void> => {
    await callApi(deleteBoard, { id: _id });
    setToDelete(undefined);
    popup.removed(t('boards.deleted', { title: boardTitle }));
    await client.invalidateQueries({ queryKey: ['boards', 'list'] });
  };
  if (boards.length === 0)
    return <EmptyState drawing="board" text={t('boards.empty')} action={emptyAction} />;
  return (
    <>
      <Grid>
        {boards.map((board) => (
          <BoardTile key={board._id} board={board} onDelete={() => setToDelete(board)} />
        ))}
      </Grid>
      {toDelete && (
        <ConfirmDialog
          isOpen
          isDanger
          title={t('confirm.title')}
          confirmLabel={t('confirm.delete')}
          cancelLabel={t('dialog.cancel')}
          onConfirm={() => remove(toDelete)}
          onCancel={() => setToDelete(undefined)}
        >
          <p>
            {t('boards.deleteWarning', { title: toDelete.boardTitle, count: toDelete.cardCount })}
          </p>
        </ConfirmDialog>
      )}
    </>
  );
};
