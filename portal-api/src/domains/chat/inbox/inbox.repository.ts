import { COUNTED_TO, type inboxStates } from '@portal/shared-contracts/admin';
import type { ChatType } from '@portal/shared-contracts/chat';
import type { SiteDatabase } from '../../../kernel/database.ts';
import { Conditions } from '../../../kernel/rows/conditions.ts';
import { DAY } from '../../../kernel/time/durations.ts';
import { isNamed, type NamedPeople } from '../../people/people.service.ts';

/** What the inbox is searched for: people by their names, and an order by its number. */
export interface InboxSearch {
  people: NamedPeople;
  number: number | null;
}

export interface InboxFilter {
  state?: (typeof inboxStates)[number] | undefined;
  kind?: ChatType | undefined;
  search?: InboxSearch | undefined;
  /** The admin who asks. */
  me: string;
  now: Date;
}

/** A conversation as the inbox reads it. */
export interface InboxRow {
  id: string;
  chat_type: ChatType;
  order_id: string | null;
  with_writer: string | null;
  last_seq: string | number;
  firm_seen: string | number;
  firm_done: string | number;
  waits_since: Date | null;
  sort_key: string;
  order_number: string | null;
  package_name: string | null;
  customer_name: string | null;
  writer_name: string | null;
  type: 'text' | 'file' | null;
  content: string | null;
  file_name: string | null;
  sender_name: string | null;
  written_name: string | null;
  created_at: Date | null;
}

// As the indexes of the inbox say it: what is unread stands before the rest.
const IS_UNREAD = '(case when c.last_seq > c.firm_seen then 1 else 0 end)';
const ORDER = `${IS_UNREAD} desc, c.last_millis desc, c.id desc`;
const UNREAD = 10_000_000_000_000;
/** Both in one number, for cursors. */
const PLACE = `(c.last_millis + ${UNREAD} * ${IS_UNREAD})`;
const OPEN = 'c.firm_done < c.last_seq';

const states = {
  unread: () => [`${OPEN} and c.last_seq > c.firm_seen`],
  mine: ({ me }: InboxFilter) => [`${OPEN} and c.answered_by = ?`, me],
  waiting: ({ now }: InboxFilter) => [
    `${OPEN} and c.waits_since is not null and c.waits_since <= ?::timestamptz`,
    new Date(now.getTime() - DAY).toISOString(),
  ],
  done: () => ['c.firm_done >= c.last_seq'],
} as const;

const addSearch = (where: Conditions, siteId: string, { people, number }: InboxSearch): void => {
  const site = where.place(siteId);
  const named = (column: string): string => isNamed(column, people, where, siteId);
  const orders = (condition: string): string =>
    `select 'order:' || o.id from orders o where o.site_id = ${site} and ${condition}`;
  where.add(
    `c.id in (${orders(named('o.client_id'))} union all ${orders(named('o.writer_id'))}
      union all ${orders(`o.number = ${where.place(number)}::int`)}
      union all select 'admin:' || p.id from people p where p.site_id = ${site} and ${named('p.id')})`,
  );
};

const conditions = ({ siteId }: SiteDatabase, filter: InboxFilter): Conditions => {
  const where = new Conditions();
  where.add('c.site_id = ? and c.last_seq > 0', siteId);
  const [sql, ...values] = filter.state ? states[filter.state](filter) : [OPEN];
  where.add(sql ?? OPEN, ...values);
  // In words of its own, so that the index of the writers' conversations is known to do.
  if (filter.kind) where.add(`c.chat_type = '${filter.kind}'`);
  if (filter.search) addSearch(where, siteId, filter.search);
  return where;
};

// Looked up one by one: the page is short.
const nameOf = (id: string): string =>
  `(select trim(first_name || ' ' || last_name) from people where site_id = c.site_id and id = ${id})`;

const SHOWN = `c.id, c.chat_type, c.order_id, c.writer_id as with_writer, c.last_seq, c.firm_seen,
  c.firm_done, c.waits_since, ${PLACE}::text as sort_key, o.number_prefix || o.number as order_number,
  p.name as package_name, ${nameOf('o.client_id')} as customer_name,
  ${nameOf('case when o.writer_id is null then c.writer_id else o.writer_id end')} as writer_name, m.type, m.content,
  m.file ->> 'originalname' as file_name, m.sender_name, m.written_name, m.created_at`;

const JOINED = `left join chat_messages m
    on m.site_id = c.site_id and m.conversation_id = c.id and m.seq = c.last_seq
  left join orders o on o.site_id = c.site_id and o.id = c.order_id
  left join package_versions p on p.site_id = o.site_id and p.package_id = o.package_id
    and p.version = o.package_version`;

/** A part of the inbox behind a place in it. The page is cut before its people and orders are looked up. */
export const listConversations = (
  db: SiteDatabase,
  filter: InboxFilter,
  { after, limit }: { after: readonly string[] | undefined; limit: number },
): Promise<InboxRow[]> => {
  const where = conditions(db, filter);
  if (after) {
    const place = Number(after[0]);
    const isUnread = place >= UNREAD;
    where.add(
      `(${IS_UNREAD}, c.last_millis, c.id) < (?::int, ?::bigint, ?)`,
      Number(isUnread),
      isUnread ? place - UNREAD : place,
      after[1],
    );
  }
  return db.query<InboxRow>(
    `select ${SHOWN} from (select c.* from chat_conversations c where ${where.sql}
       order by ${ORDER} limit ${limit}) c
     ${JOINED} order by ${ORDER}`,
    where.params,
  );
};

/** How many there are, as far as it is worth counting. */
export const countConversations = async (
  db: SiteDatabase,
  filter: InboxFilter,
): Promise<number> => {
  const where = conditions(db, filter);
  const [row] = await db.query<{ n: number }>(
    `select count(*)::int as n from
       (select 1 from chat_conversations c where ${where.sql} limit ${COUNTED_TO}) counted`,
    where.params,
  );
  return row?.n ?? 0;
};

export const findConversation = async (
  db: SiteDatabase,
  id: string,
): Promise<InboxRow | undefined> => {
  const [row] = await db.query<InboxRow>(
    `select ${SHOWN} from chat_conversations c ${JOINED} where c.site_id = $1 and c.id = $2`,
    [db.siteId, id],
  );
  return row;
};

/** Puts a conversation away up to a place, or brings it back. */
export const setDone = async (db: SiteDatabase, id: string, upTo: number): Promise<void> => {
  await db.query(
    `update chat_conversations set firm_done = least(last_seq, $3::bigint)
     where site_id = $1 and id = $2`,
    [db.siteId, id, upTo],
  );
};
