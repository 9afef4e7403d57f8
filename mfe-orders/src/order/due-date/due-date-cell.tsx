import { isCompleted, type StaffOrder } from '@portal/shared-contracts/orders';
import { DateText, onDemand, StatusChip, usePopup, VisuallyHidden } from '@portal/shared-ui';
import { CalendarIcon, ExclamationCircleIcon } from '@portal/shared-ui/icons';
import { Button } from '@portal/shared-ui/controls';
import { useOpener } from '@portal/shared-ui/menu';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { DueDatePopoverProps } from './due-date-popover.tsx';
import { isPast } from '../local-day.ts';
import './due-date.css';
import { useDueDate } from './use-due-date.ts';

// Comes when somebody points at a day, with the form's libraries.
const loadCalendar = async () => (await import('./due-date-popover.tsx')).DueDatePopover;
const DueDatePopover = onDemand<DueDatePopoverProps>(
  loadCalendar,
  ({ isOpen }) => isOpen,
  null,
  ({ onOpenChange }) => onOpenChange(false),
);

/** The due date; on an unfinished order of the writer it opens a calendar (OR-11). */
export const DueDateCell = ({ order, isEditable }: { order: StaffOrder; isEditable: boolean }) => {
  const { t } = useTranslation('orders');
  const text = order.dueDate ? <DateText value={order.dueDate} style="short" /> : t('due.none');
  const isOver = isCompleted(order) || Boolean(order.cancelledAt);
  const isOverdue = !isOver && isPast(order.dueDate);
  if (isEditable && !isOver)
    return (
      <DueDateButton
        order={order}
        day={order.dueDate ? text : t('due.set')}
        isOverdue={isOverdue}
      />
    );
  return isOverdue ? <OverdueDay day={text} /> : text;
};

const DueDateButton = (props: { order: StaffOrder; day: ReactNode; isOverdue: boolean }) => {
  const { order, day, isOverdue } = props;
  const { t } = useTranslation('orders');
  const popup = usePopup();
  const opener = useOpener(loadCalendar);
  const change = useDueDate(order);
  const save = (dueDate: string): void =>
    change.mutate(dueDate, {
      onSuccess: () => {
        opener.change(false);
        popup.success(t('due.saved'));
      },
    });
  return (
    <span className="pui-opener">
      <Button
        ref={opener.button}
        className={isOverdue ? 'orders-due orders-due-past' : 'orders-due'}
        icon={isOverdue ? <ExclamationCircleIcon /> : <CalendarIcon />}
        aria-expanded={opener.isOpen}
        aria-haspopup="dialog"
        {...opener.buttonProps}
      >
        <span>
          {day}
          {isOverdue && <VisuallyHidden> {t('due.overdue')}</VisuallyHidden>}
          <VisuallyHidden>
            {' '}
            {t('due.of', { name: `${order.package.packageName} #${order.number}` })}
          </VisuallyHidden>
        </span>
      </Button>
      <DueDatePopover
        isOpen={opener.isOpen}
        onOpenChange={(isOpen) => {
          change.reset();
          opener.change(isOpen);
        }}
        initial={order.dueDate ?? ''}
        isSaving={change.isPending}
        hasFailed={change.isError}
        onSave={save}
        // What becomes of a day that is on its way is said here.
        onLeave={() => !change.isPending && opener.change(false)}
      />
    </span>
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
