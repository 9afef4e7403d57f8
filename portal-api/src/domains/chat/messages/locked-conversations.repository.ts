import type { SiteDatabase } from '../../../kernel/database.ts';
import type { InboxState } from './inbox-state.repository.ts';
import type { ReadMarks } from '../unread/mail-messages.ts';

/** A locked conversation: its last place, what the firm's inbox says of it, whose it is and how far each has read. */
export interface Locked extends InboxState {
  clientId: string | null;
  writerId: string | null;
  orderNumber: string | null;
  readMarks: ReadMarks;
}

/** Locks in the order of their ids, so that two processes with the same conversations never wait for each other. */
export const lockConversations = async (
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
