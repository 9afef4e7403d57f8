import type { PersonalData } from '../../kernel/accountability/personal-data.ts';
import { ERASED } from '../../kernel/words/erased.ts';

const OF_ORDERS = `c.order_id in (select o.id from orders o where o.site_id = $1 and o.client_id = $2)`;
const OWN = `select c.id from chat_conversations c where c.site_id = $1
  and (c.writer_id = $2 or ${OF_ORDERS})`;

/** Conversations of a customer's orders and of a writer with the admin; a writer's words elsewhere are emptied. */
export const chatData: PersonalData = {
  domain: 'chat',
  tables: [
    {
      table: 'chat_reads',
      rows: `reader_id = $2 or conversation_id in (${OWN})`,
      erasure: { remove: true },
    },
    {
      table: 'chat_messages',
      rows: `conversation_id in (${OWN}) or sender_id = $2 or written_by = $2`,
      // Who of the firm wrote is between its admins.
      hidden: ['written_by', 'written_name'],
      counted: 'messages',
      erasure: { remove: true, rows: `conversation_id in (${OWN})` },
    },
    {
      table: 'chat_messages',
      rows: 'false',
      erasure: {
        set: `sender_name = '${ERASED}', type = 'text', content = '—', file = null`,
        rows: 'sender_id = $2',
      },
    },
    {
      table: 'chat_messages',
      rows: 'false',
      erasure: {
        set: `writer_name = '${ERASED}'`,
        rows: `writer_name = (select p.first_name || ' ' || p.last_name from people p
            where p.site_id = $1 and p.id = $2 and p.role = 'writer')`,
      },
    },
    {
      table: 'chat_messages',
      rows: 'false',
      erasure: { set: `written_name = '${ERASED}'`, rows: 'written_by = $2' },
    },
    {
      table: 'chat_conversations',
      rows: `id in (${OWN})`,
      hidden: ['firm_seen', 'firm_done', 'waits_since', 'answered_by'],
      // What is left is an empty conversation: its order and its last place. Nobody waits in it.
      erasure: {
        set: 'firm_seen = last_seq, firm_done = last_seq, waits_since = null',
        rows: `id in (${OWN})`,
      },
    },
    {
      table: 'saved_replies',
      rows: 'changed_by = $2',
      erasure: { keep: 'a text of the firm; whose id stands beside it is nobody any more' },
    },
  ],
  files: `subject_kind = 'chat' and (owner_id = $2 or subject_id in (${OWN}))`,
};
