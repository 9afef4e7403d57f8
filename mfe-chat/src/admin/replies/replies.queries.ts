import { callApi, type EndpointInput } from '@portal/shared-contracts';
import {
  changeSavedReply,
  createSavedReply,
  deleteSavedReply,
  listSavedReplies,
  readSavedReply,
  type SavedReply,
} from '@portal/shared-contracts/admin';
import { readAllParts } from '@portal/shared-ui/back-office';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';

const REPLIES = ['admin', 'saved-replies'] as const;

/** All of them, by title: the firm keeps few enough to choose from. */
export const savedRepliesQuery = () =>
  queryOptions({
    queryKey: REPLIES,
    queryFn: ({ signal }) =>
      readAllParts((from) => callApi(listSavedReplies, { limit: '100', ...from }, { signal })),
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

/** What is written over a version, or else over what stands there now. */
type WantedChange = Omit<Change, 'baseVersion'> & { baseVersion: number | undefined };

const readVersion = async (id: string): Promise<number> =>
  (await callApi(readSavedReply, { id })).reply.version;

export const useChangeReply = (done: (change: WantedChange, saved: SavedReply) => void) =>
  useAct(
    async ({ baseVersion, ...reply }: WantedChange) =>
      callApi(changeSavedReply, {
        ...reply,
        baseVersion: baseVersion ?? (await readVersion(reply.id)),
      }),
    (input, { reply }) => done(input, reply),
  );

export const useDeleteReply = () => useAct((id: string) => callApi(deleteSavedReply, { id }));
