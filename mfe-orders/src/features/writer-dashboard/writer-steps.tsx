import type { StaffOrder } from '@portal/shared-contracts/orders';
import { usePortal } from '@portal/shared-contracts/react';
import { DateText, StatusChip } from '@portal/shared-ui';
import { useTranslation } from 'react-i18next';
import { isPast } from '../../order/local-day.ts';
import { readTurn } from '../../order/order-turn.ts';
import { OwnSteps } from '../../order/own-steps.tsx';

/** The orders in which the writer can do something now, the closest due date first. */
export const WriterSteps = ({ orders }: { orders: readonly StaffOrder[] }) => {
  const { language } = usePortal();
  const steps = orders.flatMap((order) => {
    const { sentence, link } = readTurn(order, 'writer', language);
    return link ? [{ order, sentence, link }] : [];
  });
  return (
    <OwnSteps
      steps={steps}
      aboutOf={({ package: bought, customer }) =>
        `${bought.packageName} · ${customer.firstName} ${customer.lastName}`
      }
      asideOf={(order) => <DueMark dueDate={order.dueDate} />}
    />
  );
};

const DueMark = ({ dueDate }: { dueDate: string | null }) => {
  const { t } = useTranslation('orders');
  if (!dueDate) return null;
  return (
    <span className="orders-turn orders-muted">
      {isPast(dueDate) && <StatusChip kind="problem" label={t('due.overdue')} />}
      <span className="orders-nowrap">
        {t('dueDate')} <DateText value={dueDate} />
      </span>
    </span>
  );
};
