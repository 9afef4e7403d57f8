import { createContext, useContext } from 'react';

/** Unread chat messages by order, as the shell counts them; empty where the site has no chat. */
export const UnreadContext = createContext<ReadonlyMap<string, number>>(new Map());

/**
 * How many chat messages of an order wait to be read, live.
 *
 * @example
 * const unread = useUnreadMessages(order._id);
 */
export const useUnreadMessages = (orderId: string): number =>
  useContext(UnreadContext).get(orderId) ?? 0;
