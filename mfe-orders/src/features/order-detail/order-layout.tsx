import type { OrderPackage } from '@portal/shared-contracts/orders';
import { Slot, usePortal } from '@portal/shared-contracts/react';
import { routes } from '@portal/shared-contracts/remote';
import { PageHeader, Section } from '@portal/shared-ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { OrderTurn } from './order-turn.ts';
import { RadialChart } from './features/charts/radial-chart.tsx';
import { NextStepButton, NextStepLine } from './features/order-detail/next-step.tsx';

/** Props of {@link OrderLayout}. */
export interface OrderLayoutProps {
  order: {
    _id: string;
    package: OrderPackage;
    statusPercentage: number;
    writer: boolean;
    completedAt: string | null;
  };
  turn: OrderTurn;
  /** Stands above the services. */
  lead: ReactNode;
  services: ReactNode;
  /** The facts of the package, around the chart of its progress. */
  facts: (chart: ReactNode) => ReactNode;
  side: ReactNode;
}

/** One order: whose turn it is, its services and chat, and its facts beside them. */
export const OrderLayout = ({ order, turn, lead, services, facts, side }: OrderLayoutProps) => {
  const { t } = useTranslation('orders');
  const { flag } = usePortal();
  const { packageName } = order.package;
  return (
    <>
      <PageHeader
        title={packageName}
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
          <Section title={t('package')}>
            {facts(
              <RadialChart
                percent={order.statusPercentage}
                label={t('progressOf', { name: packageName })}
              />,
            )}
          </Section>
          {side}
        </aside>
      </div>
    </>
  );
};
