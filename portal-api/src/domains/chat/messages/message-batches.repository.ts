import { randomUUID } from 'node:crypto';
import type { ChatMessage } from '@portal/shared-contracts/chat';
import type { SiteDatabase } from '../../../kernel/database.ts';
import {
  type IncomingMessage,
  type MessageRow,
  repeatKey,
  toChatMessage,
} from './message.record.ts';
import { type InboxState, noteInInbox, saveInboxStates } from '../inbox/inbox-state.repository.ts';
import { auditAnswers } from '../inbox/audit-answers.ts';
import { mailMessages, type ReadMarks, type SentMessage } from '../unread/mail-messages.ts';
import { COLUMNS, findRepeats } from './messages.repository.ts';

// In the order of their ids, so that two processes with the same conversations never wait for each other.
const lockConversations = async (
  tx: SiteDatabase,
  ids: readonly string[],
): Promise<Map<string, Locked>> => {
  // Beside an order that was called off nobody is expected any more: who writes has to look again.
  const rows = await tx.query<{
    id: string;
    last_seq: string | number;
    firm_seen: string | number;
    waits_since: Date | null;
    answered_by: string | null;
    client_id: string | null;
    writer_id: string | null;
    about: string | null;
    read_marks: Record<string, number> | null;
  }>(
    `select c.id, c.last_seq, c.firm_seen, c.waits_since, c.answered_by, o.client_id, coalesce(o.writer_id, c.writer_id) as writer_id,
       o.number_prefix || o.number as about,
       (select jsonb_object_agg(r.reader_id, r.seq) from chat_reads r
        where r.site_id = c.site_id and r.conversation_id = c.id) as read_marks
     from chat_conversations c
     left join orders o on o.site_id = c.site_id and o.id = c.order_id and o.cancelled_at is null
     where c.site_id = $1 and c.id = any($2) order by c.id for update of c`,
    [tx.siteId, ids],
  );
  return new Map(
    rows.map((row) => [
      row.id,
      {
        lastSeq: Number(row.last_seq),
        firmSeen: Number(row.firm_seen),
        waitsSince: row.waits_since,
        answeredBy: row.answered_by,
        clientId: row.client_id,
        writerId: row.writer_id,
        orderNumber: row.about,
        readMarks: row.read_marks ?? {},
      },
    ]),
  );
};

/** A locked conversation: its last place, what the firm's inbox says of it, whose it is and how far each has read. */
interface Locked extends InboxState {
  clientId: string | null;
  writerId: string | null;
  orderNumber: string | null;
  readMarks: ReadMarks;
}

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

/** A message of the batch is in the store already. */
class HasRepeats extends Error {}

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
  const inserted = await tx.query(
    `insert into chat_messages (site_id, ${COLUMNS})
     select $1, ${COLUMNS} from jsonb_populate_recordset(null::chat_messages, $2::jsonb)
     on conflict (site_id, conversation_id, sender_id, client_id) do nothing returning seq`,
    [tx.siteId, JSON.stringify(fresh)],
  );
  if (inserted.length < fresh.length) throw new HasRepeats();
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

const storeBatch = (
  db: SiteDatabase,
  batch: readonly IncomingMessage[],
  findKnown: FindRepeats,
): Promise<(Stored | 'moved')[]> =>
  db.transaction(async (tx) => {
    const ids = new Set(batch.map(({ conversationId }) => conversationId));
    const conversations = await lockConversations(tx, [...ids]);
    const known = await findKnown(tx);
    const { results, fresh } = numberMessages(batch, conversations, known, db.now());
    if (fresh.length > 0) {
      await insertMessages(tx, fresh, conversations);
      await mailMessages(tx, sentBy(fresh, conversations));
      await auditAnswers(tx, fresh);
    }
    return results;
  });

/**
 * Stores a batch in one transaction. Each message gets the next place of its conversation; a repeat of an
 * earlier message, in the store or in the batch, gets that one's. `moved` is a message whose conversation
 * has other members than its sender was checked against. Repeats are seldom, so they are looked for only
 * when the index has refused one.
 */
export const storeMessages = async (
  db: SiteDatabase,
  batch: readonly IncomingMessage[],
): Promise<(Stored | 'moved')[]> => {
  try {
    return await storeBatch(db, batch, async () => new Map());
  } catch (error) {
    if (!(error instanceof HasRepeats)) throw error;
    return storeBatch(db, batch, (tx) => findRepeats(tx, batch));
  }
};
