import type { PortalApp } from '../../../http/portal-app.ts';
import type { SiteContext } from '../../../kernel/context.ts';
import { type ChatFeed, chatFeed } from './chat-feed.ts';
import type { LiveNews } from '../../live/live.service.ts';
import { CHAT_CHANNEL, type ChatNews, chatNews, newsPublisher } from './chat-news.ts';
import { ADMIN_SENDER } from '@portal/shared-contracts/chat';
import { isOfFirm } from '../chat.policy.ts';
import { broadcast, type ChatRooms, chatRooms, type Room } from './chat-rooms.ts';
import { type MessageWriter, messageWriter } from '../messages/message-writer.ts';
import type { Stored } from '../messages/message-batches.repository.ts';
import { unreadAnnouncer } from '../unread/unread.service.ts';

const CATCH_UP_MILLISECONDS = 3000;

/** What the chat's sockets of this process share. */
export interface ChatHub {
  rooms: ChatRooms;
  /** The context with the site's settings of now; a socket outlives their changes. */
  fresh(ctx: SiteContext): Promise<SiteContext>;
  /** The writer of a site; its batches are heard by every process. */
  writer(ctx: SiteContext): MessageWriter;
  /** Brings a frame to everybody in a conversation, in every process. */
  publish(ctx: SiteContext, news: ChatNews): void;
}

/** The firm hears who writes, which of its own people too, and what writers have read of what it wrote to them. */
const deliverToFirm = (room: Room, { by, colleague, frame }: ChatNews): void => {
  const shown =
    frame.type === 'typing' && colleague ? { ...frame, colleague: colleague.name } : frame;
  const isReading = frame.type === 'seen';
  if (isReading && (frame.chatType !== 'writerToAdmin' || by === ADMIN_SENDER)) return;
  broadcast(room, shown, ({ actor }) => isOfFirm(actor) && actor.id !== colleague?.id);
};

const deliver = (hub: { rooms: ChatRooms; feed: ChatFeed }, siteId: string, news: ChatNews) => {
  const { conversationId, by, members, frame } = news;
  if (frame.type === 'new_message')
    return hub.feed.offer(siteId, conversationId, frame.message, members);
  const room = hub.rooms.find(siteId, conversationId);
  if (!room) return;
  broadcast(room, frame, ({ actor }) => {
    if (isOfFirm(actor)) return false;
    if (actor.role === 'reviewer') return frame.type !== 'seen';
    return actor.id !== by && members.includes(actor.id);
  });
  deliverToFirm(room, news);
};

export const chatHub = (app: PortalApp, news: LiveNews): ChatHub => {
  const { platform, sites } = app.portal;
  const { fanOut, log, database } = platform;
  const rooms = chatRooms();
  const publisher = newsPublisher(fanOut, log);
  const unread = unreadAnnouncer(log);
  const writers = new Map<string, MessageWriter>();
  const onError = (error: unknown): void => log.error({ err: error }, 'chat not caught up');
  const feed = chatFeed({ rooms, siteOf: database.site, platform: database.platform(), onError });

  const onStored = (ctx: SiteContext) => (batch: readonly Stored[]) => {
    const news = batch.map(({ conversationId, message, members }): ChatNews => ({
      conversationId,
      by: message.sent_by,
      members,
      frame: { type: 'new_message', message },
    }));
    publisher.publish(ctx.site.id, news);
    // Counts follow the messages: nobody waits for them, and a failure costs a number, not a message.
    for (const { conversationId, message, members } of batch)
      for (const personId of members)
        if (personId !== message.sent_by) unread.announce(ctx, conversationId, personId);
    for (const { conversationId } of batch) unread.announce(ctx, conversationId, ADMIN_SENDER);
  };

  const catchUp = (): void => void feed.catchUp().catch(onError);
  const timer = setInterval(catchUp, CATCH_UP_MILLISECONDS);
  timer.unref();
  fanOut.onGap(catchUp);
  news.onChannel(CHAT_CHANNEL, chatNews, (siteId, batch) => {
    for (const one of batch) deliver({ rooms, feed }, siteId, one);
  });
  app.addHook('preClose', async () => clearInterval(timer));

  return {
    rooms,
    fresh: async (ctx) => ({ ...ctx, site: (await sites.byId(ctx.site.id)) ?? ctx.site }),
    publish: (ctx, news) => publisher.publish(ctx.site.id, [news]),
    writer: (ctx) => {
      const known = writers.get(ctx.site.id);
      if (known) return known;
      const made = messageWriter(ctx, onStored(ctx));
      writers.set(ctx.site.id, made);
      return made;
    },
  };
};
