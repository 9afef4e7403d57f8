import { Refusal } from '@portal/shared-contracts/refusals';
import type { AllMessagesFrame, ConversationRef } from '@portal/shared-contracts/chat';
import type { Actor, SiteContext } from '../../../kernel/context.ts';
import { getOrder } from '../../orders/orders.service.ts';
import { canReadChat, canWriteChat } from './chat.policy.ts';
import { findReadMarks } from '../unread/reads.repository.ts';
import {
  type Conversation,
  conversationOfOrder,
  type ConversationMembers,
} from './conversation.record.ts';
import { findOrderMembers } from './conversations.repository.ts';
import { listMessages } from '../messages/messages.repository.ts';

const refuse = (): never => {
  throw new Refusal('conversation-unknown');
};

const fullName = (
  person: { firstName: string; lastName: string } | null | undefined,
): string | null => (person ? `${person.firstName} ${person.lastName}`.trim() : null);

const ofOrder = async (ctx: SiteContext, orderId: string): Promise<Conversation> => {
  const order = (await getOrder(ctx.db, orderId)) ?? refuse();
  return {
    id: conversationOfOrder(order._id),
    chatType: 'writerToCustomer',
    orderId: order._id,
    clientId: order.client_id,
    writerId: order.writer_id ?? null,
    clientName: fullName(order.customer),
    writer:
      order.writer_id && order.writerDetails
        ? { _id: order.writer_id, ...order.writerDetails }
        : null,
  };
};

/** A writer's conversation with the admin. */
export const withAdmin = (writer: {
  id: string;
  firstName: string;
  lastName: string;
}): Conversation => ({
  id: `admin:${writer.id}`,
  chatType: 'writerToAdmin',
  orderId: null,
  clientId: null,
  writerId: writer.id,
  clientName: null,
  writer: { _id: writer.id, firstName: writer.firstName, lastName: writer.lastName },
});

/**
 * The conversation that a frame names, when the person may read it.
 *
 * @throws Refusal `not-found` for an unknown and a foreign one alike, `forbidden` where chat is switched off.
 */
export const requireConversation = async (
  ctx: SiteContext,
  actor: Actor,
  ref: ConversationRef,
): Promise<Conversation> => {
  const conversation =
    ref.chatType === 'writerToAdmin'
      ? withAdmin(actor)
      : await ofOrder(ctx, ref.order_id ?? refuse());
  if (!canReadChat(actor, conversation)) refuse();
  requireSwitchedOn(ctx, ref);
  return conversation;
};

/**
 * Whose the named conversation is, by one small statement: for what happens at every key and every glance.
 *
 * @throws Refusal like `requireConversation`.
 */
export const requireMembership = async (
  ctx: SiteContext,
  actor: Actor,
  ref: ConversationRef,
): Promise<ConversationMembers> => {
  const members =
    ref.chatType === 'writerToAdmin'
      ? withAdmin(actor)
      : await findOrderMembers(ctx.db, ref.order_id ?? refuse());
  if (!members || !canReadChat(actor, members)) return refuse();
  requireSwitchedOn(ctx, ref);
  return members;
};

/**
 * Nothing is said beside orders where the site has switched that chat off, also on sockets that were open before.
 *
 * @throws Refusal `forbidden`.
 */
export const requireSwitchedOn = (ctx: SiteContext, ref: ConversationRef): void => {
  const { disable_writer_customer_chat } = ctx.site.settings.website_settings;
  if (ref.chatType === 'writerToCustomer' && disable_writer_customer_chat)
    throw new Refusal('chat-off');
};

/** A page of history as the reader gets it; reviewers are told nothing of who has seen what. */
export const readHistory = async (
  ctx: SiteContext,
  actor: Actor,
  conversation: Conversation,
  range: { before?: number | undefined; after?: number | undefined },
): Promise<AllMessagesFrame> => {
  const page = await listMessages(ctx.db, conversation.id, range);
  const marks = await findReadMarks(ctx.db, conversation.id, actor.id);
  return {
    type: 'all_messages',
    chatType: conversation.chatType,
    order_id: conversation.orderId,
    messages: page.messages,
    writers: conversation.writer ? [conversation.writer] : [],
    clientName: conversation.clientName,
    range: range.after !== undefined ? 'after' : range.before !== undefined ? 'before' : 'latest',
    has_older: page.hasOlder,
    ...(page.hasNewer ? { has_newer: true } : {}),
    read_upto: marks.own,
    seen_upto: actor.role === 'reviewer' ? 0 : marks.others,
    can_send: canWriteChat(actor, conversation),
  };
};
