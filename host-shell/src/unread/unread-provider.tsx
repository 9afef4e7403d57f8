import { UnreadContext, UnreadConversationsContext } from '@portal/shared-contracts/react';
import { useMemo, type ReactNode } from 'react';
import { useUnreadChats } from './unread-chats.ts';

/** Tells the pages of remotes what is unread, of whom and of which orders, from the one count that the menu shows. */
export const UnreadProvider = ({ children }: { children: ReactNode }) => {
  const { conversations } = useUnreadChats();
  const byOrder = useMemo(
    () =>
      new Map(
        conversations.flatMap(({ order_id, unread }) =>
          order_id === null ? [] : [[order_id, unread] as const],
        ),
      ),
    [conversations],
  );
  return (
    <UnreadConversationsContext value={conversations}>
      <UnreadContext value={byOrder}>{children}</UnreadContext>
    </UnreadConversationsContext>
  );
};
