import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { packageId } from '../../seed/packages.data.ts';
import { seededRandom } from '../chaos/seeded-random.ts';
import { readBooks } from '../money/books.ts';
import { FaultyBrowser, type Fault, flush, openTabs } from '../money/faulty-browser.ts';
import { openShakyTill, settleDown, type ShakyTill } from './shaky-till.ts';

const SITE = 'northwind';
const PACKAGE = packageId(SITE, 'starter');
const FAULTS: readonly Fault[] = [
  'none',
  'none',
  'none',
  'lost request',
  'lost reply',
  'late reply',
];
const STEPS = 24;
const CARD = '4242424242424242';

interface Guest {
  browser: FaultyBrowser;
  tabs: ReturnType<typeof openTabs>;
}

/** A coupon with few uses, and more guests than uses. */
interface Rush {
  till: ShakyTill;
  random: () => number;
  coupon: string;
  uses: number;
  guests: readonly Guest[];
}

const newGuest = ({ portal }: ShakyTill, coupon: string, random: () => number): Guest => {
  const faults = Array.from(
    { length: 6 },
    () => FAULTS[Math.floor(random() * FAULTS.length)] ?? 'none',
  );
  const browser = new FaultyBrowser(portal.visit(), faults);
  const email = `guest-${randomUUID()}@example.com`;
  const subject = { place: 'checkout', id: PACKAGE, email, coupon } as const;
  return { browser, tabs: openTabs(browser, subject, CARD, portal.clock.now) };
};

const openRush = async (till: ShakyTill, random: () => number): Promise<Rush> => {
  const coupon = `RUSH${randomUUID().slice(0, 8).toUpperCase()}`;
  const uses = 1 + Math.floor(random() * 4);
  const { portal } = till;
  // The limits are for strangers who try a thousand times, and have tests of their own.
  await portal.db().query(`delete from rate_counts where site_id = '${SITE}'`);
  await portal.db().query(
    `insert into coupons (site_id, code, percent, max_uses, created_at)
     values ('${SITE}', $1, $2, $3, $4)`,
    [coupon, random() < 0.25 ? 100 : 10, uses, portal.clock.now()],
  );
  const count = uses + 1 + Math.floor(random() * 4);
  const guests = Array.from({ length: count }, () => newGuest(till, coupon, random));
  return { till, random, coupon, uses, guests };
};

const press = ({ tabs }: Guest): void => {
  const last = tabs.all.at(-1);
  last?.send(last.state.kind === 'unsettled' ? 'retry' : 'submit');
};

const stepOf = async ({ till, random }: Rush, guest: Guest): Promise<void> => {
  const chance = random();
  if (chance < 0.1) guest.tabs.reload();
  else if (chance < 0.2) guest.tabs.add();
  else if (chance < 0.3) till.dieNext(random() < 0.5 ? 'before' : 'after');
  else if (chance < 0.4) await till.deliverTwice();
  else press(guest);
  if (chance > 0.8) press(guest);
};

const settleAll = async ({ guests }: Rush): Promise<void> => {
  for (const { browser, tabs } of guests) await settleDown(browser, tabs.all);
};

/** Everybody at once in the middle of faults; then each goes on until the coupon is theirs or used up. */
const playRush = async (rush: Rush): Promise<void> => {
  const { till, random, guests } = rush;
  for (const guest of guests) press(guest);
  for (let step = 0; step < STEPS; step += 1) {
    const guest = guests[Math.floor(random() * guests.length)];
    if (guest) await stepOf(rush, guest);
    for (let round = Math.floor(random() * 12); round > 0; round -= 1) await flush();
  }
  till.calm();
  for (const { browser } of guests) browser.heal();
  for (let round = 0; round < 3; round += 1) {
    for (const guest of guests) press(guest);
    await settleAll(rush);
    await till.deliverTwice();
  }
};

const usesOf = async ({ till, coupon }: Rush): Promise<number> => {
  const rows = await till.portal
    .db()
    .query(`select 1 from coupon_uses where site_id = '${SITE}' and coupon = $1`, [coupon]);
  return rows.length;
};

/**
 * So many coupons at their limit, each with more guests than uses: every use is one order, nobody pays without one,
 * and the last use goes to one of those who reach for it. How many guests went away without it.
 */
export const rushForCoupons = async (coupons: number, seed: number): Promise<number> => {
  const till = await openShakyTill();
  const random = seededRandom(seed);
  let without = 0;
  try {
    for (let count = 0; count < coupons; count += 1) {
      const before = await readBooks(till.portal.db());
      const rush = await openRush(till, random);
      await playRush(rush);
      const after = await readBooks(till.portal.db());
      const paid = rush.guests.filter(({ tabs }) =>
        tabs.all.some(({ state }) => state.kind === 'paid'),
      ).length;
      assert.equal(await usesOf(rush), rush.uses);
      assert.equal(after.delivered - before.delivered, rush.uses);
      assert.equal(after.taken - before.taken, after.worth - before.worth);
      assert.equal(paid, rush.uses);
      without += rush.guests.length - paid;
    }
  } finally {
    await till.close();
  }
  return without;
};
