import { z } from '@portal/shared-contracts/schema';
import { chatFile, messageType, type ClientFrame } from '@portal/shared-contracts/chat';

/** A message that the server has not confirmed yet, as the browser keeps it. */
export const outgoingMessage = z.object({
  clientId: z.string(),
  kind: messageType,
  content: z.string().optional(),
  /** The uploaded file; missing while the bytes have not arrived. */
  data: chatFile.optional(),
  /** Name shown while the file is on its way. */
  fileName: z.string().optional(),
  /** Milliseconds since 1970; the order of the outbox. */
  at: z.number(),
  /** Why the server or the upload refused it; shown beside Retry. */
  failure: z.string().optional(),
});

/** A message that the server has not confirmed yet. */
export type OutgoingMessage = z.output<typeof outgoingMessage>;

/** Which conversation this is, on the wire. */
export interface ConversationTarget {
  chatType: 'writerToCustomer' | 'writerToAdmin';
  order_id?: string;
  userId?: string;
}

/** Whether a file waits for one that was chosen before it, so that both arrive in the order of choosing. */
export const isBehindUpload = (
  outgoing: readonly OutgoingMessage[],
  { clientId, kind }: OutgoingMessage,
): boolean => {
  if (kind !== 'file') return false;
  const own = outgoing.findIndex((message) => message.clientId === clientId);
  return outgoing
    .slice(0, Math.max(own, 0))
    .some((message) => message.kind === 'file' && !message.data && message.failure === undefined);
};

/** The frame that sends it, or nothing while its file is not uploaded. */
export const sendFrame = (
  target: ConversationTarget,
  message: OutgoingMessage,
  me: { id: string; role: string },
): ClientFrame | undefined => {
  if (message.kind === 'file' && !message.data) return undefined;
  return {
    type: 'new_message',
    ...target,
    sent_by: me.id,
    sentToWriter: me.role === 'user',
    message_type: message.kind,
    client_id: message.clientId,
    ...(message.kind === 'file' ? { data: message.data } : { content: message.content }),
  };
};
