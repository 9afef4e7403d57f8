import { CHAT_PATHS, getUnread } from '@portal/shared-contracts/chat';
import type { PortalApp } from '../../http/portal-app.ts';
import { bindEndpoint } from '../../http/endpoints/bind-endpoint.ts';
import type { LiveNews } from '../live/live.service.ts';
import { chatHub } from './chat-hub.ts';
import { chatSocket } from './chat.socket.ts';
import { countUnread } from './conversations.repository.ts';

/** The conversations: their socket and the unread counts. */
export const registerChat = (app: PortalApp, news: LiveNews): void => {
  bindEndpoint(app, getUnread, async (_input, ctx) => {
    const counts = await countUnread(
      ctx.db,
      ctx.actor.id,
      !ctx.site.settings.website_settings.disable_writer_customer_chat,
    );
    return {
      status: true as const,
      total: counts.reduce((sum, { unread }) => sum + unread, 0),
      conversations: counts.map(({ chatType, orderId, unread }) => ({
        chatType,
        order_id: orderId,
        unread,
      })),
    };
  });
  const hub = chatHub(app, news);
  for (const path of CHAT_PATHS) app.portal.sockets.bind(path, chatSocket(hub));
};
