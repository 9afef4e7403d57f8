import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { demoPeople } from '../../seed/people.ts';
import { openPostgres } from '../../src/database/postgres.ts';
import { createSession } from '../../src/domains/people/credentials/sessions.repository.ts';
import { insertPerson } from '../../src/domains/people/people.repository.ts';
import { SESSION_COOKIE } from '../../src/http/security/session-cookie.ts';
import type { DatabaseServer, SiteDatabase } from '../../src/kernel/database.ts';
import { fillDatabase } from '../database/fill-database.ts';
import { postgresFromTemplate } from '../database/test-database.postgres.ts';

const SITE = 'northwind';

type Role = 'user' | 'writer';

/** Somebody who talks about an order. */
export interface Talker {
  orderId: string;
  me: { id: string; role: Role };
  cookie: string;
}

/** What is undone afterwards, the last first. */
export type CleanUps = (() => Promise<unknown>)[];

const insertPackage = async (db: SiteDatabase): Promise<void> => {
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
};

const talker = async (db: SiteDatabase, orderId: string, me: Talker['me']): Promise<Talker> => {
  const session = await createSession(db, me.id, false);
  return { orderId, me, cookie: `${SESSION_COOKIE}=${session.token}` };
};

const insertOrder = async (
  db: SiteDatabase,
  { orderId, number }: { orderId: string; number: number },
  { customer, writer }: { customer: string; writer: string },
): Promise<Talker[]> => {
  await db.query(
    `insert into orders (id, site_id, client_id, writer_id, package_id, invoice_price_minor,
       invoice_currency, created_at, updated_at, number)
     values ($1,$2,$3,$4,'p',1,'usd',now(),now(),$5)`,
    [orderId, SITE, customer, writer, 1001 + number],
  );
  return [
    await talker(db, orderId, { id: customer, role: 'user' }),
    await talker(db, orderId, { id: writer, role: 'writer' }),
  ];
};

const newPerson = async (db: SiteDatabase, role: Role): Promise<string> => {
  const id = randomUUID();
  await insertPerson(db, {
    id,
    email: `${id}@example.com`,
    role,
    firstName: 'Storm',
    lastName: 'Petrel',
    passwordHash: null,
    isProven: true,
    uniqueCustomerId: id,
  });
  return id;
};

/** Orders, each with a customer and a writer of its own. */
const fillConversations = async (db: SiteDatabase, orderIds: readonly string[]) => {
  await insertPackage(db);
  const people: Talker[] = [];
  for (const [number, orderId] of orderIds.entries()) {
    const { customer, writer } =
      number === 0
        ? demoPeople(SITE)
        : { customer: await newPerson(db, 'user'), writer: await newPerson(db, 'writer') };
    people.push(...(await insertOrder(db, { orderId, number }, { customer, writer })));
  }
  return people;
};

/** An order with both of its people, on a database of its own. */
export const prepareConversation = async (orderId: string, cleanUps: CleanUps) => {
  const { server, url } = await postgresFromTemplate('base');
  cleanUps.push(() => server.close());
  const db = server.site(SITE);
  return { db, url, people: await fillConversations(db, [orderId]) };
};

const openFilled = async (url: string, cleanUps: CleanUps): Promise<DatabaseServer> => {
  const server = openPostgres(url, { now: () => new Date(), size: 5 });
  cleanUps.push(() => server.close());
  const files = await mkdtemp(path.join(tmpdir(), 'portal-storm-'));
  cleanUps.push(() => rm(files, { recursive: true, force: true }));
  await fillDatabase(server, files, 'base');
  return server;
};

/** Several of them, on an empty PostgreSQL of the caller's own where there is one. */
export const prepareConversations = async (
  orderIds: readonly string[],
  { ownUrl, cleanUps }: { ownUrl: string | undefined; cleanUps: CleanUps },
) => {
  const template = ownUrl === undefined ? await postgresFromTemplate('base') : undefined;
  if (template) cleanUps.push(() => template.server.close());
  const server = template?.server ?? (await openFilled(ownUrl ?? '', cleanUps));
  const db = server.site(SITE);
  return { db, url: template?.url ?? ownUrl ?? '', people: await fillConversations(db, orderIds) };
};
