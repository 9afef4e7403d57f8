import { useSignedInUser, usePortal } from '@portal/shared-contracts/react';
import { Page as Frame, PageHeader } from '@portal/shared-ui';
import { useTableUrl } from '@portal/shared-ui/table';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { ArchivedSwitch, useArchived } from '../features/staff-orders/archived-switch.tsx';
import { staffOrderColumns } from '../features/staff-orders/staff-order-columns.tsx';
import { listFilter } from '../list-filter.ts';
import '../orders.css';
import { OrderTable } from '../order-table.tsx';
import { staffOrdersQuery } from '../orders.queries.ts';
import { useLiveOrders } from '../use-live-orders.ts';
import { useSettled } from '../use-settled.ts';

/** A writer's orders with archive and due dates; every order of the site, read-only, for a reviewer. */
export const Page = () => {
  const { t } = useTranslation('orders');
  const { language } = usePortal();
  const { role } = useSignedInUser();
  const [state] = useTableUrl();
  const [archived] = useArchived();
  const settled = useSettled(state);
  const query = useQuery(
    staffOrdersQuery({ ...listFilter(settled), ...(archived ? { archived } : {}) }),
  );
  useLiveOrders();
  const columns = useMemo(() => staffOrderColumns(t, language, role), [t, language, role]);
  return (
    <Frame dense>
      <PageHeader title={t('listOrders')} extra={<ArchivedSwitch />} />
      <OrderTable query={query} columns={columns} empty={t('noRecordFound')} />
    </Frame>
  );
};
