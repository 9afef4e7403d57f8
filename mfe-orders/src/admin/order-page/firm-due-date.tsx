import type { FirmOrder } from '@portal/shared-contracts/admin';
import { DateText, ErrorState, FieldFrame, StatusChip, usePopup } from '@portal/shared-ui';
import { Button, TextField } from '@portal/shared-ui/controls';
import { type SubmitEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isPast, localDay } from '../../order/local-day.ts';
import { useFirmDueDate } from '../firm-orders.queries.ts';
import { ADMIN } from '../texts.ts';

/** The day on which an order is due, and the way to another one. */
export const FirmDueDate = ({ order }: { order: FirmOrder }) => {
  const { t } = useTranslation(ADMIN);
  const [isOpen, setOpen] = useState(false);
  const isLate = !order.isCancelled && order.statusPercentage < 100 && isPast(order.dueDate);
  const isFixed = order.statusPercentage === 100 || order.isCancelled;
  if (isOpen) return <DueForm order={order} onDone={() => setOpen(false)} />;
  return (
    <span className="orders-admin-chips">
      {order.dueDate ? <DateText value={order.dueDate} /> : '–'}
      {isLate && <StatusChip kind="problem" label={t('list.late')} />}
      {!isFixed && (
        <Button size="small" onClick={() => setOpen(true)}>
          {t('due.change')}
        </Button>
      )}
    </span>
  );
};

const DueForm = ({ order, onDone }: { order: FirmOrder; onDone: () => void }) => {
  const { t } = useTranslation(ADMIN);
  const popup = usePopup();
  const [day, setDay] = useState(order.dueDate ?? '');
  const { mutate, isPending, error } = useFirmDueDate();
  const today = localDay(new Date());
  const [isChecked, setChecked] = useState(false);
  const isOver = day !== '' && day < today;
  const save = (event: SubmitEvent): void => {
    event.preventDefault();
    setChecked(true);
    if (isOver) return;
    mutate(
      { id: order._id, baseVersion: order.version, dueDate: day || null },
      {
        onSuccess: () => {
          popup.success(t('due.saved'));
          onDone();
        },
      },
    );
  };
  return (
    <form noValidate onSubmit={save}>
      <FieldFrame
        name="firmDueDate"
        label={t('columns.due')}
        help={t('due.help')}
        {...(isOver && isChecked ? { error: t('due.past') } : {})}
      >
        {(control) => (
          <TextField
            {...control}
            autoFocus
            type="date"
            min={today}
            value={day}
            onChange={({ target }) => setDay(target.value)}
          />
        )}
      </FieldFrame>
      {error && <ErrorState error={error} />}
      <span className="orders-admin-buttons">
        <Button type="primary" htmlType="submit" loading={isPending}>
          {t('save')}
        </Button>
        <Button onClick={onDone}>{t('cancel')}</Button>
      </span>
    </form>
  );
};
