import type { OrderPackage } from '@portal/shared-contracts/orders';
import { Slot, usePortal } from '@portal/shared-contracts/react';
import { routes } from '@portal/shared-contracts/remote';
import { PageHeader, Section } from '@portal/shared-ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import './order-detail.css';
import type { OrderTurn } from '../../order/order-turn.ts';
import { NextStepButton, NextStepLine } from './next-step.tsx';

/** Props of {@link OrderLayout}. */
export interface OrderLayoutProps {
  order: {
    _id: string;
    package: OrderPackage;
    writer: boolean;
    completedAt: string | null;
  };
  turn: OrderTurn;
  /** Above the services. */
  lead: ReactNode;
  services: ReactNode;
  /** The facts of the package with the chart of its progress. */
  facts: ReactNode;
  side: ReactNode;
}

/** One order: whose turn it is, its services and chat, and its facts beside them. */
export const OrderLayout = ({ order, turn, lead, services, facts, side }: OrderLayoutProps) => {
  const { t } = useTranslation('orders');
  const { flag } = usePortal();
  return (
    <>
      <PageHeader
        title={order.package.packageName}
        context={<NextStepLine turn={turn} />}
        action={turn.link && <NextStepButton turn={turn} />}
        back={{ to: routes.ordersList({}), label: t('orders') }}
      />
      <div className="orders-detail">
        <div className="orders-main">
          {lead}
          <Section title={t('services')}>{services}</Section>
          {!flag('disable_writer_customer_chat') && (
            <Slot
              name="order.chat"
              props={{
                orderId: order._id,
                hasWriter: order.writer,
                completedAt: order.completedAt,
              }}
            />
          )}
        </div>
        <aside className="orders-side" aria-label={t('aboutOrder')}>
          <Section title={t('package')}>{facts}</Section>
          {side}
        </aside>
      </div>
    </>
  );
};
