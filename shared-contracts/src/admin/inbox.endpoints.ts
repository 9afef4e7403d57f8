import { z } from '@portal/shared-contracts/schema';
import { chatType, messageType } from '../chat/chat.schema.ts';
import { defineEndpoint } from '../endpoint.ts';
import { limits } from '../limits.ts';
import { done, id, timestamp } from '../scalars.ts';
import { baseVersion, listInput, listOf, rowVersion } from '../lists.ts';

const area = 'orders';
const access = ['admin'] as const;

/** What the inbox can be narrowed to; without one it shows all that is not done (BO-106). */
export const inboxStates = ['unread', 'mine', 'waiting', 'done'] as const;

/** The last message of a conversation. */
export const inboxMessage = z.object({
  type: messageType,
  /** What was written, or the name of a file. */
  text: z.string(),
  senderName: z.string(),
  /** Who of the firm wrote it. */
  colleague: z.string().nullable(),
  createdAt: timestamp,
});

/** A conversation as the firm's inbox lists it. */
export const inboxConversation = z.object({
  _id: id,
  chatType,
  order_id: id.nullable(),
  /** The writer of a conversation with the firm. */
  userId: id.nullable(),
  orderNumber: z.string(),
  packageName: z.string(),
  customerName: z.string().nullable(),
  writerName: z.string().nullable(),
  /** Place of the last message. */
  lastSeq: z.number().int(),
  /** How many messages nobody of the firm has read. */
  unread: z.number().int().nonnegative(),
  last: inboxMessage.nullable(),
  /** Since when somebody waits for an answer of the firm or of its writer. */
  waitingSince: timestamp.nullable(),
  isDone: z.boolean(),
});

/** {@link inboxConversation} as a type. */
export type InboxConversation = z.output<typeof inboxConversation>;

/** Writers' conversations with the firm and those beside orders, unread first. */
export const listInbox = defineEndpoint({
  method: 'GET',
  path: '/api/admin/inbox',
  access,
  area,
  summary: 'Conversations of the firm, unread first',
  input: z.object({
    state: z.enum(inboxStates).optional(),
    kind: chatType.optional(),
    /** An order's number, or how a name or an address begins. */
    search: z.string().trim().max(limits.firm.search).optional(),
    ...listInput,
  }),
  output: listOf(inboxConversation),
});

const one = z.object({ status: z.literal(true), conversation: inboxConversation });

/** One of them. */
export const readInboxConversation = defineEndpoint({
  method: 'GET',
  path: '/api/admin/inbox/{id}',
  access,
  area,
  summary: 'One conversation of the inbox',
  input: z.object({ id }),
  output: one,
});

/** Puts a conversation away as far as it was seen; the next message brings it back. */
export const finishConversation = defineEndpoint({
  method: 'POST',
  path: '/api/admin/inbox/{id}/done',
  access,
  area,
  summary: 'Put a conversation of the inbox away',
  input: z.object({ id, upTo: z.number().int().nonnegative() }),
  output: one,
});

/** Brings a conversation back that was put away. */
export const reopenConversation = defineEndpoint({
  method: 'POST',
  path: '/api/admin/inbox/{id}/reopen',
  access,
  area,
  summary: 'Bring a conversation back into the inbox',
  input: z.object({ id }),
  output: one,
});

const replyContent = {
  title: z.string().trim().min(1).max(limits.savedReplies.title),
  text: z.string().trim().min(1).max(limits.savedReplies.text),
};

/** Something that the firm writes again and again. */
export const savedReply = z.object({ _id: id, ...replyContent, version: rowVersion });

/** {@link savedReply} as a type. */
export type SavedReply = z.output<typeof savedReply>;

const REPLIES = '/api/admin/saved-replies';
const oneReply = z.object({ status: z.literal(true), reply: savedReply });

/** The saved replies of the firm, by title. */
export const listSavedReplies = defineEndpoint({
  method: 'GET',
  path: REPLIES,
  access,
  area,
  summary: 'Saved replies',
  input: z.object({ ...listInput }),
  output: listOf(savedReply),
});

/** One of them. */
export const readSavedReply = defineEndpoint({
  method: 'GET',
  path: `${REPLIES}/{id}`,
  access,
  area,
  summary: 'One saved reply',
  input: z.object({ id }),
  output: oneReply,
});

/** Adds one; the same idempotency key again finds the same reply. */
export const createSavedReply = defineEndpoint({
  method: 'POST',
  path: REPLIES,
  access,
  area,
  summary: 'Save a reply',
  input: z.object(replyContent),
  output: oneReply,
});

/** Changes one for whoever has seen how it stands. */
export const changeSavedReply = defineEndpoint({
  method: 'PATCH',
  path: `${REPLIES}/{id}`,
  access,
  area,
  summary: 'Change a saved reply',
  input: z.object({ id, baseVersion, ...replyContent }),
  output: oneReply,
});

/** Removes one; nothing hangs on it. */
export const deleteSavedReply = defineEndpoint({
  method: 'DELETE',
  path: `${REPLIES}/{id}`,
  access,
  area,
  summary: 'Delete a saved reply',
  input: z.object({ id }),
  output: done,
});
