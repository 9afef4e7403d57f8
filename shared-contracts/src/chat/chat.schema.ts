import { z } from '@portal/shared-contracts/schema';
import { storedFile } from '../files.ts';
import { limits } from '../limits.ts';
import { id, timestamp } from '../scalars.ts';

/** The two kinds of conversation (CH-06): beside an order, and a writer's with the admin. */
export const chatType = z.enum(['writerToCustomer', 'writerToAdmin']);

/** One of the two kinds of conversation. */
export type ChatType = z.infer<typeof chatType>;

/** What a message is; `message_type` where it is sent, `type` where it is received (SC-16). */
export const messageType = z.enum(['text', 'file']);

/** The file of a message. */
export const chatFile = storedFile
  .pick({ key: true, mimetype: true, originalname: true })
  .extend({ size: z.number().int().nonnegative().optional() });

/** The file of a message. */
export type ChatFile = z.infer<typeof chatFile>;

/** Sender id of whatever the firm says, whichever admin wrote it. */
export const ADMIN_SENDER = 'admin';

/** A stored message as everybody receives it (SC-16). */
export const chatMessage = z.object({
  _id: id,
  /** Place in the conversation: the one order for everybody, without gaps. */
  seq: z.number().int().positive(),
  /** The sender's own id of the message: the same one is stored once, however often it is sent. */
  client_id: z.string().max(100),
  type: messageType,
  content: z.string().max(limits.chat.messageLength).optional(),
  data: chatFile.optional(),
  sent_by: id,
  sender_name: z.string(),
  order_id: id.nullable(),
  writerName: z.string().nullable(),
  createdAt: timestamp,
  /** Who of the firm wrote it under the firm's name; admins alone are told (BO-107). */
  colleague: z.string().optional(),
});

/** A stored message. */
export type ChatMessage = z.infer<typeof chatMessage>;

/** Which conversation a frame is about: the order's, or the writer's with the admin. */
export const conversationRef = z.object({
  chatType: chatType.default('writerToCustomer'),
  order_id: id.nullish(),
  userId: id.nullish(),
});

/** Which conversation a frame is about. */
export type ConversationRef = z.infer<typeof conversationRef>;

/** A person of a conversation, for names beside messages. */
export const chatPerson = z.object({ _id: id, firstName: z.string(), lastName: z.string() });

/** Unread messages of one conversation. */
export const unreadConversation = z.object({
  chatType,
  order_id: id.nullable(),
  unread: z.number().int().nonnegative(),
  /** Number and package of the order, and who writes to the reader; empty in the chat with the admin. */
  orderNumber: z.string().default(''),
  packageName: z.string().default(''),
  personName: z.string().default(''),
});
/** Unread messages of one conversation. */
export type UnreadConversation = z.output<typeof unreadConversation>;
