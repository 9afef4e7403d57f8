import { isCompleted, type StaffOrder } from '@portal/shared-contracts/orders';
import { DateText, usePopup, VisuallyHidden } from '@portal/shared-ui';
import { CalendarIcon } from '@portal/shared-ui/icons';
import Button from 'antd/es/button';
import Popover from 'antd/es/popover';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DueDateForm } from './due-date-form.tsx';
import { useDueDate } from './use-staff-changes.ts';

/** The due date; on an unfinished order of the writer it opens a calendar (OR-11). */
export const DueDateCell = ({ order, isEditable }: { order: StaffOrder; isEditable: boolean }) => {
  const { t } = useTranslation('orders');
  const popup = usePopup();
  const [isOpen, setOpen] = useState(false);
  const change = useDueDate(order);
  const text = order.dueDate ? <DateText value={order.dueDate} /> : t('due.none');
  if (!isEditable || isCompleted(order)) return <>{text}</>;
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
        />
      }
    >
      <Button className="orders-due" icon={<CalendarIcon />}>
        <span>
          {order.dueDate ? text : t('due.set')}
          <VisuallyHidden> {t('due.of', { name: order.package.packageName })}</VisuallyHidden>
        </span>
      </Button>
    </Popover>
  );
};
