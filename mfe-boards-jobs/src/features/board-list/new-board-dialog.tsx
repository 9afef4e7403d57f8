import { callApi } from '@portal/shared-contracts';
import { createBoard } from '@portal/shared-contracts/boards';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { BoardForm } from './board-form.tsx';

interface NewBoardDialogProps {
  onCreated: (boardId: string) => void;
  onClose: () => void;
}

/** Asks for the name of a new board (BJ-12). */
export const NewBoardDialog = ({ onCreated, onClose }: NewBoardDialogProps) => {
  const { t } = useTranslation('boards');
  // Made once per dialog: a second press after a lost answer makes no second board.
  const [id] = useState(() => crypto.randomUUID());
  return (
    <BoardForm
      title={t('boards.new')}
      initial={{ boardTitle: '', boardDescription: '' }}
      submitLabel={t('boards.create')}
      vaultKey="board:new"
      isForNew
      onSubmit={async (names) => {
        const { _id } = await callApi(createBoard, { ...names, id });
        onCreated(_id);
      }}
      onClose={onClose}
    />
  );
};
