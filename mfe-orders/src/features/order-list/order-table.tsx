import { EmptyState, LoadingSkeleton, QueryStates } from '@portal/shared-ui';
import { DataTable, useTableUrl, type TableColumn } from '@portal/shared-ui/table';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import './order-list.css';

/** Props of {@link OrderTable}. */
export interface OrderTableProps<Row> {
  query: UseQueryResult<{ orders: readonly Row[]; total: number }>;
  columns: readonly TableColumn<Row>[];
  empty: string;
  /** Where a list without any order leads. */
  start?: ReactNode;
  isOneLine?: boolean;
}

/** A list of orders; search, sorting, filter and page are in the address. */
export const OrderTable = <Row extends { _id: string }>(props: OrderTableProps<Row>) => {
  const { query, columns, empty, start, isOneLine = false } = props;
  const { t } = useTranslation('orders');
  const [{ search, filters }] = useTableUrl();
  const isNarrowed = search !== '' || Object.values(filters).some((values) => values.length > 0);
  // What stands there belongs to the tab, page or sorting before until the answer has come.
  const isLate = query.isPlaceholderData;
  return (
    <QueryStates query={query} skeleton="table">
      {({ orders, total }) => (
        <div className="orders-rows" data-late={isLate}>
          <DataTable
            label={t('listOrders')}
            rows={orders}
            total={total}
            rowKey={(order) => order._id}
            columns={columns}
            isSearchable
            isOneLine={isOneLine}
            empty={
              isLate ? (
                <LoadingSkeleton shape="table" />
              ) : (
                <EmptyState text={empty} action={isNarrowed ? undefined : start} />
              )
            }
          />
        </div>
      )}
    </QueryStates>
  );
};
