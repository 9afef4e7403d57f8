import Table from 'antd/es/table';
import Pagination from 'antd/es/pagination';
import { limits } from '@portal/shared-contracts';
import { useMemo, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useIsPhone } from '../theme/use-media.ts';
import { arrangeRows } from './arrange-rows.ts';
import { CardList } from './card-list.tsx';
import type { TableColumn } from './table-column.ts';
import { TableFilters } from './table-filters.tsx';
import { useTableUrl, type TableState } from './table-url.ts';
import { useFits } from './use-fits.ts';

/** Props of {@link DataTable}. */
export interface DataTableProps<T> {
  /** Names the table for screen readers. */
  label: string;
  rows: readonly T[];
  rowKey: (row: T) => string;
  columns: readonly TableColumn<T>[];
  /** Shown instead of an empty table: an `EmptyState`. */
  empty: ReactNode;
  /** Shows a search box over the columns with `searchText`. */
  isSearchable?: boolean;
  pageSize?: number;
  /** Instead of pages one scrolling window of this height; for lists that are read through. */
  windowHeight?: number;
  /** Sorting before the person chooses one. */
  defaultSort?: { key: string; order: 'ascend' | 'descend' };
  /** How many rows match when the server searches, sorts and pages; `rows` is then one page. */
  total?: number;
  /** Keeps two tables of one page apart in the address. */
  urlPrefix?: string;
}

/** From this many columns on a table is set in smaller letters. */
const DENSE = 8;

/** A table where its columns have room, cards on a phone and where they have not; sorting, filters and paging are in the address. */
export const DataTable = <T extends object>(props: DataTableProps<T>) => {
  const { rows, columns, pageSize = limits.pageSize, urlPrefix = '', defaultSort } = props;
  const { i18n } = useTranslation('ui');
  const [box, hasRoom] = useFits(columns);
  const isPhone = useIsPhone();
  const isCards = isPhone || !hasRoom;
  const [chosen, update] = useTableUrl(urlPrefix);
  const state = useMemo(
    () =>
      chosen.sort || !defaultSort
        ? chosen
        : { ...chosen, sort: defaultSort.key, order: defaultSort.order },
    [chosen, defaultSort],
  );
  const isServed = props.total !== undefined;
  const arranged = useMemo(
    () => (isServed ? [...rows] : arrangeRows(rows, columns, state, i18n.language)),
    [isServed, rows, columns, state, i18n.language],
  );
  const found = props.total ?? arranged.length;
  const pages = Math.max(1, Math.ceil(found / pageSize));
  const page = Math.min(state.page, pages);
  const isWindowed = props.windowHeight !== undefined && !isCards;
  const shown =
    isWindowed || isServed ? arranged : arranged.slice((page - 1) * pageSize, page * pageSize);
  const isNarrowed = state.search !== '' || Object.values(state.filters).some((v) => v.length > 0);
  if (rows.length === 0 && !(isServed && (isNarrowed || found > 0))) return <>{props.empty}</>;
  return (
    <div ref={box} className="pui-table">
      <TableFilters {...props} state={state} update={update} found={found} />
      {arranged.length > 0 &&
        (isCards ? (
          <CardList {...props} rows={shown} />
        ) : (
          <WideTable {...props} rows={shown} state={state} update={update} />
        ))}
      {!isWindowed && pages > 1 && (
        <Pagination
          className="pui-pagination"
          current={page}
          pageSize={pageSize}
          total={found}
          showSizeChanger={false}
          onChange={(next) => update({ page: next })}
        />
      )}
    </div>
  );
};

interface WideTableProps<T> extends DataTableProps<T> {
  state: TableState;
  update: (change: Partial<TableState>) => void;
}

const WideTable = <T extends object>(props: WideTableProps<T>) => {
  const { rows, columns, rowKey, label, state, update, windowHeight } = props;
  const width = columns.reduce(
    (sum, column) => sum + (typeof column.width === 'number' ? column.width : 160),
    0,
  );
  return (
    <Table<T>
      aria-label={label}
      size="middle"
      className={columns.length < DENSE ? '' : 'pui-table-dense'}
      dataSource={rows}
      rowKey={rowKey}
      pagination={false}
      {...(windowHeight === undefined
        ? { sticky: { offsetHeader: 64 } }
        : { virtual: true, scroll: { x: width, y: windowHeight } })}
      showSorterTooltip={false}
      onChange={(_page, _filters, sorter) => {
        const { columnKey, order } = Array.isArray(sorter) ? (sorter[0] ?? {}) : sorter;
        update({ page: 1, sort: order ? String(columnKey) : undefined, order: order ?? undefined });
      }}
      columns={columns.map((column) => ({
        key: column.key,
        title: column.title,
        align: column.align,
        width: column.width,
        className: column.align === 'right' ? 'pui-number' : undefined,
        render: (_value: unknown, row: T, index: number) => column.render(row, index),
        ...(column.sortValue
          ? { sorter: true, sortOrder: state.sort === column.key ? (state.order ?? null) : null }
          : {}),
      }))}
    />
  );
};
