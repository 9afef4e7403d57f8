import { ADMIN_SENDER } from '@portal/shared-contracts/chat';
import type { SiteDatabase } from '../../../kernel/database.ts';
import type { IncomingMessage } from '../records/message.record.ts';

/** What the firm's inbox says of a conversation. */
export interface InboxState {
  lastSeq: number;
  /** How far the firm has read. */
  firmSeen: number;
  /** Since when somebody waits for the firm's side. */
  waitsSince: Date | null;
  /** The admin who answered last. */
  answeredBy: string | null;
}

// In a conversation with the firm the writer waits, beside an order its customer.
const isWaiting = ({ senderId, customerId, orderId }: IncomingMessage): boolean =>
  senderId !== ADMIN_SENDER && (orderId === null || senderId === customerId);

/** Takes the next message into account. */
export const noteInInbox = (state: InboxState, message: IncomingMessage, now: Date): void => {
  state.lastSeq += 1;
  state.waitsSince = isWaiting(message) ? (state.waitsSince ?? now) : null;
  // Whoever answers has read what was there.
  if (message.senderId === ADMIN_SENDER) state.firmSeen = state.lastSeq;
  if (message.colleague) state.answeredBy = message.colleague.id;
};

/** Writes what became of conversations with new messages. */
export const saveInboxStates = async (
  tx: SiteDatabase,
  conversations: ReadonlyMap<string, InboxState>,
): Promise<void> => {
  const states = [...conversations.values()];
  await tx.query(
    `update chat_conversations c set last_seq = n.seq, firm_seen = n.seen,
       waits_since = n.waits, answered_by = n.answered, last_millis = $7
     from unnest($2::text[], $3::bigint[], $4::bigint[], $5::timestamptz[], $6::text[])
       as n(id, seq, seen, waits, answered)
     where c.site_id = $1 and c.id = n.id`,
    [
      tx.siteId,
      [...conversations.keys()],
      states.map(({ lastSeq }) => lastSeq),
      states.map(({ firmSeen }) => firmSeen),
      states.map(({ waitsSince }) => waitsSince?.toISOString() ?? null),
      states.map(({ answeredBy }) => answeredBy),
      tx.now().getTime(),
    ],
  );
};
