import { limits } from '@portal/shared-contracts';
import type { OrderNote } from '@portal/shared-contracts/admin';
import { ErrorState, FieldFrame, RelativeTime, Section } from '@portal/shared-ui';
import { useKeyOf } from '@portal/shared-ui/back-office';
import { Button, TextArea } from '@portal/shared-ui/controls';
import { type SubmitEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAddNote } from '../firm-orders.queries.ts';
import { ADMIN } from '../texts.ts';
import { useKeptWords } from './kept-words.ts';

const NoteForm = ({ orderId }: { orderId: string }) => {
  const { t } = useTranslation(ADMIN);
  const kept = useKeptWords(`order-note:${orderId}`);
  const [isEmpty, setEmpty] = useState(false);
  const { keyOf, arrived } = useKeyOf();
  const { mutate, isPending, error } = useAddNote((sent) => {
    arrived();
    kept.letGo(sent);
  });
  const send = (event: SubmitEvent): void => {
    event.preventDefault();
    const text = kept.value.trim();
    setEmpty(text === '');
    if (text !== '' && !isPending) mutate({ id: orderId, text, key: keyOf(text) });
  };
  return (
    <form noValidate onSubmit={send}>
      <FieldFrame
        name="note"
        label={t('notes.label')}
        help={t('notes.help')}
        isRequired
        {...(isEmpty ? { error: t('notes.missing') } : {})}
      >
        {(control) => (
          <TextArea
            {...control}
            rows={3}
            maxLength={limits.firm.orderNote}
            value={kept.value}
            onChange={({ target }) => {
              setEmpty(false);
              kept.setValue(target.value);
            }}
          />
        )}
      </FieldFrame>
      {error && <ErrorState error={error} />}
      <Button htmlType="submit" loading={isPending}>
        {t('notes.add')}
      </Button>
    </form>
  );
};

/** What the people of the firm write down for each other about an order. */
export const OrderNotes = ({
  orderId,
  notes,
}: {
  orderId: string;
  notes: readonly OrderNote[];
}) => {
  const { t } = useTranslation(ADMIN);
  return (
    <Section title={t('notes.title')}>
      <NoteForm orderId={orderId} />
      {notes.length > 0 && (
        <ul className="orders-admin-list">
          {notes.map(({ _id, text, author, createdAt }) => (
            <li key={_id}>
              <span className="orders-admin-words">{text}</span>
              <span className="orders-muted">
                {author} · <RelativeTime value={createdAt} />
              </span>
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
};
