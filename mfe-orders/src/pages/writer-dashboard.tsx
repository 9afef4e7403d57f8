import { usePortal } from '@portal/shared-contracts/react';
import { routes } from '@portal/shared-contracts/remote';
import { EmptyState, Grid, Page as Frame, PageHeader, QueryStates } from '@portal/shared-ui';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { OrderTiles } from '../features/charts/order-tiles.tsx';
import { MonthChart } from '../features/charts/month-chart.tsx';
import { ShareChart } from '../features/charts/share-chart.tsx';
import { UnreadMessages } from '../features/unread-messages/unread-messages.tsx';
import { WriterSteps } from '../features/writer-dashboard/writer-steps.tsx';
import '../order/orders.css';
import { staffOrdersQuery, writerDashboardQuery } from '../order/orders.queries.ts';

// The orders closest to their due date come first.
const NEXT_ORDERS = { state: 'pending', sort: 'due', pageSize: 100 } as const;

/** The way to the reviews of visitors, where the firm offers them (RV-55). */
const FreeReviewsLink = () => {
  const { t } = useTranslation('orders');
  const { website } = usePortal();
  if (!website.freeReview.enabled) return null;
  return <Link to={routes.staffReviews({})}>{t('freeReviews')}</Link>;
};

/** The writer's home: what to work on, how many orders there are, and how they came in (OR-17). */
export const Page = () => {
  const { t } = useTranslation('orders');
  const numbers = useQuery(writerDashboardQuery());
  const open = useQuery(staffOrdersQuery(NEXT_ORDERS));
  return (
    <Frame dense>
      <PageHeader title={t('dashboard')} extra={<FreeReviewsLink />} />
      <UnreadMessages />
      <QueryStates query={open} skeleton="table">
        {({ orders, total }) => (
          <>
            <WriterSteps orders={orders} />
            {total > orders.length && <Link to={routes.ordersList({})}>{t('allOrders')}</Link>}
          </>
        )}
      </QueryStates>
      <QueryStates query={numbers} skeleton="cards">
        {({ counts, months }) => (
          <>
            <OrderTiles counts={counts} />
            {counts.total === 0 ? (
              <EmptyState text={t('noRecordFound')} />
            ) : (
              <Grid min={360}>
                <MonthChart months={months} />
                <ShareChart counts={counts} />
              </Grid>
            )}
          </>
        )}
      </QueryStates>
    </Frame>
  );
};
