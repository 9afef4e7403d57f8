import { limits } from '@portal/shared-contracts';
import type { BoardColumn } from '@portal/shared-contracts/boards';
import { useTranslation } from 'react-i18next';
import { object, string } from 'yup';
import { FormDialog } from '../../../form/form-dialog.tsx';
import { TextField } from '../../../form/text-field.tsx';

interface RenameColumnDialogProps {
  column: BoardColumn;
  onSave: (title: string) => Promise<unknown>;
  onClose: () => void;
}

/** "Edit Title" of a column (BJ-16). */
export const RenameColumnDialog = ({ column, onSave, onClose }: RenameColumnDialogProps) => {
  const { t } = useTranslation('boards');
  const label = t('column.name');
  const schema = object({
    title: string()
      .trim()
      .required(t('column.required'))
      .min(limits.titleMin, t('form.min'))
      .max(limits.text.short, t('form.max', { count: limits.text.short })),
  });
  return (
    <FormDialog
      title={t('column.editTitle')}
      initial={{ title: column.title }}
      schema={schema}
      labels={{ title: label }}
      submitLabel={t('dialog.save')}
      vaultKey={`column:${column.id}`}
      onSubmit={({ title }) => onSave(title)}
      onClose={onClose}
    >
      <TextField name="title" label={label} isRequired autoFocus />
    </FormDialog>
  );
};
