import type { SiteDatabase } from '../../../kernel/database.ts';

/** A conversation that a person takes part in. */
export interface PersonConversation {
  id: string;
  /** Nothing where a writer talks with the firm. */
  order_id: string | null;
  number: number | null;
  last_at: Date;
}

/** The conversations of a person in which something was said, the newest first. */
export const conversationsOfPerson = (
  db: SiteDatabase,
  personId: string,
  most: number,
): Promise<PersonConversation[]> =>
  db.query<PersonConversation>(
    `select c.id, c.order_id, o.number, last.created_at as last_at
     from chat_conversations c
     left join orders o on o.site_id = c.site_id and o.id = c.order_id
     join chat_messages last on last.site_id = c.site_id and last.conversation_id = c.id
       and last.seq = c.last_seq
     where c.site_id = $1 and (c.writer_id = $2 or o.client_id = $2 or o.writer_id = $2)
     order by last.created_at desc, c.id limit $3`,
    [db.siteId, personId, most],
  );
