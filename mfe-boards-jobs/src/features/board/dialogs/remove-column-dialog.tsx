import { ApiError } from '@portal/shared-contracts';
import type { BoardColumn } from '@portal/shared-contracts/boards';
import { ConfirmDialog } from '@portal/shared-ui';
import { useTranslation } from 'react-i18next';
import { FocusBack } from '../../../form/focus-back.tsx';

interface RemoveColumnDialogProps {
  column: BoardColumn;
  onRemove: () => Promise<unknown>;
  onClose: () => void;
}

/** Asks before a column goes with all of its cards (BJ-17). */
export const RemoveColumnDialog = ({ column, onRemove, onClose }: RemoveColumnDialogProps) => {
  const { t } = useTranslation('boards');
  const remove = async (): Promise<void> => {
    try {
      await onRemove();
    } catch (error) {
      const { code, status } =
        error instanceof ApiError ? error : { code: 'unexpected' as const, status: 0 };
      throw new ApiError({ code, status, messages: [t('column.deleteFailed')] });
    }
    onClose();
  };
  return (
    <ConfirmDialog
      isOpen
      isDanger
      title={t('confirm.title')}
      confirmLabel={t('confirm.delete')}
      cancelLabel={t('dialog.cancel')}
      onConfirm={remove}
      onCancel={onClose}
    >
      <FocusBack />
      <p>{t('column.deleteWarning', { title: column.title, count: column.cards.length })}</p>
    </ConfirmDialog>
  );
};
