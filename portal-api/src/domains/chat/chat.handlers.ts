import { AppError } from '@portal/shared-contracts';
import type { ConversationRef, clientFrame, ServerFrame } from '@portal/shared-contracts/chat';
import type { z } from 'zod';
import type { SiteContext } from '../../kernel/context.ts';
import type { OpenSocket } from '../../http/sockets/open-socket.ts';
import type { ChatHub } from './chat-hub.ts';
import type { Conversation } from './chat.record.ts';
import { readHistory, requireConversation, requireSwitchedOn } from './chat.service.ts';
import { markRead, openConversation } from './conversations.repository.ts';
import { knownConversations } from './known-conversations.ts';
import { ConversationMoved } from './message-writer.ts';
import type { Stored } from './message-batches.repository.ts';
import { sendMessage } from './send-message.ts';
import { announceUnread } from './unread.service.ts';

/** A frame of a client, checked. */
export type Frame = z.output<typeof clientFrame>;

type FrameOf<T extends Frame['type']> = Extract<Frame, { type: T }>;

/** What a frame does; `ctx` has the site's settings of now. */
export type ChatHandlers = {
  [T in Frame['type']]: (socket: OpenSocket, frame: FrameOf<T>, ctx: SiteContext) => Promise<void>;
};

const reply = (socket: OpenSocket, frame: ServerFrame): void => socket.send(frame);

const membersOf = ({ clientId, writerId }: Conversation): string[] =>
  [clientId, writerId].filter((id) => id !== null);

export const chatHandlers = (hub: ChatHub): ChatHandlers => {
  const known = knownConversations();
  const subscribed = new WeakMap<OpenSocket, ConversationRef>();

  // An older client names the conversation once, when it subscribes.
  const refOf = (
    socket: OpenSocket,
    { chatType, order_id, userId }: ConversationRef,
  ): ConversationRef => {
    const isNamed = chatType === 'writerToAdmin' || order_id != null;
    return (isNamed ? undefined : subscribed.get(socket)) ?? { chatType, order_id, userId };
  };

  const enter = async (socket: OpenSocket, frame: ConversationRef, ctx: SiteContext) => {
    const ref = refOf(socket, frame);
    known.forget(socket, ref);
    const conversation = await requireConversation(ctx, socket.actor, ref);
    const lastSeq = await openConversation(ctx.db, conversation, ctx.now());
    known.remember(socket, ref, conversation);
    return { conversation, lastSeq };
  };

  const store = async (
    socket: OpenSocket,
    frame: FrameOf<'new_message'>,
    ctx: SiteContext,
  ): Promise<Stored> => {
    const ref = refOf(socket, frame);
    requireSwitchedOn(ctx, ref);
    const write = async (conversation: Conversation) =>
      sendMessage(ctx, socket.actor, conversation, frame, hub.writer(ctx));
    const remembered = known.find(socket, ref);
    if (remembered)
      try {
        return await write(remembered);
      } catch (error) {
        if (!(error instanceof ConversationMoved)) throw error;
      }
    return write((await enter(socket, frame, ctx)).conversation);
  };

  return {
    ping: async (socket) => reply(socket, { type: 'pong' }),

    subscribe: async (socket, frame, ctx) => {
      const { conversation, lastSeq } = await enter(socket, frame, ctx);
      subscribed.set(socket, frame);
      hub.rooms.join(socket, conversation.id, lastSeq);
    },

    request_all_messages: async (socket, frame, ctx) => {
      const { conversation } = await enter(socket, frame, ctx);
      await hub.rooms.whileReading(socket, conversation.id, async () => {
        const history = await readHistory(ctx, socket.actor, conversation, frame);
        reply(socket, history);
        return history.messages.at(-1)?.seq ?? 0;
      });
    },

    new_message: async (socket, frame, ctx) => {
      try {
        const { message, conversationId, isNew } = await store(socket, frame, ctx);
        // A repeat is not news to the others, but its sender still has to learn that it arrived.
        if (!isNew || !hub.rooms.isIn(socket, conversationId))
          reply(socket, { type: 'new_message', message });
      } catch (error) {
        if (!(error instanceof AppError) || frame.client_id === undefined) throw error;
        const { code, message } = error;
        reply(socket, { type: 'message_refused', client_id: frame.client_id, code, message });
      }
    },

    seen: async (socket, frame, ctx) => {
      const { actor } = socket;
      if (actor.role === 'reviewer') return;
      const { conversation } = await enter(socket, frame, ctx);
      const upTo = await markRead(ctx.db, conversation.id, actor.id, frame.upTo);
      const { chatType, orderId } = conversation;
      hub.tell(ctx, {
        conversationId: conversation.id,
        by: actor.id,
        members: membersOf(conversation),
        frame: { type: 'seen', chatType, order_id: orderId, by: actor.id, upTo },
      });
      await announceUnread(ctx, conversation.id, actor.id);
    },

    typing: async (socket, frame, ctx) => {
      const { actor } = socket;
      if (actor.role === 'reviewer') return;
      const { conversation } = await enter(socket, frame, ctx);
      const { chatType, orderId } = conversation;
      hub.tell(ctx, {
        conversationId: conversation.id,
        by: actor.id,
        members: membersOf(conversation),
        frame: { type: 'typing', chatType, order_id: orderId, by: actor.id, name: actor.firstName },
      });
    },
  };
};
