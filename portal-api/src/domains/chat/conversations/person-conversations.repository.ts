import type { SiteDatabase } from '../../../kernel/database.ts';

/** A conversation that a person takes part in. */
export interface PersonConversation {
  id: string;
  /** Nothing where a writer talks with the firm. */
  order_id: string | null;
  /** As it stands on the order, with the prefix of its day. */
  number: string | null;
  last_at: Date;
}

/** The conversations of a person in which something was said, the newest first. */
export const conversationsOfPerson = (
  db: SiteDatabase,
  personId: string,
  most: number,
): Promise<PersonConversation[]> =>
  db.query<PersonConversation>(
    `select c.id, c.order_id, o.number_prefix || o.number as number, last.created_at as last_at
     from (select id from chat_conversations where site_id = $1 and writer_id = $2
       union select c.id from orders mine
         join chat_conversations c on c.site_id = mine.site_id and c.order_id = mine.id
         where mine.site_id = $1 and mine.client_id = $2
       union select c.id from orders mine
         join chat_conversations c on c.site_id = mine.site_id and c.order_id = mine.id
         where mine.site_id = $1 and mine.writer_id = $2) own
     join chat_conversations c on c.site_id = $1 and c.id = own.id
     left join orders o on o.site_id = c.site_id and o.id = c.order_id
     join chat_messages last on last.site_id = c.site_id and last.conversation_id = c.id
       and last.seq = c.last_seq
     order by last.created_at desc, c.id limit $3`,
    [db.siteId, personId, most],
  );
