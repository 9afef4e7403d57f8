import { callApi } from '@portal/shared-contracts';
import { listBoards } from '@portal/shared-contracts/boards';
import { queryOptions } from '@tanstack/react-query';

/** The writer's boards, newest first (BJ-11). */
export const boardsQuery = () =>
  queryOptions({
    queryKey: ['boards', 'list'],
    queryFn: async ({ signal }) => (await callApi(listBoards, {}, { signal })).boards,
  });
