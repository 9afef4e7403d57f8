import type { StaffOrder } from '@portal/shared-contracts/orders';
import { usePortal } from '@portal/shared-contracts/react';
import { DateText, EmptyState, Section, StatusChip } from '@portal/shared-ui';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { localDay } from '../../order/local-day.ts';
import { readTurn } from '../../order/order-turn.ts';

const SHOWN = 8;

/** The orders in which the writer can do something now, the closest due date first. */
export const WriterSteps = ({ orders }: { orders: readonly StaffOrder[] }) => {
  const { t } = useTranslation('orders');
  const { language } = usePortal();
  const today = localDay(new Date());
  const mine = orders.flatMap((order) => {
    const { sentence, link } = readTurn(order, 'writer', language);
    return link ? [{ order, sentence, link }] : [];
  });
  return (
    <Section title={t('waitingOnYou')}>
      {mine.length === 0 ? (
        <EmptyState text={t('nothingWaiting')} />
      ) : (
        <ul className="orders-steps">
          {mine.slice(0, SHOWN).map(({ order, sentence, link }) => (
            <li key={order._id} className="orders-step">
              <div className="orders-step-text">
                <Link className="orders-step-sentence" to={link}>
                  {sentence}
                </Link>
                <span className="orders-muted">
                  {`${order.package.packageName} · ${order.customer.firstName} ${order.customer.lastName}`}
                </span>
              </div>
              {order.dueDate && (
                <span className="orders-turn orders-muted">
                  {order.dueDate < today && <StatusChip kind="problem" label={t('due.overdue')} />}
                  {t('dueDate')} <DateText value={order.dueDate} />
                </span>
              )}
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
};
