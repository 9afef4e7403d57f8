import type { BoardScope, Card } from '@portal/shared-contracts/boards';
import { ErrorState, LoadingSkeleton } from '@portal/shared-ui';
import { DeleteIcon, ExternalIcon } from '@portal/shared-ui/icons';
import { Button } from '@portal/shared-ui/controls';
import { useQuery } from '@tanstack/react-query';
import Modal from 'antd/es/modal';
import { useTranslation } from 'react-i18next';
import type { cardQuery } from '../state/board.queries.ts';
import { FormDialog } from '../../../form/form-dialog.tsx';
import { CustomerCardFields, WriterCardFields } from './card-fields.tsx';
import { toTexts, withTexts } from './card-form.ts';
import { customerCardSchema, writerCardSchema } from './card-schema.ts';

interface CardDialogProps {
  scope: BoardScope;
  query: ReturnType<typeof cardQuery>;
  onSave: (card: Card) => Promise<unknown>;
  onRemove: (cardId: string) => void;
  onClose: () => void;
}

type LoadedProps = Omit<CardDialogProps, 'query'> & { card: Card; readAgain: () => Promise<Card> };

const EditCard = ({ scope, card, readAgain, onSave, onRemove, onClose }: LoadedProps) => {
  const { t } = useTranslation('boards');
  const isCustomer = scope === 'customer';
  const labels = {
    ...(isCustomer ? { description: t('card.company') } : {}),
    title: t(isCustomer ? 'card.jobTitle' : 'card.title'),
    postURL: t('card.postURL'),
    salary: t('card.salary'),
    address: t('card.address'),
    city: t('card.city'),
    state: t('card.state'),
    zip: t('card.zip'),
    descriptionContent: t('card.descriptionContent'),
  };
  const remove = (): void => {
    onRemove(card.id);
    onClose();
  };
  return (
    <FormDialog
      title={card.title}
      width={640}
      initial={toTexts(card)}
      schema={isCustomer ? customerCardSchema(t) : writerCardSchema(t)}
      labels={labels}
      submitLabel={t('dialog.save')}
      vaultKey={`card:${card.id}`}
      onSubmit={async (_, changed) => {
        const now = await readAgain();
        await onSave(withTexts(now, scope, { ...toTexts(now), ...changed }));
      }}
      onClose={onClose}
      extra={
        <Button danger type="text" icon={<DeleteIcon />} onClick={remove}>
          {t('card.delete')}
        </Button>
      }
    >
      {card.content.postURL && (
        <a href={card.content.postURL} target="_blank" rel="noopener noreferrer">
          <ExternalIcon /> {t('card.openPost')}
        </a>
      )}
      {isCustomer ? <CustomerCardFields /> : <WriterCardFields />}
    </FormDialog>
  );
};

/** A card with everything on it, freshly read (BJ-22, BJ-23). */
export const CardDialog = (props: CardDialogProps) => {
  const { t } = useTranslation('boards');
  const query = useQuery(props.query);
  // The card as it stands when it is saved: what somebody changed meanwhile is not overwritten.
  const readAgain = async (): Promise<Card> => {
    const { data } = await query.refetch({ throwOnError: true });
    if (!data) throw new Error('A card was read without an answer');
    return data.card;
  };
  if (query.data) return <EditCard {...props} card={query.data.card} readAgain={readAgain} />;
  return (
    <Modal open title={t('card.heading')} footer={null} onCancel={props.onClose}>
      {query.isError ? (
        <ErrorState
          text={t('card.loadFailed')}
          isRetrying={query.isFetching}
          onRetry={() => void query.refetch()}
        />
      ) : (
        <LoadingSkeleton shape="form" />
      )}
    </Modal>
  );
};
