import { ApiError } from '@portal/shared-contracts';
import type { FirmOrder } from '@portal/shared-contracts/admin';
import { DateText, ErrorState, FieldFrame, StatusChip, usePopup } from '@portal/shared-ui';
import { KeepOrTake } from '@portal/shared-ui/back-office';
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

const useDueForm = (order: FirmOrder, onDone: () => void) => {
  const { t } = useTranslation(ADMIN);
  const popup = usePopup();
  const { version, dueDate } = order;
  const [day, setDay] = useState(dueDate ?? '');
  const [seen, setSeen] = useState({ version, dueDate });
  const { mutate, reset, isPending, error } = useFirmDueDate();
  // A day that somebody else chose since is not overwritten unasked; all else that changed is no matter here.
  const baseVersion = dueDate === seen.dueDate ? version : seen.version;
  const send = (base: number): void =>
    mutate(
      { id: order._id, baseVersion: base, dueDate: day || null },
      {
        onSuccess: () => {
          popup.success(t('due.saved'));
          onDone();
        },
      },
    );
  return {
    day,
    setDay,
    isPending,
    error,
    isStale: error instanceof ApiError && error.code === 'conflict',
    save: () => send(baseVersion),
    // Theirs was read with the refusal.
    keepMine: () => {
      setSeen({ version, dueDate });
      send(version);
    },
    takeTheirs: () => {
      setSeen({ version, dueDate });
      setDay(dueDate ?? '');
      reset();
    },
  };
};

const DueForm = ({ order, onDone }: { order: FirmOrder; onDone: () => void }) => {
  const { t } = useTranslation(ADMIN);
  const { day, setDay, isPending, error, isStale, ...form } = useDueForm(order, onDone);
  const today = localDay(new Date());
  const [isChecked, setChecked] = useState(false);
  const isOver = day !== '' && day < today;
  const save = (event: SubmitEvent): void => {
    event.preventDefault();
    setChecked(true);
    if (!isOver) form.save();
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
      {isStale && <KeepOrTake onKeep={form.keepMine} onTake={form.takeTheirs} />}
      <span className="orders-admin-buttons">
        <Button type="primary" htmlType="submit" loading={isPending}>
          {t('save')}
        </Button>
        <Button onClick={onDone}>{t('cancel')}</Button>
      </span>
    </form>
  );
};
