import { isCompleted, type StaffOrder } from '@portal/shared-contracts/orders';
import { DateText, StatusChip, usePopup, VisuallyHidden } from '@portal/shared-ui';
import { CalendarIcon, ExclamationCircleIcon } from '@portal/shared-ui/icons';
import { Button } from '@portal/shared-ui/controls';
import Popover from 'antd/es/popover';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DueDateForm } from './due-date-form.tsx';
import { isPast } from '../local-day.ts';
import './due-date.css';
import { useDueDate } from './use-due-date.ts';

/** The due date; on an unfinished order of the writer it opens a calendar (OR-11). */
export const DueDateCell = ({ order, isEditable }: { order: StaffOrder; isEditable: boolean }) => {
  const { t } = useTranslation('orders');
  const popup = usePopup();
  const [isOpen, setOpen] = useState(false);
  const change = useDueDate(order);
  const text = order.dueDate ? <DateText value={order.dueDate} style="short" /> : t('due.none');
  const isOver = isCompleted(order) || Boolean(order.cancelledAt);
  const isOverdue = !isOver && isPast(order.dueDate);
  if (!isEditable || isOver) return isOverdue ? <OverdueDay day={text} /> : text;
  const save = (dueDate: string): void =>
    change.mutate(dueDate, {
      onSuccess: () => {
        setOpen(false);
        popup.success(t('due.saved'));
      },
    });
  return (
    <Popover
      trigger="click"
      open={isOpen}
      destroyOnHidden
      onOpenChange={(open) => {
        change.reset();
        setOpen(open);
      }}
      content={
        <DueDateForm
          initial={order.dueDate ?? ''}
          isSaving={change.isPending}
          hasFailed={change.isError}
          onSave={save}
          // What becomes of a day that is on its way is said here.
          onLeave={() => !change.isPending && setOpen(false)}
        />
      }
    >
      <Button
        className={isOverdue ? 'orders-due orders-due-past' : 'orders-due'}
        icon={isOverdue ? <ExclamationCircleIcon /> : <CalendarIcon />}
      >
        <span>
          {order.dueDate ? text : t('due.set')}
          {isOverdue && <VisuallyHidden> {t('due.overdue')}</VisuallyHidden>}
          <VisuallyHidden>
            {' '}
            {t('due.of', { name: `${order.package.packageName} #${order.number}` })}
          </VisuallyHidden>
        </span>
      </Button>
    </Popover>
  );
};

/** A day that has passed, where nothing can be done about it: one chip, its word heard. */
const OverdueDay = ({ day }: { day: ReactNode }) => {
  const { t } = useTranslation('orders');
  return (
    <span className="orders-overdue">
      <StatusChip
        kind="problem"
        label={
          <>
            {day} <VisuallyHidden>{t('due.overdue')}</VisuallyHidden>
          </>
        }
      />
    </span>
  );
};
