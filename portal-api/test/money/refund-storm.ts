import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readPayment } from '@portal/shared-contracts/admin';
import { placeOrder } from '@portal/shared-contracts/checkout';
import { packageId } from '../../seed/packages.data.ts';
import { demoPeople } from '../../seed/people.ts';
import { PLATFORM_ACCOUNT } from '../../src/adapters/payments/sandbox/sandbox-accounts.ts';
import { sandboxBooks } from '../../src/adapters/payments/sandbox/sandbox-books.ts';
import { sandboxRules } from '../../src/adapters/payments/sandbox/sandbox-rules.ts';
import { createSession } from '../../src/domains/people/credentials/sessions.repository.ts';
import { SESSION_COOKIE } from '../../src/http/security/session-cookie.ts';
import type { DatabaseServer, SiteDatabase } from '../../src/kernel/database.ts';
import { type ApiProcess, apiProcess } from '../chaos/api-process.ts';
import { postgresFromTemplate } from '../database/test-database.postgres.ts';
import { callOverHttp } from './call-over-http.ts';
import { cardMessage } from './card-message.ts';

const SITE = 'northwind';
const { newCustomer, moneyAdmin } = demoPeople(SITE);

/** A portal in a process of its own, and the provider beside it. */
export interface RefundStorm {
  server: DatabaseServer;
  db: SiteDatabase;
  api: ApiProcess;
  /** What happens at the provider without the portal. */
  provider: ReturnType<typeof sandboxRules>;
}

/** Opens one; what is to be closed afterwards is handed to `cleanUp`, the last first. */
export const openRefundStorm = async (
  cleanUp: (work: () => Promise<unknown>) => unknown,
): Promise<RefundStorm> => {
  const { server, url } = await postgresFromTemplate('demo');
  cleanUp(() => server.close());
  const db = server.site(SITE);
  const folder = await mkdtemp(path.join(tmpdir(), 'portal-refund-kills-'));
  cleanUp(() => rm(folder, { recursive: true, force: true }));
  const api = await apiProcess(folder, {
    DATABASE_URL: url,
    RATE_LIMIT_FACTOR: '1000',
    SANDBOX_PAYMENT_DELAY: '30',
  });
  cleanUp(() => api.kill());
  // Its messages are brought by the test: early, late and twice.
  const provider = sandboxRules(sandboxBooks(db, PLATFORM_ACCOUNT), () => undefined);
  return { server, db, api, provider };
};

/** Calls of somebody who signed in just now, and so has shown who it is. */
export const callAs = async ({ db, api }: RefundStorm, personId: string) => {
  const { token } = await createSession(db, personId, false);
  return callOverHttp(api.port, `${SESSION_COOKIE}=${token}`);
};

/** A payment as both sides call it. */
export interface Payment {
  key: string;
  reference: string;
}

/** Buys a package by card. */
export const buy = async (scene: RefundStorm): Promise<Payment> => {
  const call = await callAs(scene, newCustomer);
  const wanted = { package_subscribed: packageId(SITE, 'starter'), payment: 'pm_card_visa' };
  const { order_id } = await call(placeOrder, wanted, randomUUID());
  const [row] = await scene.db.query<Payment>(
    `select key, reference from payment_attempts
     where site_id = $1 and order_id = $2 and state = 'paid'`,
    [SITE, order_id],
  );
  if (!row) throw new Error('Nothing was paid');
  return row;
};

/** Brings a message of the provider. */
export const tell = async (
  { api }: RefundStorm,
  type: string,
  { reference }: Payment,
): Promise<void> => {
  const { payload, headers } = cardMessage(type, reference, new Date());
  const url = `http://localhost:${api.port}/api/webhooks/cards`;
  expect((await fetch(url, { method: 'POST', headers, body: payload })).status).toBe(200);
};

/** Both books of a payment, in whole dollars. */
export const booksOf = async (scene: RefundStorm, { key, reference }: Payment) => {
  const { payment } = await (await callAs(scene, moneyAdmin))(readPayment, { id: key }, 'read');
  const done = payment.refunds.filter(({ state }) => state === 'done');
  const sum = (of: (origin: string) => boolean): number =>
    done.filter(({ origin }) => of(origin)).reduce((total, { amount }) => total + amount, 0);
  const [there] = await scene.db.query<{ refunded: number; lost: number }>(
    `select (amount_refunded / 100)::int as refunded,
       (select coalesce(sum(amount), 0)::int / 100 from sandbox_disputes d
         where d.intent_id = i.id and d.status = 'lost') as lost
     from sandbox_intents i where id = $1`,
    [reference],
  );
  return {
    here: {
      refunded: sum((origin) => origin !== 'dispute'),
      lost: sum((origin) => origin === 'dispute'),
      returned: payment.returned,
      firm: done.filter(({ origin }) => origin === 'firm').length,
    },
    there: {
      ...there,
      returned: (there?.refunded ?? 0) + (there?.lost ?? 0),
      firm: (
        await scene.db.query(
          `select 1 from sandbox_refunds where intent_id = $1 and name not like 're\\_%'`,
          [reference],
        )
      ).length,
    },
  };
};
