import { openDB, type DBSchema, type IDBPDatabase } from 'idb';

/** Whose messages: one person on one site. */
export interface OutboxOwner {
  site: string;
  person: string;
}

/** A message of the chat that waits on this device until the server has confirmed it. */
export interface OutboxRow {
  /** `scope|clientId`. */
  id: string;
  /** Whose message, and where to; see {@link outboxScope}. */
  scope: string;
  /** The message as the chat's own version writes and reads it. */
  message: unknown;
  /** Its bytes until the message is confirmed. */
  file?: File;
}

interface OutboxSchema extends DBSchema {
  outbox: { key: string; value: OutboxRow; indexes: { scope: string } };
}

/** Opens the one database of all conversations on this device. */
export const openOutboxDatabase = (): Promise<IDBPDatabase<OutboxSchema>> =>
  openDB<OutboxSchema>('portal-chat', 1, {
    upgrade: (database) =>
      void database.createObjectStore('outbox', { keyPath: 'id' }).createIndex('scope', 'scope'),
  });

/** `site|person|conversation`: nobody else on the device sees these messages. */
export const outboxScope = ({ site, person }: OutboxOwner, conversation: string): string =>
  `${site}|${person}|${conversation}`;

const ofOwner = (owner: OutboxOwner): IDBKeyRange =>
  IDBKeyRange.bound(outboxScope(owner, ''), outboxScope(owner, '\uffff'));

/** Opens the database for one piece of work; left open it would hold up a later version of it. */
const withOutbox = async <T>(
  work: (database: IDBPDatabase<OutboxSchema>) => Promise<T>,
): Promise<T> => {
  const database = await openOutboxDatabase();
  return work(database).finally(() => database.close());
};

/** How many messages of this person no server has yet, in all conversations; the chat need not be there. */
export const countUnsent = (owner: OutboxOwner): Promise<number> =>
  withOutbox((database) => database.countFromIndex('outbox', 'scope', ofOwner(owner)));

/** Forgets them with their files: explicit sign-out after the warning. */
export const removeUnsent = (owner: OutboxOwner): Promise<void> =>
  withOutbox(async (database) => {
    const ids = await database.getAllKeysFromIndex('outbox', 'scope', ofOwner(owner));
    await Promise.all(ids.map((id) => database.delete('outbox', id)));
  });
