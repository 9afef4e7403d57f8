import { callApi } from '@portal/shared-contracts';
import { renameBoard, type BoardSummary } from '@portal/shared-contracts/boards';
import { useTranslation } from 'react-i18next';
import { BoardForm } from './board-form.tsx';

interface RenameBoardDialogProps {
  board: BoardSummary;
  onRenamed: () => Promise<void>;
  onClose: () => void;
}

/** Gives a board another name. */
export const RenameBoardDialog = ({ board, onRenamed, onClose }: RenameBoardDialogProps) => {
  const { t } = useTranslation('boards');
  const { _id: id, boardTitle, boardDescription } = board;
  return (
    <BoardForm
      title={t('boards.renameTitle')}
      initial={{ boardTitle, boardDescription }}
      submitLabel={t('dialog.save')}
      vaultKey={`board:${id}`}
      onSubmit={async (_, changed) => {
        await callApi(renameBoard, { boardTitle, boardDescription, ...changed, id });
        await onRenamed();
      }}
      onClose={onClose}
    />
  );
};
