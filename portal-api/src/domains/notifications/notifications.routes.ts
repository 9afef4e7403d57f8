import {
  clearNotification,
  clearNotifications,
  listNotifications,
} from '@portal/shared-contracts/notifications';
import type { PortalApp } from '../../http/portal-app.ts';
import { bindEndpoint } from '../../http/endpoints/bind-endpoint.ts';

export const registerNotifications = (app: PortalApp): void => {
  bindEndpoint(app, listNotifications, async (_input, ctx) => ({
    status: true,
    notifications: await ctx.notifications.list(ctx.actor.id),
  }));

  bindEndpoint(app, clearNotifications, async ({ notificationsIds }, ctx) => ({
    status: true,
    newNotifications: await ctx.notifications.clear(ctx.actor.id, notificationsIds),
  }));

  bindEndpoint(app, clearNotification, async ({ notificationsId }, ctx) => ({
    status: true,
    newNotifications: await ctx.notifications.clear(ctx.actor.id, [notificationsId]),
  }));
};
