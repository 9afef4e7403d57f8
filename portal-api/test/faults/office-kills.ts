import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import {
  createCoupon,
  createFirmOrder,
  readSettings,
  saveSettings,
} from '@portal/shared-contracts/admin';
import { packageId } from '../../seed/packages.data.ts';
import { demoPeople } from '../../seed/people.ts';
import { verifyChain } from '../../src/domains/audit/audit.reading.ts';
import { actionOf } from '../../src/domains/audit/audit.policy.ts';
import type { SiteDatabase } from '../../src/kernel/database.ts';
import { seededRandom } from '../chaos/seeded-random.ts';
import { callAs, openRefundStorm, type RefundStorm } from '../money/refund-storm.ts';

const SITE = 'northwind';
const { admin } = demoPeople(SITE);
const CUSTOMER = 'customer@example.com';
const LATEST_DEATH = 250;

/** What an admin does in one round: each form has a key, which a page that is loaded again still knows. */
interface Forms {
  name: string;
  coupon: string;
  couponKey: string;
  orderKey: string;
}

const newForms = (round: number): Forms => ({
  name: `Firm after kill ${round}`,
  coupon: `KILL-${String(round).padStart(4, '0')}`,
  couponKey: randomUUID(),
  orderKey: randomUUID(),
});

/** A save of settings has no key: whoever lost the answer looks whether it is there. */
const saveName = async (scene: RefundStorm, { name }: Forms): Promise<void> => {
  const call = await callAs(scene, admin);
  const { version, settings } = await call(readSettings, {}, '');
  if (settings['companyName'] === name) return;
  await call(saveSettings, { baseVersion: version, changes: { companyName: name } }, '');
};

const send = async (scene: RefundStorm, forms: Forms): Promise<void> => {
  const call = await callAs(scene, admin);
  const order = { customer: CUSTOMER, packageId: packageId(SITE, 'starter') };
  await Promise.all([
    saveName(scene, forms),
    call(createCoupon, { code: forms.coupon, percent: 10 }, forms.couponKey),
    call(createFirmOrder, { ...order, payment: 'invoice' }, forms.orderKey),
  ]);
};

/** Everything that the rounds may have changed, counted. */
const countWritten = async (db: SiteDatabase) => {
  const one = async (sql: string, what = '*'): Promise<number> =>
    (await db.query<{ n: number }>(`select count(${what})::int as n from ${sql}`, [SITE]))[0]?.n ??
    0;
  // A call that is sent again has a row of its own, of the same coupon or order.
  const logged = (action: string, what?: string): Promise<number> =>
    one(`audit_entries where site_id = $1 and outcome = 'done' and action = '${action}'`, what);
  return {
    settings: await one(
      "settings_versions where site_id = $1 and settings ->> 'companyName' like 'Firm after kill%'",
    ),
    coupons: await one("coupons where site_id = $1 and code like 'KILL-%'"),
    orders: await one('orders where site_id = $1'),
    invoices: await one('invoices where site_id = $1'),
    mails: await one("mail_notices where site_id = $1 and event = 'invoice-issued'"),
    loggedCoupons: await logged(actionOf(createCoupon), 'distinct subject_id'),
    loggedOrders: await logged(actionOf(createFirmOrder), 'distinct subject_id'),
  };
};

type Written = Awaited<ReturnType<typeof countWritten>>;

const plus = (before: Written, rounds: number): Written =>
  Object.fromEntries(
    Object.entries(before).map(([name, count]) => [name, count + rounds]),
  ) as Written;

/**
 * A server is killed so many times while an admin saves settings, adds a coupon and places an order by hand; each of
 * them is there once, with its invoice, its mail and its row in the log.
 */
export const killOverOffice = async (kills: number, seed: number): Promise<void> => {
  const cleanUps: (() => Promise<unknown>)[] = [];
  const random = seededRandom(seed);
  try {
    const scene = await openRefundStorm((work) => cleanUps.push(work));
    const { db, api } = scene;
    await api.start();
    const before = await countWritten(db);
    for (let kill = 0; kill < kills; kill += 1) {
      const forms = newForms(kill);
      const clicks = send(scene, forms).catch(() => undefined);
      await wait(random() * LATEST_DEATH);
      await api.kill();
      await clicks;
      await api.start();
      await send(scene, forms);
    }
    // Whoever ends says goodbye: what goes on after a reply is written by then.
    await api.stop();
    assert.deepEqual(await countWritten(db), plus(before, kills));
    assert.equal((await verifyChain(db)).brokenAt, undefined);
  } finally {
    for (const cleanUp of cleanUps.reverse()) await cleanUp();
  }
};
