import { ApiError } from '@portal/shared-contracts';
import { QueryClient } from '@tanstack/react-query';

const MAX_RETRIES = 2;

/** Only failures that may pass by themselves are tried again: no answer, or an error of the server. */
export const isWorthRetrying = (failures: number, error: unknown): boolean => {
  if (failures >= MAX_RETRIES || !(error instanceof ApiError)) return false;
  return error.code === 'timeout' || error.status >= 500;
};

/** The one query cache of the portal; every remote reads and invalidates here. */
export const createQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: { staleTime: 30_000, retry: isWorthRetrying, networkMode: 'always' },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
