import { callApi, type EndpointInput } from '@portal/shared-contracts';
import {
  changeSavedReply,
  createSavedReply,
  deleteSavedReply,
  listSavedReplies,
  readSavedReply,
  type SavedReply,
} from '@portal/shared-contracts/admin';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';

const REPLIES = ['admin', 'saved-replies'] as const;

const readAll = async (signal: AbortSignal): Promise<SavedReply[]> => {
  const all: SavedReply[] = [];
  let cursor: string | undefined;
  do {
    const from = { limit: '100' as const, ...(cursor === undefined ? {} : { cursor }) };
    const { items, nextCursor } = await callApi(listSavedReplies, from, { signal });
    all.push(...items);
    cursor = nextCursor ?? undefined;
  } while (cursor !== undefined);
  return all;
};

/** All of them, by title: the firm keeps few enough to choose from. */
export const savedRepliesQuery = () =>
  queryOptions({
    queryKey: REPLIES,
    queryFn: ({ signal }) => readAll(signal),
    staleTime: 60_000,
  });

const useAct = <Input, Output>(mutationFn: (input: Input) => Promise<Output>) => {
  const client = useQueryClient();
  return useMutation({
    mutationFn,
    onSettled: () => client.invalidateQueries({ queryKey: REPLIES }),
  });
};

/** Saves a reply; the same key again finds the same one. */
export const useCreateReply = () =>
  useAct(({ key, ...reply }: EndpointInput<typeof createSavedReply> & { key: string }) =>
    callApi(createSavedReply, reply, { idempotencyKey: key }),
  );

/** Changes one. */
export const useChangeReply = () =>
  useAct((input: EndpointInput<typeof changeSavedReply>) => callApi(changeSavedReply, input));

/** Removes one. */
export const useDeleteReply = () => useAct((id: string) => callApi(deleteSavedReply, { id }));

/** One as it stands now. */
export const readReply = async (id: string): Promise<SavedReply> =>
  (await callApi(readSavedReply, { id })).reply;
