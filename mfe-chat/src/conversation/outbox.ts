import { openOutboxDatabase, outboxScope, type OutboxOwner } from '@portal/shared-contracts/outbox';
import { outgoingMessage, type OutgoingMessage } from './outgoing.ts';

/** Messages that survive a reload until the server has confirmed them. */
export interface Outbox {
  read(): Promise<{ message: OutgoingMessage; file?: File }[]>;
  put(message: OutgoingMessage, file?: File): Promise<void>;
  remove(clientId: string): Promise<void>;
}

let opened: ReturnType<typeof openOutboxDatabase> | undefined;

const forget = (): void => {
  opened = undefined;
};

// One for all conversations of the page; it makes way for a later version of the database.
const openDatabase = (): ReturnType<typeof openOutboxDatabase> => {
  if (opened) return opened;
  opened = openOutboxDatabase().then((database) => {
    database.addEventListener('close', forget);
    database.addEventListener('versionchange', () => {
      forget();
      database.close();
    });
    return database;
  });
  opened.catch(forget);
  return opened;
};

/** Opens the outbox of one person's conversation; nobody else on the device sees it. */
export const openOutbox = ({
  conversation,
  ...owner
}: OutboxOwner & { conversation: string }): Outbox => {
  const key = outboxScope(owner, conversation);
  return {
    read: async () => {
      const rows = await (await openDatabase()).getAllFromIndex('outbox', 'scope', key);
      return rows
        .flatMap(({ message, file }) => {
          const parsed = outgoingMessage.safeParse(message);
          return parsed.success ? [{ message: parsed.data, ...(file ? { file } : {}) }] : [];
        })
        .sort((a, b) => a.message.at - b.message.at);
    },
    put: async (message, file) => {
      await (
        await openDatabase()
      ).put('outbox', {
        id: `${key}|${message.clientId}`,
        scope: key,
        message,
        ...(file ? { file } : {}),
      });
    },
    remove: async (clientId) => (await openDatabase()).delete('outbox', `${key}|${clientId}`),
  };
};
