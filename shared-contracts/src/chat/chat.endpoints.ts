import { z } from '@portal/shared-contracts/schema';
import { defineEndpoint } from '../endpoint.ts';
import { unreadConversation } from './chat.schema.ts';

/** Unread messages of the signed-in person, for the menu and the page title. */
export const getUnread = defineEndpoint({
  method: 'GET',
  path: '/api/chat/unread',
  access: ['user', 'writer'],
  summary: 'Unread chat messages of the signed-in person',
  input: z.object({}),
  output: z.object({
    status: z.literal(true),
    total: z.number().int().nonnegative(),
    conversations: z.array(unreadConversation),
  }),
});
