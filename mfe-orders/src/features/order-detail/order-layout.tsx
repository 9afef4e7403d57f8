import { shortOrderName, type StaffOrder } from '@portal/shared-contracts/orders';
import { Slot, usePortal, useTabName } from '@portal/shared-contracts/react';
import { PageHeader, Section } from '@portal/shared-ui';
import { Alert } from '@portal/shared-ui/controls';
import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import './order-detail.css';
import type { OrderTurn } from '../../order/order-turn.ts';
import { useWayToList } from '../../order/way-to-list.ts';
import { CHAT_ANCHOR, OrderNumber, UnreadMark } from '../../order/order-name.tsx';
import { NextStepButton, NextStepLine } from './next-step.tsx';

/** Props of {@link OrderLayout}. */
export interface OrderLayoutProps {
  order: {
    _id: string;
    number: string;
    package: StaffOrder['package'];
    customer: StaffOrder['customer'];
    writer: boolean;
    completedAt: string | null;
    cancelledAt?: string | null | undefined;
    isTest?: boolean | undefined;
  };
  turn: OrderTurn;
  /** Above the services. */
  lead: ReactNode;
  services: ReactNode;
  /** The facts of the package with the chart of its progress. */
  facts: ReactNode;
  side: ReactNode;
}

/** Brings the chat into view where the address asks for it, also when it is asked for again. */
const useChatInView = (): RefObject<HTMLDivElement | null> => {
  const chat = useRef<HTMLDivElement>(null);
  const { hash, key } = useLocation();
  useEffect(() => {
    if (hash === `#${CHAT_ANCHOR}`) chat.current?.scrollIntoView({ block: 'start' });
  }, [hash, key]);
  return chat;
};

/** One order: whose turn it is, its services and chat, and its facts beside them. */
export const OrderLayout = ({ order, turn, lead, services, facts, side }: OrderLayoutProps) => {
  const { t } = useTranslation('orders');
  const { flag, user } = usePortal();
  useTabName(shortOrderName(order, user?.role));
  const chat = useChatInView();
  const list = useWayToList();
  return (
    <>
      <PageHeader
        title={order.package.packageName}
        status={
          <>
            <OrderNumber number={order.number} isTest={order.isTest} />
            <UnreadMark orderId={order._id} />
          </>
        }
        {...(order.cancelledAt
          ? {}
          : {
              context: <NextStepLine turn={turn} />,
              action: turn.link && <NextStepButton turn={turn} />,
            })}
        back={{ to: list, label: t('orders') }}
      />
      <div className="orders-detail">
        <div className="orders-main">
          {order.cancelledAt && <Alert type="warning" showIcon title={t('orderCancelled')} />}
          {lead}
          <Section title={t('services')}>{services}</Section>
          {!flag('disable_writer_customer_chat') && (
            <div id={CHAT_ANCHOR} ref={chat}>
              <Slot
                name="order.chat"
                props={{
                  orderId: order._id,
                  hasWriter: order.writer,
                  completedAt: order.completedAt,
                }}
              />
            </div>
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
