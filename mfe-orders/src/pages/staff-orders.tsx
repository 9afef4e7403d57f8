import { useSignedInUser, usePortal } from '@portal/shared-contracts/react';
import { Page as Frame, PageHeader } from '@portal/shared-ui';
import { useTableUrl } from '@portal/shared-ui/table';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { ArchivedSwitch, useArchived } from '../features/order-list/archived-switch.tsx';
import { staffOrderColumns } from '../features/order-list/staff-order-columns.tsx';
import { listFilter } from '../features/order-list/list-filter.ts';
import '../order/orders.css';
import { OrderTable } from '../features/order-list/order-table.tsx';
import { staffOrdersQuery } from '../order/orders.queries.ts';
import { TurnTabs, useTurnFilter } from '../features/order-list/turn-tabs.tsx';
import { useAskedFilter } from '../features/order-list/use-asked-filter.ts';

/** A writer's orders with archive and due dates; every order of the site, read-only, for a reviewer. */
export const Page = () => {
  const { t } = useTranslation('orders');
  const { language } = usePortal();
  const { role } = useSignedInUser();
  const [state] = useTableUrl();
  const [archived] = useArchived();
  const narrowed = useTurnFilter(archived);
  const filter = useAskedFilter({
    ...narrowed,
    ...listFilter(state),
    ...(archived ? { archived } : {}),
  });
  const query = useQuery(staffOrdersQuery(filter));
  const isPlain = role === 'reviewer' || narrowed.turn !== undefined;
  const columns = useMemo(
    () => staffOrderColumns(t, language, role, isPlain),
    [t, language, role, isPlain],
  );
  return (
    <Frame dense>
      <PageHeader title={t('listOrders')} extra={<ArchivedSwitch />} />
      {!archived && <TurnTabs role={role} counts={query.data?.turns} />}
      <OrderTable
        query={query}
        columns={columns}
        empty={t(narrowed.turn === 'mine' ? 'nothingWaiting' : 'noRecordFound')}
        isOneLine={role !== 'reviewer'}
      />
    </Frame>
  );
};
