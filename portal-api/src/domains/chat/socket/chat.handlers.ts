import { ADMIN_SENDER, type clientFrame, type ServerFrame } from '@portal/shared-contracts/chat';
import type { z } from 'zod';
import type { OpenSocket } from '../../../http/sockets/open-socket.ts';
import type { SiteContext } from '../../../kernel/context.ts';
import { type ConversationMembers, peopleOf } from '../records/conversation.record.ts';
import { isOfFirm } from '../chat.policy.ts';
import { readHistory } from '../conversations/conversations.service.ts';
import type { ChatHub } from '../delivery/chat-hub.ts';
import { markFirmRead } from '../unread/firm-marks.repository.ts';
import { markRead } from '../unread/reads.repository.ts';
import { announceUnread } from '../unread/unread.service.ts';
import { EnteredConversations } from './entered-conversations.ts';
import { storeMessage } from './store-message.ts';

/** A frame of a client, checked. */
export type Frame = z.output<typeof clientFrame>;

type FrameOf<T extends Frame['type']> = Extract<Frame, { type: T }>;

/** What a frame does; `ctx` has the site's settings of now. */
export type ChatHandlers = {
  [T in Frame['type']]: (socket: OpenSocket, frame: FrameOf<T>, ctx: SiteContext) => Promise<void>;
};

const reply = (socket: OpenSocket, frame: ServerFrame): void => socket.send(frame);

const newsOf = (conversation: ConversationMembers, by: string, frame: ServerFrame) => ({
  conversationId: conversation.id,
  by,
  members: peopleOf(conversation),
  frame,
});

// Beside orders the firm reads like a reviewer: neither side is told.
const readForFirm = async (
  hub: ChatHub,
  ctx: SiteContext,
  members: ConversationMembers,
  seen: number,
): Promise<void> => {
  const { id, chatType, orderId: order_id } = members;
  const upTo = await markFirmRead(ctx.db, members, seen);
  const by = ADMIN_SENDER;
  if (chatType === 'writerToAdmin')
    hub.publish(ctx, newsOf(members, by, { type: 'seen', chatType, order_id, by, upTo }));
  await announceUnread(ctx, id, by);
};

export const chatHandlers = (hub: ChatHub): ChatHandlers => {
  const entered = new EnteredConversations();
  return {
    ping: async (socket) => reply(socket, { type: 'pong' }),

    subscribe: async (socket, frame, ctx) => {
      const { conversation, lastSeq } = await entered.enter({ socket, frame, ctx });
      entered.remember({ socket, frame, ctx });
      hub.rooms.join(socket, conversation.id, lastSeq);
    },

    request_all_messages: async (socket, frame, ctx) => {
      const { conversation } = await entered.enter({ socket, frame, ctx });
      await hub.rooms.whileReading(socket, conversation.id, async () => {
        const history = await readHistory(ctx, socket.actor, conversation, frame);
        reply(socket, history);
        return history.messages.at(-1)?.seq ?? 0;
      });
    },

    new_message: async (socket, frame, ctx) => {
      const stored = await storeMessage(entered, { socket, frame, ctx }, hub.writer(ctx));
      // A repeat is not news to the others, but its sender still has to learn that it arrived.
      if (!stored.isNew || !hub.rooms.isIn(socket, stored.conversationId))
        reply(socket, { type: 'new_message', message: stored.message });
    },

    seen: async (socket, frame, ctx) => {
      const { id: by, role } = socket.actor;
      if (role === 'reviewer') return;
      const members = await entered.requireMembership({ socket, frame, ctx });
      if (isOfFirm(socket.actor)) return readForFirm(hub, ctx, members, frame.upTo);
      const { id, chatType, orderId: order_id } = members;
      const upTo = await markRead(ctx.db, id, by, frame.upTo);
      hub.publish(ctx, newsOf(members, by, { type: 'seen', chatType, order_id, by, upTo }));
      await announceUnread(ctx, id, by);
    },

    typing: async (socket, frame, ctx) => {
      const { id: by, role, firstName: name } = socket.actor;
      if (role === 'reviewer') return;
      const members = await entered.requireMembership({ socket, frame, ctx });
      const { chatType, orderId: order_id } = members;
      const typing = { type: 'typing' as const, chatType, order_id };
      if (!isOfFirm(socket.actor))
        return hub.publish(ctx, newsOf(members, by, { ...typing, by, name }));
      const asFirm = { ...typing, by: ADMIN_SENDER, name: ctx.site.settings.companyName };
      const colleague = { id: by, name };
      hub.publish(ctx, { ...newsOf(members, ADMIN_SENDER, asFirm), colleague });
    },
  };
};
