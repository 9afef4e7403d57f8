import { ApiError, forgetFirstReads } from '@portal/shared-contracts';
import {
  QueryClient,
  type InvalidateOptions,
  type InvalidateQueryFilters,
  type Query,
  type QueryKey,
} from '@tanstack/react-query';

const MAX_RETRIES = 2;

/** Only failures that may pass by themselves are tried again: no answer, or an error of the server. */
export const isWorthRetrying = (failures: number, error: unknown): boolean => {
  if (failures >= MAX_RETRIES || !(error instanceof ApiError)) return false;
  return error.code === 'timeout' || error.status >= 500;
};

const isReadForTheFirstTime = ({ state }: Query): boolean =>
  state.fetchStatus !== 'idle' && state.data === undefined;

/** The library drops what becomes stale while it is read for the first time; here it is read once more. */
class NewsKeepingClient extends QueryClient {
  readonly #readAgain = new WeakSet<Query>();

  override async invalidateQueries<Tagged extends QueryKey = QueryKey>(
    filters?: InvalidateQueryFilters<Tagged>,
    options?: InvalidateOptions,
  ): Promise<void> {
    // What was read ahead is as old as what is shown.
    forgetFirstReads();
    const first = this.getQueryCache()
      .findAll(filters)
      .filter((query) => isReadForTheFirstTime(query) && !this.#readAgain.has(query));
    for (const query of first) this.#readAgain.add(query);
    await super.invalidateQueries(filters, options);
    await Promise.all(first.map((query) => this.#afterFirstReading(query)));
  }

  async #afterFirstReading(query: Query): Promise<void> {
    await query.promise?.catch(() => undefined);
    this.#readAgain.delete(query);
    // What failed has nothing to show; it is asked for anew by whoever tries again.
    if (query.state.data === undefined) return;
    await super.invalidateQueries({ queryKey: query.queryKey, exact: true });
  }
}

/** The one query cache of the portal; every remote reads and invalidates here. */
export const createQueryClient = (): QueryClient =>
  new NewsKeepingClient({
    defaultOptions: {
      queries: { staleTime: 30_000, retry: isWorthRetrying, networkMode: 'always' },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
