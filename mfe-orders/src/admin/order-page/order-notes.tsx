import type { OrderNote } from '@portal/shared-contracts/admin';
import { useVault } from '@portal/shared-contracts/react';
import { ErrorState, FieldFrame, RelativeTime, Section } from '@portal/shared-ui';
import { Button, TextArea } from '@portal/shared-ui/controls';
import { type SubmitEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAddNote } from '../firm-orders.queries.ts';
import { ADMIN } from '../texts.ts';

const LONGEST = 5000;

const asText = (stored: unknown): string | undefined =>
  typeof stored === 'string' ? stored : undefined;

const NoteForm = ({ orderId }: { orderId: string }) => {
  const { t } = useTranslation(ADMIN);
  const kept = useVault(`order-note:${orderId}`, '', asText);
  const [isEmpty, setEmpty] = useState(false);
  const { mutate, isPending, error } = useAddNote();
  const send = (event: SubmitEvent): void => {
    event.preventDefault();
    const text = kept.value.trim();
    setEmpty(text === '');
    if (text === '') return;
    mutate({ id: orderId, text }, { onSuccess: () => void kept.clear() });
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
            maxLength={LONGEST}
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
