import { z } from '@portal/shared-contracts/schema';
import { sentence } from '../errors.ts';
import { limits } from '../limits.ts';
import { id } from '../scalars.ts';
import { chatFile, chatMessage, chatPerson, conversationRef, messageType } from './chat.schema.ts';

/**
 * The socket's frames. Each is one flat JSON object whose `type` is the message name, which is why a sent
 * message calls its kind `message_type` (SC-16). Fields beyond the specification are optional, so an older
 * client still works.
 */

/** Paths under which the chat's socket answers; the first is the client's. */
export const CHAT_PATHS = ['/ws', '/'] as const;

const seq = z.number().int().nonnegative();

/** Opens a conversation on this socket (CH-06). `sent_by` is accepted and ignored: the session decides. */
export const subscribeFrame = conversationRef.extend({
  type: z.literal('subscribe'),
  sent_by: z.string().nullish(),
});

/** Asks for history: the latest page, the page `before` a place, or everything `after` one. */
export const requestAllMessagesFrame = conversationRef.extend({
  type: z.literal('request_all_messages'),
  before: seq.optional(),
  after: seq.optional(),
});

/** Sends a message (CH-07). */
export const newMessageFrame = conversationRef.extend({
  type: z.literal('new_message'),
  sent_by: z.string().nullish(),
  sentToWriter: z.boolean().nullish(),
  message_type: messageType,
  content: z.string().max(limits.chat.messageLength).nullish(),
  data: chatFile.nullish(),
  client_id: z.string().min(1).max(100).optional(),
});

/** Everything up to this place was seen. */
export const seenFrame = conversationRef.extend({ type: z.literal('seen'), upTo: seq });

/** The person is writing. */
export const typingFrame = conversationRef.extend({ type: z.literal('typing') });

/** Asks whether the other end is there (CH-09). */
export const pingFrame = z.object({ type: z.literal('ping') });

/** What a client may send. */
export const clientFrame = z.discriminatedUnion('type', [
  subscribeFrame,
  requestAllMessagesFrame,
  newMessageFrame,
  seenFrame,
  typingFrame,
  pingFrame,
]);

/** What a client may send, before parsing. */
export type ClientFrame = z.input<typeof clientFrame>;

/** History of a conversation (CH-08). */
export const allMessagesFrame = conversationRef.extend({
  type: z.literal('all_messages'),
  messages: z.array(chatMessage),
  writers: z.array(chatPerson),
  clientName: z.string().nullable(),
  /** Which request this answers. */
  range: z.enum(['latest', 'before', 'after']),
  /** Older messages exist before the first of these. */
  has_older: z.boolean(),
  /** Newer messages exist after the last of these; only for `after`. */
  has_newer: z.boolean().optional(),
  /** Last place that the reader has seen. */
  read_upto: seq,
  /** Last place that the other side has seen; 0 where the reader may not know. */
  seen_upto: seq,
  can_send: z.boolean(),
});

/** A message was stored; its sender hears it too, and knows it by `client_id`. */
export const storedMessageFrame = z.object({
  type: z.literal('new_message'),
  message: chatMessage,
});

/** A message was not stored and will not be. */
export const refusedMessageFrame = z.object({
  type: z.literal('message_refused'),
  client_id: z.string(),
  code: z.string(),
  message: z.string(),
  refusal: sentence.optional(),
});

/** Somebody of the other side has seen up to a place. */
export const seenByFrame = conversationRef.extend({
  type: z.literal('seen'),
  by: id,
  upTo: seq,
});

/** Somebody is writing. */
export const typingByFrame = conversationRef.extend({
  type: z.literal('typing'),
  by: id,
  name: z.string(),
  /** Who of the firm it is; admins alone are told. */
  colleague: z.string().optional(),
});

/** Answers a ping. */
export const pongFrame = z.object({ type: z.literal('pong') });

/** A frame was refused; the socket stays open unless it is closed with a code. */
export const errorFrame = z.object({
  type: z.literal('error'),
  code: z.string(),
  message: z.string(),
  refusal: sentence.optional(),
});

/** What the server may send. */
export const serverFrame = z.discriminatedUnion('type', [
  allMessagesFrame,
  storedMessageFrame,
  refusedMessageFrame,
  seenByFrame,
  typingByFrame,
  pongFrame,
  errorFrame,
]);

/** What the server may send. */
export type ServerFrame = z.infer<typeof serverFrame>;

/** History as it arrives. */
export type AllMessagesFrame = z.infer<typeof allMessagesFrame>;

/** A refusal of a message as it arrives. */
export type RefusedMessageFrame = z.infer<typeof refusedMessageFrame>;

/** The server closes a socket with this code when it sends more frames than a person can. */
export const CHAT_FLOOD = 4429;

/** The server closes a socket with this standard code when it met something that it did not expect. */
export const CHAT_UNEXPECTED = 1011;
