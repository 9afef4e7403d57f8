import { CHAT_PATHS, getUnread } from '@portal/shared-contracts/chat';
import { bindEndpoint } from '../../http/endpoints/bind-endpoint.ts';
import type { PortalApp } from '../../http/portal-app.ts';
import type { LiveNews } from '../live/live.service.ts';
import { chatHub } from './delivery/chat-hub.ts';
import { registerInbox } from './inbox/inbox.routes.ts';
import { registerSavedReplies } from './saved-replies/saved-replies.routes.ts';
import { chatSocket } from './socket/chat.socket.ts';
import { getUnreadCounts } from './unread/unread.service.ts';

/** The conversations: their socket and the unread counts. */
export const registerChat = (app: PortalApp, news: LiveNews): void => {
  bindEndpoint(app, getUnread, (_input, ctx) => getUnreadCounts(ctx, ctx.actor.id));
  registerInbox(app);
  registerSavedReplies(app);
  const hub = chatHub(app, news);
  for (const path of CHAT_PATHS) app.portal.sockets.bind(path, chatSocket(hub));
};
