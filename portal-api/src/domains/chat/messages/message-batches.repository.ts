import { randomUUID } from 'node:crypto';
import type { ChatMessage } from '@portal/shared-contracts/chat';
import { isUniqueViolation, type SiteDatabase } from '../../../kernel/database.ts';
import {
  type IncomingMessage,
  type MessageRow,
  repeatKey,
  toChatMessage,
} from '../records/message.record.ts';
import { noteInInbox, saveInboxStates } from './inbox-state.repository.ts';
import { auditAnswers } from './audit-answers.ts';
import {
  mailMessages,
  type QueuedMails,
  rememberQueued,
  type SentMessage,
} from '../unread/mail-messages.ts';
import { type Locked, lockConversations } from './locked-conversations.repository.ts';
import { COLUMNS, listRepeats } from './messages.repository.ts';

/** What became of one message of a batch: repeats answer with the message that is already there. */
export interface Stored {
  conversationId: string;
  message: ChatMessage;
  isNew: boolean;
  /** Whose conversation it is: who may hear the message. */
  members: string[];
}

// Rights are remembered per socket; here they are held against the order as it is now.
const isAsExpected = (message: IncomingMessage, conversation: Locked): boolean =>
  message.customerId === conversation.clientId && message.writerId === conversation.writerId;

type FindRepeats = (tx: SiteDatabase) => Promise<Map<string, MessageRow>>;

const rowOf = (incoming: IncomingMessage, seq: number, now: Date): MessageRow => ({
  conversation_id: incoming.conversationId,
  seq,
  id: randomUUID(),
  client_id: incoming.clientId,
  sender_id: incoming.senderId,
  sender_name: incoming.senderName,
  writer_name: incoming.writerName,
  type: incoming.type,
  content: incoming.content,
  file: incoming.file,
  created_at: now.toISOString(),
  written_by: incoming.colleague?.id ?? null,
  written_name: incoming.colleague?.name ?? null,
});

/** Decides for each message of a batch; `fresh` are the rows that have to be written. */
const numberMessages = (
  batch: readonly IncomingMessage[],
  conversations: ReadonlyMap<string, Locked>,
  known: Map<string, MessageRow>,
  now: Date,
): { results: (Stored | 'moved')[]; fresh: MessageRow[] } => {
  const fresh: MessageRow[] = [];
  const results = batch.map((incoming): Stored | 'moved' => {
    const { conversationId } = incoming;
    const conversation = conversations.get(conversationId);
    if (!conversation || !isAsExpected(incoming, conversation)) return 'moved';
    const members = [conversation.clientId, conversation.writerId].filter((id) => id !== null);
    const key = repeatKey(incoming);
    const repeated = known.get(key);
    if (repeated)
      return { conversationId, message: toChatMessage(repeated), isNew: false, members };
    const row = rowOf(incoming, conversation.lastSeq + 1, now);
    noteInInbox(conversation, incoming, now);
    known.set(key, row);
    fresh.push(row);
    return { conversationId, message: toChatMessage(row), isNew: true, members };
  });
  return { results, fresh };
};

const insertMessages = async (
  tx: SiteDatabase,
  fresh: readonly MessageRow[],
  conversations: ReadonlyMap<string, Locked>,
): Promise<void> => {
  await tx.query(
    `insert into chat_messages (site_id, ${COLUMNS})
     select $1, ${COLUMNS} from jsonb_populate_recordset(null::chat_messages, $2::jsonb)`,
    [tx.siteId, JSON.stringify(fresh)],
  );
  const written = new Set(fresh.map(({ conversation_id: id }) => id));
  await saveInboxStates(tx, new Map([...conversations].filter(([id]) => written.has(id))));
};

const sentBy = (
  fresh: readonly MessageRow[],
  conversations: ReadonlyMap<string, Locked>,
): SentMessage[] =>
  fresh.flatMap(({ conversation_id: conversationId, sender_id: senderId }) => {
    const {
      clientId = null,
      writerId = null,
      orderNumber = null,
      readMarks = {},
    } = conversations.get(conversationId) ?? {};
    return [{ conversationId, senderId, clientId, writerId, orderNumber, readMarks }];
  });

/** Where batches of a site go, and which mails earlier ones have queued. */
interface MessageStore {
  db: SiteDatabase;
  queued: QueuedMails;
}

const storeBatch = async (
  { db, queued }: MessageStore,
  batch: readonly IncomingMessage[],
  findKnown: FindRepeats,
): Promise<(Stored | 'moved')[]> => {
  const { results, mails } = await db.transaction(async (tx) => {
    const ids = new Set(batch.map(({ conversationId }) => conversationId));
    const conversations = await lockConversations(tx, [...ids]);
    const known = await findKnown(tx);
    const { results, fresh } = numberMessages(batch, conversations, known, db.now());
    if (fresh.length === 0) return { results, mails: [] };
    await insertMessages(tx, fresh, conversations);
    await auditAnswers(tx, fresh);
    return { results, mails: await mailMessages(tx, sentBy(fresh, conversations), queued) };
  });
  queued.add(mails);
  return results;
};

/** Stores messages of a site; its batches know of each other which mails are queued. */
export type StoreMessages = (batch: readonly IncomingMessage[]) => Promise<(Stored | 'moved')[]>;

/**
 * Stores a batch in one transaction. Each message gets the next place of its conversation; a repeat of an
 * earlier message, in the store or in the batch, gets that one's. `moved` is a message whose conversation
 * has other members than its sender was checked against. Repeats are seldom, so they are looked for only
 * when the index has refused one.
 */
export const messageStore = (db: SiteDatabase): StoreMessages => {
  const store: MessageStore = { db, queued: rememberQueued(db) };
  return async (batch) => {
    try {
      return await storeBatch(store, batch, async () => new Map());
    } catch (error) {
      if (!isUniqueViolation(error)) throw error;
      return storeBatch(store, batch, (tx) => listRepeats(tx, batch));
    }
  };
};
