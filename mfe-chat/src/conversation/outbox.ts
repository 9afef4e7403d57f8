import { openDB, type DBSchema } from 'idb';
import { outgoingMessage, type OutgoingMessage } from './outgoing.ts';

interface OutboxRow {
  /** `scope|clientId`. */
  id: string;
  /** `site|person|conversation`: whose messages, and where to. */
  scope: string;
  message: OutgoingMessage;
  /** Its bytes until the message is confirmed. */
  file?: File;
}

interface OutboxSchema extends DBSchema {
  outbox: { key: string; value: OutboxRow; indexes: { scope: string } };
}

/** Messages that survive a reload until the server has confirmed them. */
export interface Outbox {
  read(): Promise<{ message: OutgoingMessage; file?: File }[]>;
  put(message: OutgoingMessage, file?: File): Promise<void>;
  remove(clientId: string): Promise<void>;
}

/** Opens the outbox of one person's conversation; nobody else on the device sees it. */
export const openOutbox = (
  scope: { site: string; person: string; conversation: string },
  databaseName = 'portal-chat',
): Outbox => {
  const key = `${scope.site}|${scope.person}|${scope.conversation}`;
  const database = openDB<OutboxSchema>(databaseName, 1, {
    upgrade: (db) =>
      void db.createObjectStore('outbox', { keyPath: 'id' }).createIndex('scope', 'scope'),
  });
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
