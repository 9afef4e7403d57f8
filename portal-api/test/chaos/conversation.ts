import { demoPeople } from '../../seed/people.ts';
import { createSession } from '../../src/domains/people/auth/sessions.repository.ts';
import { SESSION_COOKIE } from '../../src/http/security/session-cookie.ts';
import { postgresFromTemplate } from '../database/test-database.postgres.ts';

const SITE = 'northwind';

/** An order with both of its people, on a database of its own. */
export const prepareConversation = async (
  orderId: string,
  cleanUps: (() => Promise<unknown>)[],
) => {
  const { server, url } = await postgresFromTemplate('base');
  cleanUps.push(() => server.close());
  const db = server.site(SITE);
  const { customer, writer } = demoPeople(SITE);
  await db.query(
    `insert into packages (id, site_id, name, price_minor, currency, created_at)
     values ('p', $1, 'Storm', 1, 'usd', now())`,
    [SITE],
  );
  await db.query(
    `insert into package_versions (site_id, package_id, version, name, price_minor, currency,
       description, description_html, published_at)
     values ($1, 'p', 1, 'Storm', 1, 'usd', '', '', now())`,
    [SITE],
  );
  await db.query(
    `insert into orders (id, site_id, client_id, writer_id, package_id, invoice_price_minor,
       invoice_currency, created_at, updated_at, number)
     values ($1,$2,$3,$4,'p',1,'usd',now(),now(),1001)`,
    [orderId, SITE, customer, writer],
  );
  const cookieOf = async (personId: string) => {
    const session = await createSession(db, personId, false);
    return `${SESSION_COOKIE}=${session.token}`;
  };
  const people = [
    { me: { id: customer, role: 'user' }, cookie: await cookieOf(customer) },
    { me: { id: writer, role: 'writer' }, cookie: await cookieOf(writer) },
  ];
  return { db, url, people };
};
