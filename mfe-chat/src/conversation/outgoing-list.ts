import type { ChatMessage } from '@portal/shared-contracts/chat';
import type { OutgoingMessage } from './outgoing.ts';

type OutgoingList = readonly OutgoingMessage[];

/** The list without messages of this person that the server turned out to have; the same list if there are none. */
export const withoutStored = (
  outgoing: OutgoingList,
  arrived: readonly ChatMessage[],
  me: string,
): OutgoingList => {
  const stored = new Set(
    arrived.filter(({ sent_by }) => sent_by === me).map(({ client_id }) => client_id),
  );
  return outgoing.some(({ clientId }) => stored.has(clientId))
    ? outgoing.filter(({ clientId }) => !stored.has(clientId))
    : outgoing;
};

/** The list with one message changed. */
export const withChange = (
  outgoing: OutgoingList,
  clientId: string,
  change: (message: OutgoingMessage) => OutgoingMessage,
): OutgoingList =>
  outgoing.map((message) => (message.clientId === clientId ? change(message) : message));

/** The list with the reason why one message was not sent. */
export const withFailure = (
  outgoing: OutgoingList,
  clientId: string,
  reason: string,
): OutgoingList => withChange(outgoing, clientId, (message) => ({ ...message, failure: reason }));

/** The same of a file that the server no longer has: its bytes have to be uploaded again. */
export const withoutFile = (
  outgoing: OutgoingList,
  clientId: string,
  reason: string,
): OutgoingList =>
  withChange(outgoing, clientId, ({ data: _gone, ...message }) => ({
    ...message,
    failure: reason,
  }));

/** The list with what the outbox held, in the order in which it was written. */
export const withRestored = (outgoing: OutgoingList, restored: OutgoingList): OutgoingList => {
  const known = new Set(outgoing.map(({ clientId }) => clientId));
  const missing = restored.filter(({ clientId }) => !known.has(clientId));
  return [...missing, ...outgoing].sort((a, b) => a.at - b.at);
};
