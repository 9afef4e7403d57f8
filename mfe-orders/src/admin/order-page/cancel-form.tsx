import { limits } from '@portal/shared-contracts';
import type { FirmOrder } from '@portal/shared-contracts/admin';
import { ErrorState, FieldFrame, Section, usePopup } from '@portal/shared-ui';
import { Button, TextArea } from '@portal/shared-ui/controls';
import { type SubmitEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCancelOrder } from '../firm-orders.queries.ts';
import { ADMIN } from '../texts.ts';
import { useKeptWords } from './kept-words.ts';

/** Asks why an order is called off (BO-62). */
export const CancelForm = ({ order, onDone }: { order: FirmOrder; onDone: () => void }) => {
  const { t } = useTranslation(ADMIN);
  const popup = usePopup();
  const kept = useKeptWords(`order-cancel:${order._id}`);
  const reason = kept.value.trim();
  const [isEmpty, setEmpty] = useState(false);
  const { mutate, isPending, error } = useCancelOrder(kept.letGo);
  const send = (event: SubmitEvent): void => {
    event.preventDefault();
    setEmpty(reason === '');
    if (reason === '') return;
    mutate(
      { id: order._id, baseVersion: order.version, reason },
      {
        onSuccess: () => {
          popup.success(t('cancelling.done'));
          onDone();
        },
      },
    );
  };
  return (
    <Section title={t('cancelling.title')} takesFocus>
      <form noValidate onSubmit={send}>
        <FieldFrame
          name="cancelReason"
          label={t('cancelling.reason')}
          help={t('cancelling.help')}
          isRequired
          {...(isEmpty ? { error: t('cancelling.missing') } : {})}
        >
          {(control) => (
            <TextArea
              {...control}
              rows={2}
              maxLength={limits.firm.reason}
              value={kept.value}
              onChange={({ target }) => kept.setValue(target.value)}
            />
          )}
        </FieldFrame>
        {error && <ErrorState error={error} />}
        <span className="orders-admin-buttons">
          <Button type="primary" danger htmlType="submit" loading={isPending}>
            {t('cancelling.title')}
          </Button>
          <Button onClick={onDone}>{t('cancelling.back')}</Button>
        </span>
      </form>
    </Section>
  );
};
