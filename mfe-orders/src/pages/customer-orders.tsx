import { usePortal } from '@portal/shared-contracts/react';
import { routes } from '@portal/shared-contracts/remote';
import { Page as Frame, PageHeader } from '@portal/shared-ui';
import { useTableUrl } from '@portal/shared-ui/table';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { customerOrderColumns } from '../features/order-list/customer-order-columns.tsx';
import { listFilter } from '../features/order-list/list-filter.ts';
import '../order/orders.css';
import { OrderTable } from '../features/order-list/order-table.tsx';
import { customerOrdersQuery } from '../order/orders.queries.ts';
import { useAskedFilter } from '../features/order-list/use-asked-filter.ts';

/** The customer's orders as a table; search, sorting, filter and page are in the address (OR-07, OR-08). */
export const Page = () => {
  const { t } = useTranslation('orders');
  const { language } = usePortal();
  const [state] = useTableUrl();
  const filter = useAskedFilter(listFilter(state));
  const query = useQuery(customerOrdersQuery(filter));
  const columns = useMemo(() => customerOrderColumns(t, language), [t, language]);
  return (
    <Frame>
      <PageHeader title={t('listOrders')} />
      <OrderTable
        query={query}
        columns={columns}
        empty={t('noRecordsFound')}
        start={<Link to={routes.ordersNew({})}>{t('newOrder')}</Link>}
      />
    </Frame>
  );
};
