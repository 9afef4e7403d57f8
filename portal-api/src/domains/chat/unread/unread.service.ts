import { setTimeout as wait } from 'node:timers/promises';
import type { SiteContext } from '../../../kernel/context.ts';
import type { Log } from '../../../kernel/log.ts';
import { ADMIN_SENDER } from '@portal/shared-contracts/chat';
import { listHoldersOf } from '../../people/people.service.ts';
import { orderOfConversation } from '../records/conversation.record.ts';
import { countUnreadInForFirm } from './firm-marks.repository.ts';
import { countUnread, countUnreadIn } from './reads.repository.ts';

/** Tells the admins of orders how much of a conversation nobody of the firm has read. */
const announceToFirm = async (ctx: SiteContext, conversationId: string): Promise<void> => {
  const people = await listHoldersOf(ctx.db, 'orders');
  const orderId = orderOfConversation(conversationId);
  const unread = await countUnreadInForFirm(ctx.db, conversationId);
  await ctx.live.publish(
    { type: 'chat.unread-changed', ...(orderId ? { orderId } : {}), unread },
    { people },
  );
  await ctx.live.announceToAdmins(['inbox'], [conversationId]);
};

/** Tells a person, or the firm, how many messages of a conversation wait for them. */
export const announceUnread = async (
  ctx: SiteContext,
  conversationId: string,
  personId: string,
): Promise<void> => {
  if (personId === ADMIN_SENDER) return announceToFirm(ctx, conversationId);
  const orderId = orderOfConversation(conversationId);
  const unread = await countUnreadIn(ctx.db, conversationId, personId);
  await ctx.live.publish(
    { type: 'chat.unread-changed', ...(orderId ? { orderId } : {}), unread },
    { people: [personId] },
  );
};

/** Unread counts of a person, over all conversations and for each (CH-08). */
export const getUnreadCounts = async (ctx: SiteContext, personId: string) => {
  const withOrders = !ctx.site.settings.website_settings.disable_writer_customer_chat;
  const counts = await countUnread(ctx.db, personId, withOrders);
  return {
    status: true as const,
    total: counts.reduce((sum, { unread }) => sum + unread, 0),
    conversations: counts.map(({ orderId, ...named }) => ({ ...named, order_id: orderId })),
  };
};

/** Announces counts in the background. */
export interface UnreadAnnouncer {
  announce(ctx: SiteContext, conversationId: string, personId: string): void;
}

// Counting rests this many times as long as it took: in a rush it must not slow down the messages themselves.
const REST = 20;

/** One count at a time, each person's conversation once: a rush of messages ends in one number. */
export const unreadAnnouncer = (log: Log): UnreadAnnouncer => {
  const waiting = new Map<string, () => Promise<void>>();
  let isBusy = false;

  const drain = async (): Promise<void> => {
    isBusy = true;
    for (const [key, announce] of waiting) {
      waiting.delete(key);
      const started = performance.now();
      await announce().catch((error: unknown) =>
        log.error({ err: error }, 'unread counts not announced'),
      );
      await wait((performance.now() - started) * REST, undefined, { ref: false });
    }
    isBusy = false;
  };

  return {
    announce: (ctx, conversationId, personId) => {
      const key = JSON.stringify([ctx.site.id, conversationId, personId]);
      waiting.set(key, () => announceUnread(ctx, conversationId, personId));
      if (!isBusy) void drain();
    },
  };
};
