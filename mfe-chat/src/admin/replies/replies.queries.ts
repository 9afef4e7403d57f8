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

// What is `done` with a reply happens whether or not the page is still open.
const useAct = <Input, Output>(
  mutationFn: (input: Input) => Promise<Output>,
  done?: (input: Input, output: Output) => void,
) => {
  const client = useQueryClient();
  return useMutation({
    mutationFn,
    onSuccess: (output, input) => done?.(input, output),
    onSettled: () => client.invalidateQueries({ queryKey: REPLIES }),
  });
};

type NewReply = EndpointInput<typeof createSavedReply>;

/** Saves a reply; the same key again finds the same one. */
export const useCreateReply = (done: (reply: NewReply) => void) =>
  useAct(
    ({ key, ...reply }: NewReply & { key: string }) =>
      callApi(createSavedReply, reply, { idempotencyKey: key }),
    done,
  );

type Change = EndpointInput<typeof changeSavedReply>;

/** Changes one. */
export const useChangeReply = (done: (change: Change, saved: SavedReply) => void) =>
  useAct(
    (input: Change) => callApi(changeSavedReply, input),
    (input, { reply }) => done(input, reply),
  );

/** Removes one. */
export const useDeleteReply = () => useAct((id: string) => callApi(deleteSavedReply, { id }));

/** One as it stands now. */
export const readReply = async (id: string): Promise<SavedReply> =>
  (await callApi(readSavedReply, { id })).reply;
