import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import {
  abandonPayment,
  createPayer,
  getPaymentOutcome,
  type Payer,
} from '@portal/shared-contracts/payments';
import { demoPeople } from '../../seed/people.ts';
import { type ApiProcess, apiProcess } from '../chaos/api-process.ts';
import { seededRandom } from '../chaos/seeded-random.ts';
import { until } from '../chaos/patience.ts';
import { callOverHttp } from '../money/call-over-http.ts';
import { readBooks } from '../money/books.ts';
import { memoryStorage } from '../money/memory-storage.ts';
import {
  type KeyedCall,
  type Market,
  newSubject,
  places,
  sendFor,
  type Subject,
} from '../money/purchases.ts';
import { postgresFromTemplate } from '../database/test-database.postgres.ts';
import type { Database, DatabaseServer, SiteDatabase } from '../../src/kernel/database.ts';
import { SESSION_COOKIE } from '../../src/http/security/session-cookie.ts';
import { createSession } from '../../src/domains/people/credentials/sessions.repository.ts';

const SITE = 'northwind';
const PACKAGE = 'package-of-the-kills';

const cleanUps: (() => Promise<unknown>)[] = [];

/** One tab of one browser; opening another one with the same storage is a reload. */
const openTab = (call: KeyedCall, subject: Subject, storage = memoryStorage()) => {
  const payer = createPayer({
    scope: `${subject.place}:${subject.id}`,
    storage,
    ports: {
      tokenise: async () => ({ method: 'pm_card_visa' }),
      send: sendFor(call, subject),
      challenge: async () => undefined,
      ask: (key) => call(getPaymentOutcome, { key }, key),
      abandon: (key) => call(abandonPayment, { key }, key),
      wait: () => wait(50),
    },
    now: Date.now,
    newKey: randomUUID,
    onChange: () => undefined,
    onPaid: () => undefined,
  });
  return { payer, reload: () => openTab(call, subject, storage) };
};

const chargesOf = async (db: Database): Promise<number> => (await readBooks(db)).charges;

const atRest = (payer: Payer): boolean => {
  // Whoever is left in doubt looks again, as a person does.
  if (payer.state.kind === 'unsettled') payer.send('retry');
  return payer.state.kind === 'ready' || payer.state.kind === 'paid';
};

interface Scene {
  server: DatabaseServer;
  db: SiteDatabase;
  api: ApiProcess;
  market: Market;
  cookie: string;
}

const prepare = async (): Promise<Scene> => {
  const { server, url } = await postgresFromTemplate('base');
  cleanUps.push(() => server.close());
  const db = server.site(SITE);
  await db.query(
    `insert into packages (id, site_id, name, price_minor, currency, created_at)
     values ($2, $1, 'Resume Starter', 14900, 'usd', now())`,
    [SITE, PACKAGE],
  );
  await db.query(
    `insert into package_versions (site_id, package_id, version, name, price_minor, currency,
       description, description_html, published_at)
     values ($1, $2, 1, 'Resume Starter', 14900, 'usd', '', '', now())`,
    [SITE, PACKAGE],
  );
  const { customer, writer } = demoPeople(SITE);
  const session = await createSession(db, customer, false);
  const folder = await mkdtemp(path.join(tmpdir(), 'portal-kills-'));
  cleanUps.push(() => rm(folder, { recursive: true, force: true }));
  const api = await apiProcess(folder, {
    DATABASE_URL: url,
    RATE_LIMIT_FACTOR: '1000',
    SANDBOX_PAYMENT_DELAY: '30',
  });
  cleanUps.push(() => api.kill());
  await api.start();
  const who = { clientId: customer, writerId: writer, packageId: PACKAGE };
  const market = { db, siteId: SITE, now: new Date(), ...who };
  return { server, db, api, market, cookie: `${SESSION_COOKIE}=${session.token}` };
};

interface Death {
  /** Exactly between the charge and what is given for it, or so many milliseconds after the click. */
  moment: 'after the charge' | number;
  /** Whether the browsers reload, or the server has to find the payments by itself. */
  comesBack: boolean;
}

const die = async ({ server, db, api }: Scene, death: Death, click: () => void): Promise<void> => {
  const { moment } = death;
  if (moment !== 'after the charge') {
    click();
    await wait(moment);
    return api.kill();
  }
  const before = await chargesOf(db);
  await server.platform().transaction(async (tx) => {
    // Nothing can be given while this is held, but the provider can take money.
    await tx.query('lock table orders, invoices in share mode');
    click();
    await until(async () => (await chargesOf(tx)) === before + places.length);
    await api.kill();
  });
};

const killOnce = async (scene: Scene, death: Death): Promise<number> => {
  const { db, api, market, cookie } = scene;
  const before = await readBooks(db);
  const subjects = await Promise.all(places.map((place) => newSubject(market, place)));
  const tabs = subjects.map((subject) =>
    openTab(callOverHttp(api.port, subject.place === 'checkout' ? '' : cookie), subject),
  );
  await die(scene, death, () => tabs.forEach(({ payer }) => payer.send('submit')));
  for (const { payer } of tabs) payer.dispose();
  if (!death.comesBack)
    // As if the server had been away for a while.
    await db.query(
      `update payment_attempts set created_at = created_at - interval '2 minutes',
         updated_at = updated_at - interval '2 minutes' where site_id = $1`,
      [SITE],
    );
  await api.start();
  if (death.comesBack) {
    const reloaded = tabs.map((tab) => tab.reload().payer);
    await until(() => reloaded.map(atRest).every(Boolean));
  }
  await until(async () => {
    const { taken, worth } = await readBooks(db);
    return taken === worth;
  });
  const after = await readBooks(db);
  const delivered = after.delivered - before.delivered;
  assert.equal(after.charges - before.charges, delivered);
  assert.ok(delivered <= places.length);
  const double = await db.query(
    `select kind, subject_id from payment_attempts where state = 'paid' and kind in ('tip', 'invoice')
     group by kind, subject_id having count(*) > 1`,
  );
  assert.deepEqual(double, []);
  return delivered;
};

/**
 * A server is killed so many times over purchases at all four places: twice exactly between the charge and what is
 * given for it, and then at random moments; how many purchases were paid.
 */
export const killOverPayments = async (kills: number, seed: number): Promise<number> => {
  try {
    const scene = await prepare();
    const random = seededRandom(seed);
    let paid = 0;
    for (let kill = 0; kill < kills; kill += 1) {
      const comesBack = kill % 2 === 0;
      const moment = kill < 2 ? ('after the charge' as const) : Math.floor(random() * 250);
      const delivered = await killOnce(scene, { moment, comesBack });
      if (kill < 2) assert.equal(delivered, places.length);
      paid += delivered;
    }
    return paid;
  } finally {
    for (const cleanUp of cleanUps.splice(0).reverse()) await cleanUp();
  }
};
