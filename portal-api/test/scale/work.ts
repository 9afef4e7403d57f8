import { once } from 'node:events';
import { get } from 'node:http';
import { performance } from 'node:perf_hooks';
import {
  bulkBounds,
  changeManyOrders,
  exportAudit,
  undoManyOrders,
} from '@portal/shared-contracts/admin';
import { smtpMailer } from '../../src/adapters/mailer.ts';
import { postOfficeOf } from '../../src/domains/mail-notices/mail-notices.routes.ts';
import { queueMails } from '../../src/domains/mail-notices/mail-notices.service.ts';
import { deliverDue } from '../../src/domains/mail-notices/post/deliver-mails.ts';
import type { TestApp } from '../create-test-app.ts';
import { openMailServer } from '../mails/mail-server.ts';
import type { TestClient } from '../test-client.ts';
import { mostHeldDuring } from './held-memory.ts';
import { SITE } from './rows.ts';

/** A piece of work of a large firm: what it took of what it may take. */
export interface Work {
  name: string;
  figure: number;
  most: number;
  unit: string;
}

interface Held {
  id: string;
  writer: string | null;
}

const BULK_SECONDS = 5;
const MAILS = 1000;
const MAIL_SECONDS = 60;
/** A mail server in another town; each mail waits for seven of its answers. */
const ANSWERS_AFTER = 30;
const HELD_MEGABYTES = 64;

const secondsOf = async (work: () => Promise<unknown>): Promise<number> => {
  const begun = performance.now();
  await work();
  return (performance.now() - begun) / 1000;
};

const succeeds = ({ status, body }: { status: number; body: unknown }): void => {
  if (status !== 200) throw new Error(`Answered ${status}: ${JSON.stringify(body)}`);
};

// Orders that nobody writes yet are few, so some are made free, and given back afterwards.
const giveWriters = async (portal: TestApp, orders: readonly Held[]): Promise<void> => {
  await portal.db().query(
    `update orders set writer_id = held.writer from unnest($2::text[], $3::text[]) held (id, writer)
     where site_id = $1 and orders.id = held.id`,
    [SITE, orders.map(({ id }) => id), orders.map(({ writer }) => writer)],
  );
};

const heldOrders = (portal: TestApp): Promise<Held[]> =>
  portal.db().query<Held>(
    `select id, writer_id as writer from orders where site_id = $1 and id like 'o%'
       and completed_at is null and cancelled_at is null and writer_id like 'w%' order by id limit $2`,
    [SITE, bulkBounds.ticked],
  );

const bulkWork = async (portal: TestApp, admin: TestClient): Promise<Work[]> => {
  const held = await heldOrders(portal);
  await giveWriters(
    portal,
    held.map(({ id }) => ({ id, writer: null })),
  );
  const ids = held.map(({ id }) => id);
  let batch = '';
  const give = async (): Promise<void> => {
    const input = { act: 'assign', ids, writerId: 'w7', isOverLimit: true } as const;
    const answer = await admin.call(changeManyOrders, input);
    succeeds(answer);
    if (answer.body.done !== ids.length) throw new Error(`${answer.body.done} orders were given.`);
    batch = answer.body.batch ?? '';
  };
  const takeBack = async () => succeeds(await admin.call(undoManyOrders, { batch }));
  const given = await secondsOf(give);
  const takenBack = await secondsOf(takeBack);
  await portal.settled();
  await giveWriters(portal, held);
  return [
    { name: `${ids.length} orders given at once`, figure: given },
    { name: 'and taken back', figure: takenBack },
  ].map((line) => ({ ...line, most: BULK_SECONDS, unit: 's' }));
};

// What stands in the queue is nothing of this work; what has left stays, as the lists read it.
const emptyQueue = async (portal: TestApp): Promise<void> => {
  await portal
    .db()
    .query("delete from mail_notices where site_id = $1 and state in ('waiting', 'sending')", [
      SITE,
    ]);
};

const mailWork = async (portal: TestApp): Promise<Work> => {
  const people = await portal
    .db()
    .query<{ id: string }>('select id from people where site_id = $1 and id like $2 limit $3', [
      SITE,
      'p%',
      MAILS,
    ]);
  await emptyQueue(portal);
  await portal.db().transaction((tx) =>
    queueMails(
      tx,
      people.map(({ id }) => ({
        event: 'invoice-issued',
        key: `scale-${id}`,
        personId: id,
        facts: { invoice: 'I-00001', amount: { minor: 9900, currency: 'usd' } },
      })),
    ),
  );
  // An invoice is mailed a little later, so that what is paid at once needs no mail.
  portal.clock.advance(60 * 60_000);
  const server = await openMailServer(() => 'taken', ANSWERS_AFTER);
  const office = { ...postOfficeOf(portal.app, {}), mailer: smtpMailer(server.url) };
  try {
    const figure = await secondsOf(() => deliverDue(office));
    const arrived = server.arrived.length;
    if (arrived !== people.length) throw new Error(`${arrived} of ${people.length} mails arrived.`);
    return { name: `${arrived} mails sent`, figure, most: MAIL_SECONDS, unit: 's' };
  } finally {
    await portal.db().query("delete from mail_notices where event_key like 'scale-%'");
    server.close();
  }
};

const tableWork = async (portal: TestApp, admin: TestClient): Promise<Work> => {
  const port = await portal.listen();
  const cookie = [...admin.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  let bytes = 0;
  const read = async (): Promise<void> => {
    const request = get({
      host: '127.0.0.1',
      port,
      path: `${exportAudit.path}?format=csv`,
      headers: { host: admin.host, cookie },
    });
    const [reply] = await once(request, 'response');
    for await (const chunk of reply) bytes += (chunk as Buffer).length;
    if (reply.statusCode !== 200) throw new Error(`The log answered ${reply.statusCode}.`);
  };
  const figure = await mostHeldDuring(read);
  const megabytes = Math.round(bytes / 1024 / 1024);
  return {
    name: `memory held while ${megabytes} MB of the log leave as CSV`,
    figure,
    most: HELD_MEGABYTES,
    unit: 'MB',
  };
};

/** What an admin's day asks of a large firm beside its lists. */
export const measureWork = async (portal: TestApp): Promise<Work[]> => {
  const admin = await portal.signIn('admin');
  return [
    ...(await bulkWork(portal, admin)),
    await mailWork(portal),
    await tableWork(portal, admin),
  ];
};
