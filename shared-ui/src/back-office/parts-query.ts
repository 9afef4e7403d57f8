import { infiniteQueryOptions, keepPreviousData, type QueryKey } from '@tanstack/react-query';

/** A part of a list as the server answers it. */
export interface ListPart<T> {
  items: readonly T[];
  nextCursor: string | null;
  total: number;
}

/** How the beginning of a list is read beside what is shown; it stands in the `meta` of its query. */
export interface ListMeta extends Record<string, unknown> {
  readBeginning: (options: { signal: AbortSignal }) => Promise<ListPart<unknown>>;
}

/** The query of a list: part after part, the former rows standing until others came. */
export const partsQuery = <Part extends ListPart<unknown>>(
  queryKey: QueryKey,
  load: (from: { cursor?: string }, options: { signal: AbortSignal }) => Promise<Part>,
) =>
  infiniteQueryOptions({
    queryKey,
    queryFn: ({ pageParam, signal }) => load(pageParam ? { cursor: pageParam } : {}, { signal }),
    initialPageParam: '',
    getNextPageParam: ({ nextCursor }) => nextCursor,
    placeholderData: keepPreviousData,
    meta: { readBeginning: (options) => load({}, options) } satisfies ListMeta,
  });

/**
 * All of a list at once, part after part, for a choice among everything.
 *
 * @param load one part, from the cursor that the part before named.
 */
export const readAllParts = async <T>(
  load: (from: { cursor?: string }) => Promise<Pick<ListPart<T>, 'items' | 'nextCursor'>>,
): Promise<T[]> => {
  const all: T[] = [];
  let from: { cursor?: string } | undefined = {};
  while (from) {
    const { items, nextCursor }: Pick<ListPart<T>, 'items' | 'nextCursor'> = await load(from);
    all.push(...items);
    from = nextCursor === null ? undefined : { cursor: nextCursor };
  }
  return all;
};
