import { callApi } from '@portal/shared-contracts';
import { getUnread, type UnreadConversation } from '@portal/shared-contracts/chat';
import { usePortal } from '@portal/shared-contracts/react';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { hasNotices } from './notifications.queries.ts';
import { useRemotes } from '../remotes/remotes-context.ts';

/** Unread chat messages: beside orders, and of a writer with the admin. */
export interface UnreadChats {
  orders: number;
  admin: number;
  /** Each conversation with something unread, as the bell lists them. */
  conversations: readonly UnreadConversation[];
}

// The event `chat.unread-changed` makes every query stale whose key begins like this one.
const unreadChatsQuery = (person: string | undefined) =>
  queryOptions({
    queryKey: ['chat', 'unread', person],
    queryFn: async ({ signal }) => callApi(getUnread, {}, { signal }),
    enabled: person !== undefined,
    select: ({ conversations }): UnreadChats => {
      const sum = (type: string): number =>
        conversations.reduce((all, one) => all + (one.chatType === type ? one.unread : 0), 0);
      return {
        orders: sum('writerToCustomer'),
        admin: sum('writerToAdmin'),
        conversations: conversations.filter(({ unread }) => unread > 0),
      };
    },
  });

const none: UnreadChats = { orders: 0, admin: 0, conversations: [] };

/** Counts without the chat's own code; nothing is asked where the site has no chat, or for a reviewer. */
export const useUnreadChats = (): UnreadChats => {
  const { user } = usePortal();
  const { loader } = useRemotes();
  const hasChat = loader.remotes.some(({ manifest }) => manifest.slots.includes('order.chat'));
  const person = user && hasNotices(user.role) && hasChat ? user._id : undefined;
  return useQuery(unreadChatsQuery(person)).data ?? none;
};
