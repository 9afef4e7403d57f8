import type { Order } from '@portal/shared-contracts/orders';
import { usePortal } from '@portal/shared-contracts/react';
import { routes } from '@portal/shared-contracts/remote';
import { EmptyState, Section, StatusChip } from '@portal/shared-ui';
import Button from 'antd/es/button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { readTurn } from '../../order/order-turn.ts';

const SHOWN_FIRST = 6;

/** Each unfinished order with its one next step, or with whom it waits. */
export const WaitingOnYou = ({ orders }: { orders: readonly Order[] }) => {
  const { t } = useTranslation('orders');
  const { language } = usePortal();
  const [isWhole, setWhole] = useState(false);
  const open = orders
    .map((order) => ({ order, turn: readTurn(order, 'user', language) }))
    .filter(({ turn }) => turn.kind !== 'done')
    .toSorted((a, b) => Number(b.turn.kind === 'needs-you') - Number(a.turn.kind === 'needs-you'));
  const shown = isWhole ? open : open.slice(0, SHOWN_FIRST);
  return (
    <Section title={t('waitingOnYou')}>
      {open.length === 0 ? (
        <EmptyState text={t('nothingWaiting')} />
      ) : (
        <ul className="orders-steps">
          {shown.map(({ order, turn }) => (
            <li key={order._id} className="orders-step">
              <div className="orders-step-text">
                <Link
                  className="orders-step-sentence"
                  to={turn.link ?? routes.orderView({ id: order._id })}
                >
                  {turn.sentence}
                </Link>
                <span className="orders-muted">{order.package.packageName}</span>
              </div>
              <StatusChip kind={turn.kind} />
            </li>
          ))}
        </ul>
      )}
      {shown.length < open.length && (
        <Button type="link" className="orders-more" onClick={() => setWhole(true)}>
          {t('showAllSteps', { count: open.length })}
        </Button>
      )}
    </Section>
  );
};
