import type { Database, DatabaseServer } from '../../src/kernel/database.ts';
import { insertAudit, insertMessages, insertNews } from './fill-news.ts';
import { AT, copyRow, type FirmSize, MODEL, SITE } from './rows.ts';

const WRITERS = 50;

// Somebody of a large firm has no more orders than somebody of a small one: the demo's customer and writer have theirs
// among the first.
const FIRST = 10_000;

const FEW = 500;

const insertPeople = async (db: Database, [from, to]: readonly [number, number]) => {
  const name = "(array['Ada','Ben','Cleo','Dan','Eva','Finn','Gus','Hana'])[1 + n % 8]";
  const values = {
    id: "'p' || n",
    email: "'person' || n || '@scale.example'",
    first_name: name,
    last_name: "'Family' || n",
    unique_customer_id: "'u-scale-' || n",
    created_at: AT,
  };
  await copyRow(db, [from, to], {
    table: 'people',
    model: "email = 'new-customer@example.com'",
    values,
  });
  if (from > 1) return;
  await copyRow(db, [1, WRITERS], {
    table: 'people',
    model: "email = 'writer@example.com'",
    values: {
      ...values,
      id: "'w' || n",
      email: "'writer' || n || '@scale.example'",
      unique_customer_id: "'u-writer-' || n",
    },
  });
};

const insertOrders = async (db: Database, range: readonly [number, number], size: FirmSize) => {
  const client = `case when n % 500 = 0 and n <= ${FIRST} then (select id from people where ${MODEL} and email = 'customer@example.com')
    else 'p' || (1 + n % ${size.people}) end`;
  const isOpen = 'n % 20 = 0';
  await copyRow(db, range, {
    table: 'orders',
    model: "id like '%-order-writing'",
    values: {
      id: "'o' || n",
      number: '10000 + n',
      client_id: client,
      writer_id: `case when n % 500 = 0 then null when n % 20 = 1 and n <= ${FIRST}
        then (select id from people where ${MODEL} and email = 'writer@example.com') else 'w' || (1 + n % ${WRITERS}) end`,
      invoice_price_minor: '10000 + n % 50000',
      status_percentage: `case when ${isOpen} then 50 else 100 end`,
      turn_owner: `case when ${isOpen} then (array['customer','writer','admin'])[1 + n / 20 % 3] else 'done' end`,
      turn_step: "'done'",
      turn_since: AT,
      ready_at: AT,
      due_date: `date '2026-04-01' - n % 300`,
      hide_order: 'n % 97 = 0',
      cancelled_at: `case when n % 211 = 0 then ${AT} end`,
      payment_status:
        "case when n % 100 = 1 then 'disputed' when n % 100 = 2 then 'refunded' else 'paid' end",
      created_at: AT,
      updated_at: AT,
      assigned_at: AT,
      completed_at: `case when ${isOpen} then null else ${AT} end`,
    },
  });
  await copyRow(db, range, {
    table: 'drafts',
    model: 'true',
    values: {
      id: "'d' || n",
      order_id: "'o' || n",
      number: '1',
      approval: "case when n % 100 = 0 then 'pending' else 'approved' end",
      rating: 'case when n % 100 = 0 then null else 1 + n % 5 end',
      reviewed_at: `case when n % 100 = 0 then null else ${AT} end`,
      created_at: AT,
    },
  });
};

const insertMoney = async (db: Database, [from, to]: readonly [number, number]) => {
  const numbers = `generate_series(${from}, ${to}) n join orders o on o.id = 'o' || n`;
  await db.query(
    `insert into invoices (id, site_id, number, person_id, order_id, package_id, package_name, status,
       list_minor, price_minor, currency, payment_key, paid_at, created_at)
     select 'i' || n, '${SITE}', 100000 + n, o.client_id, o.id, o.package_id, 'Package',
       case when n % 50 = 0 then 'unpaid' else 'paid' end, 14900, 14900, 'usd',
       case when n % 50 = 0 then null else 'k' || n end, ${AT}, ${AT} from ${numbers}`,
  );
  await db.query(
    `insert into payment_attempts (site_id, key, kind, subject_id, person_id, fingerprint, state, list_minor,
       amount_minor, currency, provider, reference, order_id, invoice_id, created_at, updated_at, returned_minor, is_disputed)
     select '${SITE}', 'k' || n, 'new-order', 'o' || n, o.client_id, 'f' || n, 'paid', 14900, 14900, 'usd',
       'cards', 'pi_scale_' || n, o.id, 'i' || n, ${AT}, ${AT},
       case when n % 100 = 2 then 14900 else 0 end, n % 100 = 1 from ${numbers}`,
  );
  await db.query(
    `insert into refunds (site_id, id, request_key, payment_key, amount_minor, reason, state, asked_at, updated_at)
     select '${SITE}', 'r' || n, 'q' || n, 'k' || n, 14900, 'Was late', 'done', ${AT}, ${AT}
     from ${numbers} where n % 100 = 2`,
  );
};

/** Lets the firm of the demo grow to this size from a smaller one. */
export const growFirm = async (
  server: DatabaseServer,
  before: FirmSize,
  size: FirmSize,
): Promise<void> => {
  const owner = server.owner();
  const range = (of: keyof FirmSize) => [before[of] + 1, size[of]] as const;
  await owner.script('alter table audit_entries disable trigger user;');
  await insertPeople(owner, range('people'));
  await insertOrders(owner, range('orders'), size);
  const [from, to] = range('orders');
  // Without figures of a table that was nearly empty, each further payment would be looked for among all of them.
  const middle = Math.min(to, from + FEW);
  await insertMoney(owner, [from, middle]);
  await owner.script('analyze payment_attempts, invoices, orders');
  await insertMoney(owner, [middle + 1, to]);
  await insertNews(owner, range('orders'));
  await insertMessages(owner, range('orders'), size, before);
  await insertAudit(owner, range('audit'));
  await owner.script('alter table audit_entries enable trigger user; analyze;');
};

/** Tables with the number of their pages. */
export type BigTables = ReadonlyMap<string, number>;

/** The tables that reading as a whole would grow with the firm. */
export const bigTables = async (server: DatabaseServer): Promise<BigTables> => {
  const rows = await server
    .owner()
    .query<{ name: string; pages: number }>(
      "select relname as name, relpages as pages from pg_class where relkind = 'r' and reltuples > 5000 and relnamespace = 'public'::regnamespace",
    );
  return new Map(rows.map(({ name, pages }) => [name, pages]));
};
