import type { ConversationRef } from '@portal/shared-contracts/chat';
import type { OpenSocket } from '../../../http/sockets/open-socket.ts';
import type { SiteContext } from '../../../kernel/context.ts';
import type { Conversation, ConversationMembers } from '../records/conversation.record.ts';
import { requireConversation, requireMembership } from '../conversations/conversations.service.ts';
import { openConversation } from '../conversations/conversations.repository.ts';
import { type KnownConversations, knownConversations } from './known-conversations.ts';

/** A frame that names a conversation, on the socket that it came by; `ctx` has the settings of now. */
export interface Named {
  socket: OpenSocket;
  frame: ConversationRef;
  ctx: SiteContext;
}

/** The conversations that sockets have entered. */
export class EnteredConversations {
  readonly #known: KnownConversations = knownConversations();
  readonly #subscribed = new WeakMap<OpenSocket, ConversationRef>();

  /** An older client names the conversation once, when it subscribes. */
  refOf({ socket, frame }: Pick<Named, 'socket' | 'frame'>): ConversationRef {
    const { chatType, order_id, userId } = frame;
    const isNamed = chatType === 'writerToAdmin' || order_id != null;
    return (isNamed ? undefined : this.#subscribed.get(socket)) ?? { chatType, order_id, userId };
  }

  /** Lets the person in and says which place was the last one. */
  async enter(named: Named): Promise<{ conversation: Conversation; lastSeq: number }> {
    const { socket, ctx } = named;
    const ref = this.refOf(named);
    this.#known.forget(socket, ref);
    const conversation = await requireConversation(ctx, socket.actor, ref);
    const lastSeq = await openConversation(ctx.db, conversation, {
      isReadOnly: socket.actor.seen !== null,
    });
    this.#known.remember(socket, ref, conversation);
    return { conversation, lastSeq };
  }

  /** Whose conversation it is at this moment, asked cheaply: typing and reading say so all the time. */
  requireMembership(named: Named): Promise<ConversationMembers> {
    return requireMembership(named.ctx, named.socket.actor, this.refOf(named));
  }

  /** The conversation as it was when the socket entered it; whoever writes checks its members again. */
  findKnown(named: Named): Conversation | undefined {
    return this.#known.find(named.socket, this.refOf(named));
  }

  remember({ socket, frame }: Named): void {
    this.#subscribed.set(socket, frame);
  }
}
