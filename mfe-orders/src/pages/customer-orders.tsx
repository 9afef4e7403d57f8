import { limits } from '@portal/shared-contracts';
import { usePortal } from '@portal/shared-contracts/react';
import { Page as Frame, PageHeader } from '@portal/shared-ui';
import { useTableUrl } from '@portal/shared-ui/table';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { customerOrderColumns } from '../features/customer-orders/customer-order-columns.tsx';
import { listFilter } from '../list-filter.ts';
import '../orders.css';
import { OrderTable } from '../order-table.tsx';
import { customerOrdersQuery } from '../orders.queries.ts';
import { useLiveOrders } from '../use-live-orders.ts';
import { useSettled } from '../use-settled.ts';

/** The customer's orders as a table; search, sorting, filter and page are in the address (OR-07, OR-08). */
export const Page = () => {
  const { t } = useTranslation('orders');
  const { language } = usePortal();
  const [state] = useTableUrl();
  const settled = useSettled(state);
  const query = useQuery(customerOrdersQuery(listFilter(settled)));
  useLiveOrders();
  const firstRow = (settled.page - 1) * limits.pageSize;
  const columns = useMemo(
    () => customerOrderColumns(t, language, firstRow),
    [t, language, firstRow],
  );
  return (
    <Frame>
      <PageHeader title={t('listOrders')} />
      <OrderTable query={query} columns={columns} empty={t('noRecordsFound')} />
    </Frame>
  );
};
