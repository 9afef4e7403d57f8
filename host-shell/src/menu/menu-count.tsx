import { routes } from '@portal/shared-contracts/remote';
import type { UnreadChats } from '../unread/unread-chats.ts';

const MOST_SHOWN = 99;

/** The unread messages that wait behind a line of the menu: orders have their chats, `/chat` the admin's. */
export const countBehind = (to: string, unread: UnreadChats): number => {
  if (to === routes.ordersList({})) return unread.orders;
  return to === routes.chat({}) ? unread.admin : 0;
};

/** The number on a line of the menu; nothing while nothing waits. Screen readers get it as a sentence. */
export const MenuCount = ({ count }: { count: number }) => {
  if (count === 0) return null;
  return (
    <span className="menu-count" aria-hidden="true">
      {count > MOST_SHOWN ? `${MOST_SHOWN}+` : count}
    </span>
  );
};
