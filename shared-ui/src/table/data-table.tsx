import { limits } from '@portal/shared-contracts';
import { Button } from '../controls/index.ts';
import { useEffect, useMemo, type ComponentType, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { onDemand } from '../render/on-demand.tsx';
import { LoadingSkeleton } from '../states/loading-skeleton.tsx';
import { useIsPhone } from '../render/use-media.ts';
import { arrangeRows } from './arrange-rows.ts';
import { CardList } from './card-list.tsx';
import { NativeTable, type WideTableProps } from './native-table.tsx';
import { Pages } from './pages.tsx';
import type { TableColumn } from './table-column.ts';
import { TableFilters } from './table-filters.tsx';
import { useTableUrl } from './table-url.ts';
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
  /** Each row on one line, longer texts cut off; for lists that are worked through. */
  isOneLine?: boolean;
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

// Only tables in a window need antd's own.
type WindowedProps<T> = WideTableProps<T> & { windowHeight: number };

const WindowedTable = onDemand<WindowedProps<never>>(
  async () =>
    (await import('./windowed-table.tsx')).WindowedTable as unknown as ComponentType<
      WindowedProps<never>
    >,
  () => true,
  <LoadingSkeleton shape="table" />,
) as unknown as <T>(props: WindowedProps<T>) => ReactNode;

/** A table where its columns have room, cards on a phone and where they have not; sorting, filters and paging are in the address. */
export const DataTable = <T extends object>(props: DataTableProps<T>) => {
  const { rows, rowKey, columns, pageSize = limits.pageSize, urlPrefix = '', defaultSort } = props;
  const { i18n } = useTranslation('ui');
  const content = useMemo(
    () => [i18n.language, ...rows.map(rowKey)].join(' '),
    [i18n.language, rows, rowKey],
  );
  const [box, hasRoom] = useFits(columns, content);
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
  // The last row of the last page went elsewhere: the one before is shown.
  const isBeyond = isServed && rows.length === 0 && found > 0 && state.page > pages;
  useEffect(() => {
    // An address is not changed in the middle of a drawing.
    if (isBeyond) queueMicrotask(() => update({ page: pages }));
  }, [isBeyond, pages, update]);
  const isWindowed = props.windowHeight !== undefined && !isCards;
  const shown =
    isWindowed || isServed ? arranged : arranged.slice((page - 1) * pageSize, page * pageSize);
  const isNarrowed = state.search !== '' || Object.values(state.filters).some((v) => v.length > 0);
  if (rows.length === 0 && !(isServed && (isNarrowed || found > 0))) return <>{props.empty}</>;
  return (
    <div ref={box} className="pui-table">
      <TableFilters {...props} state={state} update={update} found={found} isSorter={isCards} />
      {arranged.length === 0 && (
        <NothingFound empty={props.empty} onClear={() => update(EVERYTHING)} />
      )}
      {arranged.length > 0 &&
        (isCards ? (
          <CardList {...props} rows={shown} />
        ) : (
          <WideTable {...props} rows={shown} state={state} update={update} />
        ))}
      {!isWindowed && pages > 1 && (
        <Pages page={page} pages={pages} onPage={(next) => update({ page: next })} />
      )}
    </div>
  );
};

const EVERYTHING = { page: 1, search: '', filters: {} };

/** What a search or filter left: the list's own empty text, and the way back to every row. */
const NothingFound = ({ empty, onClear }: { empty: ReactNode; onClear: () => void }) => {
  const { t } = useTranslation('ui');
  return (
    <div className="pui-nothing-found">
      {empty}
      <Button onClick={onClear}>{t('clearFilters')}</Button>
    </div>
  );
};

const WideTable = <T extends object>({
  windowHeight,
  ...table
}: WideTableProps<T> & { windowHeight?: number }) => (
  <div className={table.columns.length < DENSE ? undefined : 'pui-table-dense'}>
    {windowHeight === undefined ? (
      <NativeTable<T> {...table} />
    ) : (
      <WindowedTable<T> {...table} windowHeight={windowHeight} />
    )}
  </div>
);
