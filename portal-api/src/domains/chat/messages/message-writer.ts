import { setImmediate as nextTurn } from 'node:timers/promises';
import type { SiteContext } from '../../../kernel/context.ts';
import type { IncomingMessage } from '../records/message.record.ts';
import { messageStore, type Stored } from './message-batches.repository.ts';

// Readers take in one group while the next is being stored; a larger one would let them wait for each other.
const LARGEST_BATCH = 50;

/** The members of the conversation changed since the sender's right was checked. */
export class ConversationMoved extends Error {}

interface Waiting {
  message: IncomingMessage;
  resolve: (stored: Stored) => void;
  reject: (error: unknown) => void;
}

/** Stores messages of one site; resolves once the message is safely there. */
export type MessageWriter = (message: IncomingMessage) => Promise<Stored>;

/**
 * Writes whatever has arrived while the last batch was being stored in one transaction: under load a
 * message costs a share of a transaction, alone it waits for nothing.
 */
export const messageWriter = (
  ctx: Pick<SiteContext, 'db'>,
  onStored: (batch: readonly Stored[]) => void,
): MessageWriter => {
  const storeMessages = messageStore(ctx.db);
  let waiting: Waiting[] = [];
  let busy = false;

  const store = async (batch: readonly Waiting[]): Promise<void> => {
    const results = await storeMessages(batch.map(({ message }) => message));
    onStored(results.filter((result): result is Stored => result !== 'moved' && result.isNew));
    batch.forEach(({ resolve, reject }, index) => {
      const result = results[index];
      if (result === undefined || result === 'moved') reject(new ConversationMoved());
      else resolve(result);
    });
  };

  // One bad message must not take the others of its batch with it.
  const storeOneByOne = async (batch: readonly Waiting[]): Promise<void> => {
    for (const one of batch) await store([one]).catch(one.reject);
  };

  const drain = async (): Promise<void> => {
    busy = true;
    while (waiting.length > 0) {
      // Every socket that has something is read first: the embedded database works in one go, so that without
      // this turn each message would be stored alone before the next one is even read.
      await nextTurn();
      const batch = waiting.slice(0, LARGEST_BATCH);
      waiting = waiting.slice(LARGEST_BATCH);
      await store(batch).catch(() => storeOneByOne(batch));
    }
    busy = false;
  };

  return (message) =>
    new Promise((resolve, reject) => {
      waiting.push({ message, resolve, reject });
      if (!busy) void drain();
    });
};
