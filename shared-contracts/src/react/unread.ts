import { createContext, useContext } from 'react';
import type { UnreadConversation } from '../chat/index.ts';

/** Unread chat messages by order, as the shell counts them; empty where the site has no chat. */
export const UnreadContext = createContext<ReadonlyMap<string, number>>(new Map());

/** The conversations with something unread, as the shell reads them; empty where the site has no chat. */
export const UnreadConversationsContext = createContext<readonly UnreadConversation[]>([]);

/**
 * How many chat messages of an order wait to be read, live.
 *
 * @example
 * const unread = useUnreadMessages(order._id);
 */
export const useUnreadMessages = (orderId: string): number =>
  useContext(UnreadContext).get(orderId) ?? 0;

/**
 * Each conversation in which something waits to be read, live: from whom, how much, about which order.
 *
 * @example
 * const conversations = useUnreadConversations();
 */
export const useUnreadConversations = (): readonly UnreadConversation[] =>
  useContext(UnreadConversationsContext);
