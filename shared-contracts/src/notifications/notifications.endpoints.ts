import { z } from '@portal/shared-contracts/schema';
import { defineEndpoint } from '../endpoint.ts';
import { id } from '../scalars.ts';
import { notification } from './notifications.schema.ts';

/** What waits for the signed-in person, newest first (HS-70). Reviewers get none (HS-47). */
export const listNotifications = defineEndpoint({
  method: 'GET',
  path: '/api/notifications',
  access: ['user', 'writer'],
  summary: 'Notifications of the signed-in person',
  input: z.object({}),
  output: z.object({ status: z.literal(true), notifications: z.array(notification) }),
});

const remaining = z.object({ status: z.literal(true), newNotifications: z.array(notification) });

/** Clears several notifications (HS-75). */
export const clearNotifications = defineEndpoint({
  method: 'PATCH',
  path: '/api/clear-notifications',
  access: ['user', 'writer'],
  summary: 'Clear several notifications',
  input: z.object({ notificationsIds: z.array(id).max(1000) }),
  output: remaining,
});

/** Clears one notification (HS-76); the name of the field is the wire's. */
export const clearNotification = defineEndpoint({
  method: 'PATCH',
  path: '/api/clear-single-notifications',
  access: ['user', 'writer'],
  summary: 'Clear one notification',
  input: z.object({ notificationsId: id }),
  output: remaining,
});
