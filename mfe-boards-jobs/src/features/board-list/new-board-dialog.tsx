import { callApi, limits } from '@portal/shared-contracts';
import { createBoard } from '@portal/shared-contracts/boards';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { object, string } from 'yup';
import { FormDialog } from '../../form/form-dialog.tsx';
import { TextField } from '../../form/text-field.tsx';

interface NewBoardDialogProps {
  onCreated: (boardId: string) => void;
  onClose: () => void;
}

/** Asks for the name of a new board (BJ-12). */
export const NewBoardDialog = ({ onCreated, onClose }: NewBoardDialogProps) => {
  const { t } = useTranslation('boards');
  // Made once per dialog: a second press after a lost answer makes no second board.
  const [id] = useState(() => crypto.randomUUID());
  const tooLong = t('form.max', { count: limits.text.short });
  const schema = object({
    boardTitle: string().trim().required(t('boards.nameRequired')).max(limits.text.short, tooLong),
    boardDescription: string().trim().max(limits.text.short, tooLong),
  });
  const labels = { boardTitle: t('boards.name'), boardDescription: t('boards.description') };
  return (
    <FormDialog
      title={t('boards.new')}
      initial={{ boardTitle: '', boardDescription: '' }}
      schema={schema}
      labels={labels}
      submitLabel={t('boards.create')}
      vaultKey="board:new"
      onSubmit={async (values) => {
        const { _id } = await callApi(createBoard, { ...values, id });
        onCreated(_id);
      }}
      onClose={onClose}
    >
      <TextField name="boardTitle" label={labels.boardTitle} isRequired autoFocus />
      <TextField name="boardDescription" label={labels.boardDescription} />
    </FormDialog>
  );
};
