import { usePortal } from '@portal/shared-contracts/react';
import { useQuery } from '@tanstack/react-query';
import { hasNotices, notificationsQuery } from './notifications.queries.ts';
import { useUnreadChats } from './unread-chats.ts';

/** How much waits in all, notifications and chat messages; always 0 for a reviewer, who has neither. */
export const useUnread = (): number => {
  const { user } = usePortal();
  const person = user && hasNotices(user.role) ? user._id : undefined;
  const { data } = useQuery(notificationsQuery(person));
  const { orders, admin } = useUnreadChats();
  return (data?.length ?? 0) + orders + admin;
};
