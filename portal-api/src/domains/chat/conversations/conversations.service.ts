import { Refusal } from '@portal/shared-contracts/refusals';
import type { AllMessagesFrame, ConversationRef } from '@portal/shared-contracts/chat';
import type { Actor, SiteContext } from '../../../kernel/context.ts';
import { findOrder } from '../../orders/orders.service.ts';
import { findPerson } from '../../people/people.service.ts';
import { getFirmMarks } from '../unread/firm-marks.repository.ts';
import { getReadMarks } from '../unread/reads.repository.ts';
import { canReadChat, canWriteChat, isOfFirm } from '../chat.policy.ts';
import {
  type Conversation,
  conversationOfOrder,
  type ConversationMembers,
} from '../records/conversation.record.ts';
import { findOrderMembers } from './conversations.repository.ts';
import { withoutColleague } from '../records/message.record.ts';
import { listMessages } from '../messages/messages.repository.ts';

export { conversationsOfPerson } from './person-conversations.repository.ts';

const refuse = (): never => {
  throw new Refusal('conversation-unknown');
};

const fullName = (
  person: { firstName: string; lastName: string } | null | undefined,
): string | null => (person ? `${person.firstName} ${person.lastName}`.trim() : null);

const ofOrder = async (ctx: SiteContext, orderId: string): Promise<Conversation> => {
  const order = (await findOrder(ctx.db, orderId)) ?? refuse();
  return {
    id: conversationOfOrder(order._id),
    chatType: 'writerToCustomer',
    orderId: order._id,
    clientId: order.client_id,
    writerId: order.writer_id ?? null,
    isClosed: order.cancelledAt !== null,
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

// A writer has one such conversation; the firm has one with each, which the frame names.
const getWithAdmin = async (
  ctx: SiteContext,
  actor: Actor,
  userId: string | null | undefined,
): Promise<Conversation> => {
  if (!isOfFirm(actor)) return withAdmin(actor);
  const writer = await findPerson(ctx.db, userId ?? refuse());
  if (writer?.role !== 'writer') return refuse();
  return withAdmin({ id: writer.id, firstName: writer.first_name, lastName: writer.last_name });
};

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
      ? await getWithAdmin(ctx, actor, ref.userId)
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
      ? await getWithAdmin(ctx, actor, ref.userId)
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

/** How far the reader has read, and the other side; beside orders nobody but the two sides is told of the latter. */
const readMarks = async (ctx: SiteContext, actor: Actor, { id, chatType }: Conversation) => {
  const isOwn = chatType === 'writerToAdmin';
  const marks = isOfFirm(actor)
    ? await getFirmMarks(ctx.db, id)
    : await getReadMarks(ctx.db, id, actor.id);
  const isTold = actor.role !== 'reviewer' && (isOwn || !isOfFirm(actor));
  return { read_upto: marks.own, seen_upto: isTold ? marks.others : 0 };
};

/** A page of history as the reader gets it; who of the firm wrote is told to the firm alone. */
export const readHistory = async (
  ctx: SiteContext,
  actor: Actor,
  conversation: Conversation,
  range: { before?: number | undefined; after?: number | undefined },
): Promise<AllMessagesFrame> => {
  const page = await listMessages(ctx.db, conversation.id, range);
  return {
    type: 'all_messages',
    chatType: conversation.chatType,
    order_id: conversation.orderId,
    messages: isOfFirm(actor) ? page.messages : page.messages.map(withoutColleague),
    writers: conversation.writer ? [conversation.writer] : [],
    clientName: conversation.clientName,
    range: range.after !== undefined ? 'after' : range.before !== undefined ? 'before' : 'latest',
    has_older: page.hasOlder,
    ...(page.hasNewer ? { has_newer: true } : {}),
    ...(await readMarks(ctx, actor, conversation)),
    can_send: canWriteChat(actor, conversation),
  };
};
