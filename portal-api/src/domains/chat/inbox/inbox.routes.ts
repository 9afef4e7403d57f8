import {
  finishConversation,
  listInbox,
  readInboxConversation,
  reopenConversation,
} from '@portal/shared-contracts/admin';
import { bindEndpoint } from '../../../http/endpoints/bind-endpoint.ts';
import type { PortalApp } from '../../../http/portal-app.ts';
import { getConversation, putAway, readInbox } from './inbox.service.ts';

/** The firm's inbox; what is said in it goes by the chat's socket. */
export const registerInbox = (app: PortalApp): void => {
  bindEndpoint(app, listInbox, (asked, ctx) => readInbox(ctx, asked));

  bindEndpoint(app, readInboxConversation, async ({ id }, ctx) => ({
    status: true,
    conversation: await getConversation(ctx, id),
  }));

  bindEndpoint(app, finishConversation, async ({ id, upTo }, ctx) => ({
    status: true,
    conversation: await putAway(ctx, id, upTo),
  }));

  bindEndpoint(app, reopenConversation, async ({ id }, ctx) => ({
    status: true,
    conversation: await putAway(ctx, id, 0),
  }));
};
