import type { Order, OrderCounts } from '@portal/shared-contracts/orders';
import { routes } from '@portal/shared-contracts/remote';
import {
  EmptyState,
  LoadingSkeleton,
  Page as Frame,
  PageHeader,
  QueryStates,
} from '@portal/shared-ui';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { OrderChart } from '../features/charts/order-chart.tsx';
import { OrderCards } from '../features/customer-dashboard/order-cards.tsx';
import { type DueInvoices, useDueInvoices } from '../features/customer-dashboard/due-invoices.tsx';
import { OrderTiles } from '../features/charts/order-tiles.tsx';
import { FreeReviewCard } from '../features/customer-dashboard/free-review-card.tsx';
import { SupportCard } from '../features/customer-dashboard/support-card.tsx';
import { WaitingOnYou } from '../features/customer-dashboard/waiting-on-you.tsx';
import { WelcomeCard } from '../features/customer-dashboard/welcome-card.tsx';
import { UnreadMessages } from '../features/unread-messages/unread-messages.tsx';
import '../order/orders.css';
import { customerOrdersQuery } from '../order/orders.queries.ts';

// Unfinished orders first; whoever has more than this finds the rest in the list.
const ON_DASHBOARD = { sort: 'status', pageSize: 100 } as const;

/** The customer's home: what waits on them first, then every order (OR-01..05). */
export const Page = () => {
  const { t } = useTranslation('orders');
  const query = useQuery(customerOrdersQuery(ON_DASHBOARD));
  const due = useDueInvoices();
  return (
    <Frame>
      <PageHeader title={t('dashboard')} />
      <div className="orders-home">
        <div className="orders-home-main">
          <UnreadMessages />
          <QueryStates query={query} skeleton="cards">
            {(list) =>
              // Both at once, so that nothing moves under the finger.
              due ? <CustomerOrders {...list} due={due} /> : <LoadingSkeleton shape="cards" />
            }
          </QueryStates>
        </div>
        <aside className="orders-home-side" aria-label={t('aboutYou')}>
          <WelcomeCard />
          <SupportCard />
          <FreeReviewCard />
        </aside>
      </div>
    </Frame>
  );
};

/** What waits comes before what is counted, so that a phone's first screen has something to act on. */
const CustomerOrders = ({
  orders,
  due,
  counts,
  total,
}: {
  orders: readonly Order[];
  due: DueInvoices;
  counts: OrderCounts;
  total: number;
}) => {
  const { t } = useTranslation('orders');
  if (orders.length === 0)
    return (
      <>
        {(due.invoices.length > 0 || due.isUnknown) && <WaitingOnYou {...{ orders, due }} />}
        <EmptyState
          text={t('noOrders')}
          hint={t('noOrdersHint')}
          action={<Link to={routes.ordersNew({})}>{t('newOrder')}</Link>}
        />
        <OrderTiles counts={counts} />
      </>
    );
  return (
    <>
      <WaitingOnYou {...{ orders, due }} />
      <OrderTiles counts={counts} />
      <OrderCards orders={orders} chartOf={(order) => <OrderChart order={order} />} />
      {total > orders.length && <Link to={routes.ordersList({})}>{t('allOrders')}</Link>}
    </>
  );
};
