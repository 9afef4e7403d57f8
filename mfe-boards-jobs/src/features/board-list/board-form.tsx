import { limits } from '@portal/shared-contracts';
import { useTranslation } from 'react-i18next';
import { object, string } from 'yup';
import { FormDialog } from '../../form/form-dialog.tsx';
import { TextField } from '../../form/text-field.tsx';

/** The names of a board as a person writes them. */
type BoardNames = Record<'boardTitle' | 'boardDescription', string>;

interface BoardFormProps {
  title: string;
  initial: BoardNames;
  submitLabel: string;
  vaultKey: string;
  isForNew?: boolean;
  onSubmit: (names: BoardNames, changed: Partial<BoardNames>) => Promise<unknown>;
  onClose: () => void;
}

/** Name and description of a board (BJ-12). */
export const BoardForm = (dialog: BoardFormProps) => {
  const { t } = useTranslation('boards');
  const tooLong = t('form.max', { count: limits.text.short });
  const schema = object({
    boardTitle: string().trim().required(t('boards.nameRequired')).max(limits.text.short, tooLong),
    boardDescription: string().trim().max(limits.text.short, tooLong),
  });
  const labels = { boardTitle: t('boards.name'), boardDescription: t('boards.description') };
  return (
    <FormDialog {...dialog} schema={schema} labels={labels}>
      <TextField name="boardTitle" label={labels.boardTitle} isRequired autoFocus />
      <TextField name="boardDescription" label={labels.boardDescription} />
    </FormDialog>
  );
};
