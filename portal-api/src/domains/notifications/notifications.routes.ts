import {
  clearNotification,
  clearNotifications,
  listNotifications,
} from '@portal/shared-contracts/notifications';
import type { PortalApp } from '../../http/portal-app.ts';
import { readerOf } from '../../kernel/notifications.ts';
import { bindEndpoint } from '../../http/endpoints/bind-endpoint.ts';

export const registerNotifications = (app: PortalApp): void => {
  bindEndpoint(app, listNotifications, async (_input, ctx) => ({
    status: true,
    notifications: await ctx.notifications.list(readerOf(ctx)),
  }));

  bindEndpoint(app, clearNotifications, async ({ notificationsIds }, ctx) => ({
    status: true,
    newNotifications: await ctx.notifications.clear(readerOf(ctx), notificationsIds),
  }));

  bindEndpoint(app, clearNotification, async ({ notificationsId }, ctx) => ({
    status: true,
    newNotifications: await ctx.notifications.clear(readerOf(ctx), [notificationsId]),
  }));
};
