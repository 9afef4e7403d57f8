import { randomUUID } from 'node:crypto';
import { acceptedEndings, fileEnding, fileNameProblem } from '@portal/shared-contracts';
import { Refusal } from '@portal/shared-contracts/refusals';
import { ADMIN_SENDER, type ChatFile, type newMessageFrame } from '@portal/shared-contracts/chat';
import type { z } from 'zod';
import type { Actor, SiteContext } from '../../../kernel/context.ts';
import { canWriteChat, isOfFirm } from '../chat.policy.ts';
import type { Conversation } from '../records/conversation.record.ts';
import type { MessageWriter } from './message-writer.ts';
import type { Stored } from './message-batches.repository.ts';

type NewMessage = z.output<typeof newMessageFrame>;

/** Who says what where, and the writer that stores it. */
interface Sending {
  actor: Actor;
  conversation: Conversation;
  frame: NewMessage;
  write: MessageWriter;
}

const textOf = (frame: NewMessage): string => {
  const text = frame.content?.trim() ?? '';
  if (text === '') throw new Refusal('chat-message-empty');
  return text;
};

const fileOf = async (
  ctx: SiteContext,
  { actor, conversation, frame }: Sending,
): Promise<ChatFile> => {
  if (!frame.data) throw new Refusal('chat-file-missing');
  const file = frame.data;
  const [stored] = await ctx.db.transaction((tx) =>
    ctx.files.attach(tx, [file], actor.id, { kind: 'chat', id: conversation.id }),
  );
  if (!stored) throw new Refusal('chat-file-gone');
  const problem = fileNameProblem(stored.originalname);
  if (problem) throw new Refusal('file-name-unfit');
  if (!(acceptedEndings.chat as readonly string[]).includes(fileEnding(stored.originalname)))
    throw new Refusal('chat-file-kind-unwanted');
  const { mimetype, originalname, size } = stored;
  return { key: file.key, mimetype, originalname, size };
};

/** Whose name stands over a message: an admin speaks as the firm, and only admins learn who it was. */
const senderOf = (ctx: SiteContext, { actor }: Sending) => {
  const name = `${actor.firstName} ${actor.lastName}`.trim();
  return isOfFirm(actor)
    ? {
        senderId: ADMIN_SENDER,
        senderName: ctx.site.settings.companyName,
        colleague: { id: actor.id, name },
      }
    : { senderId: actor.id, senderName: name, colleague: null };
};

/**
 * Stores what a person says. The sender is always the session's, whatever the frame claims.
 *
 * @throws Refusal for a reader without the right to write, an order that was called off, an empty message and a refused file.
 * @throws ConversationMoved when the conversation has other members by now: look again and try again.
 */
export const sendMessage = async (ctx: SiteContext, sending: Sending): Promise<Stored> => {
  const { actor, conversation, frame, write } = sending;
  if (conversation.isClosed) throw new Refusal('order-cancelled');
  if (!canWriteChat(actor, conversation)) throw new Refusal('conversation-read-only');
  const isFile = frame.message_type === 'file';
  return write({
    conversationId: conversation.id,
    orderId: conversation.orderId,
    clientId: frame.client_id ?? randomUUID(),
    ...senderOf(ctx, sending),
    writerName: conversation.writer
      ? `${conversation.writer.firstName} ${conversation.writer.lastName}`.trim()
      : null,
    customerId: conversation.clientId,
    writerId: conversation.writerId,
    type: frame.message_type,
    content: isFile ? null : textOf(frame),
    file: isFile ? await fileOf(ctx, sending) : null,
  });
};
