import { callApi, type EndpointInput } from '@portal/shared-contracts';
import {
  approveDraft,
  listWaitingDrafts,
  readWaitingDraft,
  rejectDraft,
} from '@portal/shared-contracts/admin';
import { partsQuery } from '@portal/shared-ui/back-office';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';

const DRAFTS = ['admin', 'drafts'];

/** The queue, oldest first, part after part. */
export const waitingDraftsQuery = () =>
  partsQuery([...DRAFTS, 'list'], (from, options) => callApi(listWaitingDrafts, from, options));

/** One draft with what a verdict is made from. */
export const waitingDraftQuery = (id: string) =>
  queryOptions({
    queryKey: [...DRAFTS, 'one', id],
    queryFn: ({ signal }) => callApi(readWaitingDraft, { id }, { signal }),
  });

export type Verdict =
  | { act: 'approve'; id: string }
  | ({ act: 'reject' } & EndpointInput<typeof rejectDraft>);

const give = (verdict: Verdict) => {
  if (verdict.act === 'approve') return callApi(approveDraft, { id: verdict.id });
  const { id, reason, file } = verdict;
  return callApi(rejectDraft, { id, reason, file });
};

/** Gives a verdict; the queue and the draft are read again, also when somebody else was first. */
export const useVerdict = () => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: give,
    onSettled: () => client.invalidateQueries({ queryKey: DRAFTS }),
  });
};
