import type { DatabaseServer } from '../../src/kernel/database.ts';
import type { TestApp } from '../create-test-app.ts';

// The demo's customer has neither chatted nor been reviewed yet.
export const addTalk = async (portal: TestApp, customer: string): Promise<void> => {
  const [order] = await portal
    .db()
    .query<{ id: string }>('select id from orders where client_id = $1 limit 1', [customer]);
  const id = `order:${order?.id ?? ''}`;
  await portal.db().query(
    `insert into chat_conversations (site_id, id, chat_type, order_id, last_seq, created_at)
     values ('northwind', $1, 'writerToCustomer', $2, 1, $3) on conflict do nothing`,
    [id, order?.id, portal.clock.now()],
  );
  await portal.db().query(
    `insert into chat_messages (site_id, conversation_id, seq, id, client_id, sender_id, sender_name, type, content, created_at)
     values ('northwind', $1, 900, 'm900', 'c900', $2, 'Clara', 'text', 'Hello', $3)`,
    [id, customer, portal.clock.now()],
  );
  await portal.db().query(
    `insert into critiques (id, site_id, email, processed_at, unique_customer_id, review, created_at)
     values ('crit-1', 'northwind', 'customer@example.com', $1, 'u-1', '{}', $1)`,
    [portal.clock.now()],
  );
};

/** Every text that the rows of a site hold, by table. */
const textsOf = async (server: DatabaseServer, site: string): Promise<Map<string, string>> => {
  const owner = server.platform();
  const tables = await server
    .owner()
    .query<{ table_name: string }>(
      "select table_name from information_schema.columns where table_schema = 'public' and column_name = 'site_id'",
    );
  const texts = new Map<string, string>();
  for (const { table_name } of tables) {
    const rows = await owner.query(`select * from ${table_name} where site_id = $1`, [site]);
    texts.set(table_name, JSON.stringify(rows).toLowerCase());
  }
  return texts;
};

/** What the marked person said, and nobody else. */
export const WORD = 'zyxwvut';

// The demo tells the same of several people, so what this one told gets a word that nobody else uses.
export const markAll = async (portal: TestApp, customer: string): Promise<void> => {
  const orders = '(select id from orders where client_id = $1)';
  const boards = '(select id from boards where owner_id = $1)';
  const marks: [table: string, change: string, rows: string][] = [
    [
      'people',
      `first_name = '${WORD}', last_name = '${WORD}', email = '${WORD}@example.com'`,
      'id = $1',
    ],
    [
      'critiques',
      `email = '${WORD}@example.com', feedback = '${WORD}'`,
      "email = 'customer@example.com'",
    ],
    ['questionnaire_answers', `answers = '["${WORD}"]'`, `order_id in ${orders}`],
    ['survey_answers', `answers = '["${WORD}"]'`, `order_id in ${orders}`],
    ['follow_ups', `draft = '["${WORD}"]'`, `order_id in ${orders}`],
    ['order_findings', `reason = '${WORD}'`, `order_id in ${orders}`],
    ['drafts', `notes = '${WORD}', review = '${WORD}'`, `order_id in ${orders}`],
    ['final_documents', `notes = '${WORD}'`, `order_id in ${orders}`],
    ['orders', `customer_industries = '["${WORD}"]'`, 'client_id = $1'],
    [
      'chat_messages',
      `content = '${WORD}'`,
      "conversation_id in (select 'order:' || id from orders where client_id = $1)",
    ],
    ['chat_messages', `sender_name = '${WORD}'`, 'sender_id = $1'],
    ['boards', `title = '${WORD}'`, 'owner_id = $1'],
    ['board_columns', `title = '${WORD}'`, `board_id in ${boards}`],
    ['board_cards', `title = '${WORD}', address = '${WORD}'`, `board_id in ${boards}`],
    ['job_clicks', `keywords = '${WORD}'`, 'person_id = $1'],
    [
      'notifications',
      `content = '${WORD}', params = '{"name":"${WORD}"}'`,
      'person_id = $1 or sender_id = $1',
    ],
    ['contract_signatures', `name = '${WORD}'`, 'person_id = $1'],
    [
      'files',
      `subject_kind = 'order', subject_id = (select id from orders where client_id = $1 limit 1)`,
      'owner_id = $1 and subject_kind is null',
    ],
    ['files', `originalname = '${WORD}.pdf'`, 'owner_id = $1'],
  ];
  for (const [table, change, rows] of marks)
    await portal
      .db()
      .query(`update ${table} set ${change} where (${rows}) and $1::text is not null`, [customer]);
  const mail = [portal.clock.now(), `Hello ${WORD} ${WORD}`];
  await portal.db().query(
    `insert into mails (id, site_id, recipient, subject, body, created_at)
     values ('m1', 'northwind', 'firm@example.com', 'News', $2, $1)`,
    mail,
  );
};

/** The tables of a site in which the word still stands. */
export const markedIn = async (server: DatabaseServer, site: string): Promise<string[]> =>
  [...(await textsOf(server, site))]
    .filter(([, text]) => text.includes(WORD))
    .map(([table]) => table);

/** {@link markedIn} the site of the marked person. */
export const marked = (portal: TestApp): Promise<string[]> =>
  markedIn(portal.platform.database, 'northwind');
