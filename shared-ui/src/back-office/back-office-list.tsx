import type { AdminList, ViewListName } from '@portal/shared-contracts/admin';
import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query';
import { type ReactNode, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../controls/index.ts';
import { ErrorState } from '../states/error-state.tsx';
import { LoadingSkeleton } from '../states/loading-skeleton.tsx';
import { DataTable, type TableColumn } from '../table/index.ts';
import { EmptyList } from './filters/empty-list.tsx';
import { KeysButton } from './keys/keys-button.tsx';
import { useListKeys } from './keys/use-list-keys.ts';
import { ListNewsBar, useMarkedColumns } from './list-news.tsx';
import type { ListPart } from './parts-query.ts';
import { useListNews } from './use-list-news.ts';
import { ViewsBar } from './views/views-bar.tsx';
import './back-office.css';

/** Props of {@link BackOfficeList}. */
export interface BackOfficeListProps<T> {
  /** Names the table for screen readers. */
  label: string;
  query: UseInfiniteQueryResult<InfiniteData<ListPart<T>>>;
  columns: readonly TableColumn<T>[];
  rowKey: (row: T) => string;
  /** Shown instead of an empty table: an `EmptyState`. */
  empty: ReactNode;
  /** The list whose changes by others show in place (BO-113). */
  live?: AdminList;
  /** A search box and choices, in one row where there is room. */
  filters?: ReactNode;
  /** What acts on many rows; stands at the head of the rows, after what narrows them. */
  head?: ReactNode;
  /** The list whose filters can be kept as views (BO-110). */
  views?: ViewListName;
}

/** A list of the back office in all its states: filters, rows as table or cards, and more of them on asking. */
export const BackOfficeList = <T extends object>(props: BackOfficeListProps<T>) => {
  const { label, query, rowKey, empty, filters, live, views, head } = props;
  const { t } = useTranslation('ui');
  const rows = query.data?.pages.flatMap(({ items }) => items) ?? [];
  const news = useListNews({ list: live, query, rowKey });
  const columns = useMarkedColumns(props, news.changed);
  const box = useRef<HTMLDivElement>(null);
  const keys = useListKeys(box);
  const isMoreMissing = query.isFetchNextPageError && !query.isFetchingNextPage;
  const show = (): void => {
    news.show();
    box.current?.focus();
  };
  return (
    <div ref={box} className="pui-list" tabIndex={-1}>
      {filters && (
        <div className="pui-list-filters" role="search">
          {filters}
        </div>
      )}
      {views && <ViewsBar list={views} />}
      {live && <ListNewsBar {...news} list={live} show={show} />}
      {head}
      {query.isPending && <LoadingSkeleton shape="table" />}
      {query.isError && !query.isFetchNextPageError && (
        <ErrorState error={query.error} onRetry={() => void query.refetch()} />
      )}
      {query.data && (
        <DataTable
          label={label}
          rows={rows}
          rowKey={rowKey}
          columns={columns}
          pageSize={rows.length + 1}
          empty={<EmptyList empty={empty} onCleared={() => box.current?.focus()} />}
        />
      )}
      {isMoreMissing && <ErrorState error={query.error} />}
      {query.hasNextPage && (
        <Button loading={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
          {t('more')}
        </Button>
      )}
      {rows.length > 0 && <KeysButton {...keys} />}
    </div>
  );
};
