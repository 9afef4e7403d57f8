import { callApi, type EndpointInput } from '@portal/shared-contracts';
import {
  finishConversation,
  type InboxConversation,
  listInbox,
  readInboxConversation,
  reopenConversation,
} from '@portal/shared-contracts/admin';
import { useEvent } from '@portal/shared-contracts/react';
import { partsQuery } from '@portal/shared-ui/back-office';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';

const INBOX = ['admin', 'inbox'] as const;

/** What the inbox is narrowed to; it stands in the address. */
export type InboxFilter = Pick<EndpointInput<typeof listInbox>, 'state' | 'kind' | 'search'>;

/** Conversations, unread first, part after part. */
export const inboxQuery = (filter: InboxFilter) =>
  partsQuery([...INBOX, 'list', filter], (from, options) =>
    callApi(listInbox, { ...filter, ...from }, options),
  );

export const conversationQuery = (id: string) =>
  queryOptions({
    queryKey: [...INBOX, 'one', id],
    queryFn: async ({ signal }) =>
      (await callApi(readInboxConversation, { id }, { signal })).conversation,
  });

/** Reads the inbox again whenever something was written or read in one of its conversations. */
export const useLiveInbox = (): void => {
  const client = useQueryClient();
  useEvent('chat.unread-changed', () => void client.invalidateQueries({ queryKey: INBOX }));
};

/** Puts a conversation away as far as it is shown, or brings it back. */
export const useDone = ({ _id: id, lastSeq, isDone }: InboxConversation) => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () =>
      isDone
        ? callApi(reopenConversation, { id })
        : callApi(finishConversation, { id, upTo: lastSeq }),
    onSettled: () => client.invalidateQueries({ queryKey: INBOX }),
  });
};
