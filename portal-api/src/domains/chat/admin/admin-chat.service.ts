import { randomUUID } from 'node:crypto';
import { Refusal } from '@portal/shared-contracts/refusals';
import { ADMIN_SENDER, type ChatMessage } from '@portal/shared-contracts/chat';
import type { SiteContext } from '../../../kernel/context.ts';
import type { Platform } from '../../../kernel/platform.ts';
import { publishChannel } from '../../live/live.service.ts';
import { findPersonByEmail } from '../../people/people.service.ts';
import { CHAT_CHANNEL, type ChatNews } from '../delivery/chat-news.ts';
import { withAdmin } from '../conversations/conversations.service.ts';
import { peopleOf } from '../records/conversation.record.ts';
import { openConversation } from '../conversations/conversations.repository.ts';
import { markFirmRead } from '../unread/firm-marks.repository.ts';
import { messageStore } from '../messages/message-batches.repository.ts';
import { listMessages } from '../messages/messages.repository.ts';
import { announceUnread } from '../unread/unread.service.ts';

const conversationOf = async (ctx: SiteContext, email: string) => {
  const person = await findPersonByEmail(ctx.db, email);
  if (person?.role !== 'writer') throw new Refusal('writer-unknown', { email });
  const conversation = withAdmin({
    id: person.id,
    firstName: person.first_name,
    lastName: person.last_name,
  });
  await openConversation(ctx.db, conversation);
  return conversation;
};

// A command runs in a process of its own, so the news go to the servers.
const publishNews = (platform: Platform, ctx: SiteContext, news: ChatNews): Promise<void> =>
  publishChannel(platform, { siteId: ctx.site.id, channel: CHAT_CHANNEL, payload: [news] });

/** The latest page of a writer's conversation with the admin; reading marks it as seen, live in the writer's tabs. */
export const readAsAdmin = async (
  platform: Platform,
  ctx: SiteContext,
  email: string,
): Promise<ChatMessage[]> => {
  const conversation = await conversationOf(ctx, email);
  const { messages } = await listMessages(ctx.db, conversation.id, {});
  const { id, chatType, orderId: order_id } = conversation;
  const upTo = await markFirmRead(ctx.db, conversation, messages.at(-1)?.seq ?? 0);
  await publishNews(platform, ctx, {
    conversationId: id,
    by: ADMIN_SENDER,
    members: peopleOf(conversation),
    frame: { type: 'seen', chatType, order_id, by: ADMIN_SENDER, upTo },
  });
  return messages;
};

/** The admin's answer to a writer (CH-17): stored like any message, and live in the writer's tabs. */
export const replyAsAdmin = async (
  platform: Platform,
  ctx: SiteContext,
  email: string,
  text: string,
): Promise<ChatMessage> => {
  const content = text.trim();
  if (content === '') throw new Refusal('chat-message-empty');
  const conversation = await conversationOf(ctx, email);
  const incoming = {
    conversationId: conversation.id,
    orderId: null,
    clientId: randomUUID(),
    senderId: ADMIN_SENDER,
    senderName: ctx.site.settings.companyName,
    colleague: null,
    writerName: conversation.writer
      ? `${conversation.writer.firstName} ${conversation.writer.lastName}`.trim()
      : null,
    customerId: null,
    writerId: conversation.writerId,
    type: 'text' as const,
    content,
    file: null,
  };
  const [stored] = await messageStore(ctx.db)([incoming]);
  if (!stored || stored === 'moved') throw new Error('The message was not stored');
  const { message, members } = stored;
  const frame = { type: 'new_message' as const, message };
  const conversationId = conversation.id;
  await publishNews(platform, ctx, { conversationId, by: ADMIN_SENDER, members, frame });
  for (const personId of members) await announceUnread(ctx, conversation.id, personId);
  return message;
};
