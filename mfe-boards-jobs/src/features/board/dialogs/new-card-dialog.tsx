import type { BoardColumn, BoardScope } from '@portal/shared-contracts/boards';
import { useKeyOf } from '@portal/shared-ui/form';
import { useTranslation } from 'react-i18next';
import { FormDialog } from '../../../form/form-dialog.tsx';
import { TextField } from '../../../form/text-field.tsx';
import { newCardSchema } from './card-schema.ts';

/** What a new card starts with; writers leave the description out. */
export interface NewCard {
  title: string;
  description: string;
}

interface NewCardDialogProps {
  scope: BoardScope;
  column: BoardColumn;
  /** The same text that is sent again, after a lost answer, comes with the same id. */
  onAdd: (card: NewCard, id: string) => Promise<unknown>;
  onClose: () => void;
}

/** Asks for what a card needs at least; it lands on top of its column (BJ-18, BJ-19). */
export const NewCardDialog = ({ scope, column, onAdd, onClose }: NewCardDialogProps) => {
  const { t } = useTranslation('boards');
  const { keyOf, arrived } = useKeyOf();
  const add = async (card: NewCard): Promise<void> => {
    await onAdd(card, keyOf(card));
    arrived();
  };
  const isCustomer = scope === 'customer';
  const titleLabel = t(isCustomer ? 'card.jobTitle' : 'card.title');
  return (
    <FormDialog
      title={t('card.newIn', { column: column.title })}
      initial={{ title: '', description: '' }}
      schema={newCardSchema(t, scope)}
      labels={{ description: t('card.company'), title: titleLabel }}
      submitLabel={t('card.add')}
      vaultKey={`card:new:${column.id}`}
      isForNew
      onSubmit={({ title, description = '' }) => add({ title, description })}
      onClose={onClose}
    >
      {isCustomer && (
        <TextField name="description" label={t('card.company')} isRequired autoFocus />
      )}
      <TextField name="title" label={titleLabel} isRequired autoFocus={!isCustomer} />
    </FormDialog>
  );
};
