import { openOutboxDatabase, outboxScope, type OutboxOwner } from '@portal/shared-contracts/outbox';
import { outgoingMessage, type OutgoingMessage } from './outgoing.ts';

/** Messages that survive a reload until the server has confirmed them. */
export interface Outbox {
  read(): Promise<{ message: OutgoingMessage; file?: File }[]>;
  put(message: OutgoingMessage, file?: File): Promise<void>;
  remove(clientId: string): Promise<void>;
}

/** Opens the outbox of one person's conversation; nobody else on the device sees it. */
export const openOutbox = (
  { conversation, ...owner }: OutboxOwner & { conversation: string },
  databaseName?: string,
): Outbox => {
  const key = outboxScope(owner, conversation);
  const database = openOutboxDatabase(databaseName);
  return {
    read: async () => {
      const rows = await (await database).getAllFromIndex('outbox', 'scope', key);
      return rows
        .flatMap(({ message, file }) => {
          const parsed = outgoingMessage.safeParse(message);
          return parsed.success ? [{ message: parsed.data, ...(file ? { file } : {}) }] : [];
        })
        .sort((a, b) => a.message.at - b.message.at);
    },
    put: async (message, file) => {
      await (
        await database
      ).put('outbox', {
        id: `${key}|${message.clientId}`,
        scope: key,
        message,
        ...(file ? { file } : {}),
      });
    },
    remove: async (clientId) => (await database).delete('outbox', `${key}|${clientId}`),
  };
};
