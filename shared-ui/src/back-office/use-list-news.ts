import { useEvent } from '@portal/shared-contracts/react';
import type { AdminList } from '@portal/shared-contracts/admin';
import {
  type InfiniteData,
  type Query,
  type QueryClient,
  type UseInfiniteQueryResult,
  useQueryClient,
} from '@tanstack/react-query';
import { useState } from 'react';
import { compareParts } from './compare-parts.ts';
import type { ListMeta, ListPart } from './parts-query.ts';
import { useGathered } from './use-gathered.ts';

type Parts<T> = InfiniteData<ListPart<T>>;

/** What became of an open list since it was read. */
export interface ListNews {
  /** Rows that are new and not shown yet. */
  fresh: number;
  changed: ReadonlySet<string>;
}

/** What {@link useListNews} is asked with. */
export interface ListenedTo<T> {
  list: AdminList | undefined;
  query: UseInfiniteQueryResult<Parts<T>>;
  rowKey: (row: T) => string;
}

const NOTHING: ListNews = { fresh: 0, changed: new Set() };

// A list is handed its result without its key; the rows that it shows are those of one query.
const findQuery = <T>(client: QueryClient, data: Parts<T> | undefined): Query | undefined =>
  data &&
  client
    .getQueryCache()
    .getAll()
    .find(({ state }) => state.data === data);

const readBeginning = async <T>(query: Query): Promise<ListPart<T> | undefined> => {
  const meta = query.meta as ListMeta | undefined;
  // What cannot be read now shows with the next change, or when the list is read again.
  const part = await meta
    ?.readBeginning({ signal: new AbortController().signal })
    .catch(() => undefined);
  return part as ListPart<T> | undefined;
};

const withRows = <T>(
  parts: Parts<T>,
  rows: ReadonlyMap<string, T>,
  rowKey: (row: T) => string,
): Parts<T> => ({
  ...parts,
  pages: parts.pages.map((part) => ({
    ...part,
    items: part.items.map((row) => rows.get(rowKey(row)) ?? row),
  })),
});

/** Gives the shown rows their new contents and says what changed; `again` where they were read meanwhile. */
const takeNews = async <T>(
  client: QueryClient,
  { query, rowKey }: ListenedTo<T>,
  heard: ReadonlySet<string>,
): Promise<ListNews | 'again'> => {
  const own = findQuery(client, query.data);
  if (!own) return NOTHING;
  const readAt = own.state.dataUpdatedAt;
  const now = await readBeginning<T>(own);
  if (own.state.fetchStatus === 'fetching' || own.state.dataUpdatedAt !== readAt) return 'again';
  const parts = own.state.data as Parts<T> | undefined;
  if (!now || !parts) return NOTHING;
  const { rows, ...news } = compareParts({ shown: parts.pages, now, rowKey, heard });
  if (news.changed.size > 0)
    client.setQueryData<Parts<T>>(own.queryKey, withRows(parts, rows, rowKey), {
      updatedAt: readAt,
    });
  return news;
};

/** Hears of changes of an open list: the rows stay in place, changed ones are known, new ones are counted (BO-113). */
export const useListNews = <T>(to: ListenedTo<T>): ListNews & { show: () => void } => {
  const client = useQueryClient();
  const [news, setNews] = useState(NOTHING);
  const read = { at: to.query.dataUpdatedAt, parts: to.query.data?.pages.length ?? 0 };
  const [known, setKnown] = useState(read);
  if (known.at !== read.at) {
    setKnown(read);
    // Whoever read the list anew saw everything; one more part of it leaves the others as they are.
    if (read.parts !== known.parts + 1) setNews(NOTHING);
  }
  const hear = useGathered(async (heard) => {
    const found = await takeNews(client, to, heard);
    if (found === 'again') return hear(heard);
    setNews(({ changed }) => ({
      fresh: found.fresh,
      changed: new Set([...changed, ...found.changed]),
    }));
  });
  useEvent('admin.changed', ({ lists, ids }) => {
    if (to.list && lists.includes(to.list)) hear(ids);
  });
  return { ...news, show: () => void to.query.refetch() };
};
