import type { BoardSummary } from '@portal/shared-contracts/boards';
import { routes } from '@portal/shared-contracts/remote';
import { DateText } from '@portal/shared-ui';
import { DeleteIcon, EditIcon } from '@portal/shared-ui/icons';
import { Button } from '@portal/shared-ui/controls';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import './board-list.css';

interface BoardTileProps {
  board: BoardSummary;
  onRename: () => void;
  onDelete: () => void;
}

/** A board: the whole tile leads to it. */
export const BoardTile = ({ board, onRename, onDelete }: BoardTileProps) => {
  const { t } = useTranslation('boards');
  const { _id: id, boardTitle: title, boardDescription, cardCount, createdAt } = board;
  return (
    <article className="boards-tile">
      <Link className="boards-tile-link" to={routes.boardView({ id })}>
        <h2 className="boards-tile-title">{title}</h2>
        {boardDescription && <p>{boardDescription}</p>}
        <p className="boards-tile-foot">
          <span>{t('boards.cards', { count: cardCount })}</span>
          <DateText value={createdAt} />
        </p>
      </Link>
      <div className="boards-tile-tools">
        <Button
          type="text"
          size="small"
          icon={<EditIcon />}
          aria-label={t('boards.rename', { title })}
          onClick={onRename}
        />
        <Button
          type="text"
          size="small"
          icon={<DeleteIcon />}
          aria-label={t('boards.delete', { title })}
          onClick={onDelete}
        />
      </div>
    </article>
  );
};
