import type { Database } from '../../src/kernel/database.ts';
import { AT, BEGIN, copyRow, type FirmSize, MODEL, SITE } from './rows.ts';

/** What happened to orders, and who was told. */
export const insertNews = async (db: Database, [from, to]: readonly [number, number]) => {
  const numbers = `generate_series(${from}, ${to}) n join orders o on o.id = 'o' || n`;
  await db.query(
    `insert into order_events (id, site_id, order_id, code, created_at)
     select 'e' || n, '${SITE}', o.id, 'completed', ${AT} from ${numbers}`,
  );
  await db.query(
    `insert into notifications (id, site_id, person_id, order_id, content, sender_name, action, created_at)
     select 'n' || n || '-' || c, '${SITE}', o.client_id, o.id, 'News', 'Will', 'draft', ${AT}
     from ${numbers}, generate_series(1, 2) c`,
  );
  await db.query(
    `insert into mail_notices (id, site_id, event, event_key, person_id, order_id, params, group_key, state, due_at,
       subject, recipient, created_at, ended_at)
     select 'm' || n, '${SITE}', 'order-completed', 'order-completed:' || n, o.client_id, o.id, '{}', 'm' || n,
       case when n % 1000 = 0 then 'uncertain' else 'sent' end, ${AT}, '#' || o.number || ' is complete',
       'person' || n || '@scale.example', ${AT}, ${AT} from ${numbers}`,
  );
  await copyRow(db, [Math.ceil(from / 10), Math.floor(to / 10)], {
    table: 'critiques',
    model: 'true',
    values: {
      id: "'c' || n",
      email: "'person' || n || '@scale.example'",
      unique_customer_id: "'u-review-' || n",
      created_at: AT,
    },
  });
  const reviews = `generate_series(${Math.ceil(from / 10)}, ${Math.floor(to / 10)}) n`;
  await db.query(
    `insert into critique_views (id, site_id, critique_id, created_at)
     select 'cv' || n || '-' || v, '${SITE}', 'c' || n, ${AT} + v * interval '1 hour'
     from ${reviews}, generate_series(1, 3) v`,
  );
  await db.query(
    `insert into review_clicks (id, site_id, kind, critique_id, created_at)
     select 'ck' || n, '${SITE}', 'checkout', 'c' || n, ${AT} from ${reviews} where n % 3 = 0`,
  );
  await db.query(
    `update payment_attempts set critique_id = 'c' || substring(key from 2)::int / 10
     where ${MODEL} and key in (select 'k' || n * 30 from ${reviews} where n % 3 = 0)`,
  );
};

/** Beside each order, and a tenth of all in one conversation: the longest history. */
export const insertMessages = async (
  db: Database,
  [from, to]: readonly [number, number],
  { orders, messages }: FirmSize,
  before: FirmSize,
) => {
  const each = Math.floor((messages * 0.9) / orders);
  const longest = Math.floor(messages * 0.1);
  await db.query(
    `insert into chat_conversations (id, site_id, chat_type, order_id, last_seq, created_at, last_millis, firm_seen, firm_done)
     select 'order:' || o.id, '${SITE}', 'writerToCustomer', o.id, ${each}, ${AT},
       (extract(epoch from ${AT}) * 1000)::bigint, case when n % 100 = 0 then 0 else ${each} end, 0
     from generate_series(${from}, ${to}) n join orders o on o.id = 'o' || n`,
  );
  const message = (conversation: string, source: string) =>
    db.query(
      `insert into chat_messages (site_id, conversation_id, seq, id, client_id, sender_id, sender_name, type, content, created_at)
       select '${SITE}', ${conversation}, seq, ${conversation} || seq, 'c' || seq, case when seq % 2 = 0 then o.client_id else coalesce(o.writer_id, o.client_id) end, 'Ada', 'text', 'Hello', ${BEGIN}
       from ${source}`,
    );
  await message(
    "'order:' || o.id",
    `generate_series(${from}, ${to}) n join orders o on o.id = 'o' || n, generate_series(1, ${each}) seq`,
  );
  const begun = Math.max(each, Math.floor(before.messages * 0.1));
  await message(
    "'order:' || o.id",
    `generate_series(${begun + 1}, ${longest}) seq,
       (select * from orders where ${MODEL} and id = 'o1000') o`,
  );
  await db.query(
    `update chat_conversations set last_seq = ${longest} where ${MODEL} and id = 'order:o1000'`,
  );
};

/** The log. */
export const insertAudit = async (db: Database, [from, to]: readonly [number, number]) => {
  await db.query(
    `insert into audit_entries (site_id, seq, at, action, outcome, person_id, subject_kind, subject_id,
       values_digest, former, digest)
     select '${SITE}', 1000 + n, ${AT}, (array['order.assign','order.change','people.change','sign-in'])[1 + n % 4],
       'done', 'p' || (1 + n % 100), 'order', 'o' || (1 + n % 10000), '', '', ''
     from generate_series(${from}, ${to}) n`,
  );
};
