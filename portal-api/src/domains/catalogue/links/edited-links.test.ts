import { openCheckoutLink } from '@portal/shared-contracts/checkout';
import {
  archiveCheckoutLink,
  archivePackage,
  copyCheckoutLink,
  copyPackage,
  createCheckoutLink,
  createCoupon,
  deleteCheckoutLink,
  deleteCoupon,
  deletePackage,
  getAdminCheckoutLink,
  getAdminPackage,
  listCheckoutLinks,
  restoreCheckoutLink,
  restorePackage,
  saveCheckoutLink,
  seeAs,
} from '@portal/shared-contracts/admin';
import { packageId } from '../../../../seed/packages.data.ts';
import { createTestApp, type TestApp } from '../../../../test/create-test-app.ts';
import { openCouponCheckout } from '../../../../test/money/coupon-checkout.ts';
import { newAttempt } from '../../../../test/money/idempotency.ts';
import type { TestClient } from '../../../../test/test-client.ts';

let portal: TestApp;
let admin: TestClient;
beforeAll(async () => {
  portal = await createTestApp({ seed: 'demo' });
  admin = await portal.signIn('admin');
});
afterAll(() => portal.close());

const starter = packageId('northwind', 'starter');
const OVER = 'This link is no longer valid.';
const follow = async (slug: string) => {
  const { status, body, error } = await portal.visit().call(openCheckoutLink, { slug });
  return status === 200 ? body : error.message;
};
const shown = async (id: string) => (await admin.call(getAdminCheckoutLink, { id })).body.link;

test('BO-91 a link brings package, coupon and person, counts who opened it, and bad ones are refused', async () => {
  const person = { firstName: 'Ann', lastName: 'Lee', email: 'ann.lee@example.com' };
  const content = { slug: 'ann-2026', packageId: starter, couponCode: 'welcome10', ...person };
  const again = newAttempt();
  const { link } = (await admin.call(createCheckoutLink, content, again)).body;
  expect((await admin.call(createCheckoutLink, content, again)).body.link._id).toBe(link._id);
  expect(link).toMatchObject({ state: 'active', couponCode: 'WELCOME10', opened: 0, bought: 0 });
  expect(await follow('ann-2026')).toMatchObject({ item: starter, coupon: 'WELCOME10', ...person });
  await admin.call(openCheckoutLink, { slug: 'ann-2026' });
  expect((await shown(link._id)).opened).toBe(1);
  const errorsOf = async (change: object) => {
    const { error } = await admin.call(createCheckoutLink, { ...content, slug: 'new', ...change });
    return Object.keys(error.errors ?? {});
  };
  expect(await errorsOf({ slug: 'ann-2026' })).toEqual(['slug']);
  for (const slug of ['ab', 'Big', 'a b c', 'a'.repeat(61)])
    expect(await errorsOf({ slug })).toEqual(['slug']);
  expect(await errorsOf({ couponCode: 'NOPE' })).toEqual(['couponCode']);
  expect(await errorsOf({ packageId: 'nowhere' })).toEqual(['packageId']);
  const log = await portal
    .db()
    .query<{ values: string }>(
      "select coalesce(after::text, '') as values from audit_entries where subject_id = $1",
      [link._id],
    );
  expect(log.length).toBeGreaterThan(0);
  expect(JSON.stringify(log)).not.toContain('ann.lee');
});

test('BO-09 whoever only looks follows a link as the customer would, and is not counted', async () => {
  const content = { slug: 'looked-at', packageId: starter };
  const { link } = (await admin.call(createCheckoutLink, content, newAttempt())).body;
  const looking = await portal.signIn('admin');
  await looking.call(seeAs, { id: portal.personId('customer') });
  const opened = await looking.call(openCheckoutLink, { slug: 'looked-at' });
  expect([opened.status, opened.body.item]).toEqual([200, starter]);
  expect((await shown(link._id)).opened).toBe(0);
});

test('BO-91 unknown, archived, expired and used-up links end, and limits hold for checkouts at the same moment', async () => {
  await admin.call(createCoupon, { code: 'NOTHING', percent: 100 });
  const content = { packageId: starter, couponCode: 'NOTHING', maxUses: 2 };
  const { link } = (await admin.call(createCheckoutLink, { slug: 'two-only', ...content })).body;
  const by = { couponCode: 'NOTHING', link: 'two-only' };
  const checkouts = [];
  for (let count = 0; count < 4; count += 1) checkouts.push(await openCouponCheckout(portal, by));
  const replies = await Promise.all(checkouts.map(({ confirm }) => confirm()));
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(2);
  expect(replies.filter(({ error }) => error?.message === OVER)).toHaveLength(2);
  expect(await shown(link._id)).toMatchObject({ bought: 2, state: 'used-up' });
  expect(await follow('two-only')).toBe(OVER);
  expect((await openCouponCheckout(portal, by)).opened.error.message).toBe(OVER);
  const kept = await admin.call(deleteCheckoutLink, { id: link._id });
  expect(kept.error.message).toContain('archived, not deleted');
  const more = { id: link._id, baseVersion: 1, maxUses: 3 };
  expect((await admin.call(saveCheckoutLink, more)).body.link.state).toBe('active');
  expect((await admin.call(saveCheckoutLink, more)).error.code).toBe('conflict');
  await admin.call(archiveCheckoutLink, { id: link._id, baseVersion: 2 });
  expect(await follow('two-only')).toBe(OVER);
  await admin.call(restoreCheckoutLink, { id: link._id, baseVersion: 3 });
  expect(await follow('two-only')).toMatchObject({ item: starter });
  const expiresAt = new Date(portal.clock.now().getTime() + 60_000).toISOString();
  await admin.call(createCheckoutLink, { slug: 'one-minute', packageId: starter, expiresAt });
  portal.clock.advance(60_000);
  expect(await follow('one-minute')).toBe(OVER);
  expect(await follow('never-was')).toBe(OVER);
  const { items } = (await admin.call(listCheckoutLinks, { state: 'ended' })).body;
  expect(items.map(({ slug }) => slug)).toEqual(['one-minute']);
});

test('BO-89 links to archived packages say so, and what is linked is not deleted', async () => {
  const { link } = (
    await admin.call(createCheckoutLink, { slug: 'to-starter', packageId: starter })
  ).body;
  const { version } = (await admin.call(getAdminPackage, { id: starter })).body.package;
  await admin.call(archivePackage, { id: starter, baseVersion: version });
  expect(await follow('to-starter')).toBe('This package is not available.');
  expect((await shown(link._id)).state).toBe('unavailable');
  await admin.call(restorePackage, { id: starter, baseVersion: version + 1 });
  const { _id: id } = (await admin.call(copyPackage, { id: starter })).body.package;
  const linked = { slug: 'to-copy', packageId: id };
  const { _id: linkId } = (await admin.call(createCheckoutLink, linked)).body.link;
  const rule = { code: 'ONLY-COPY', percent: 5, packageIds: [id] };
  await admin.call(createCoupon, rule);
  const remove = async () => (await admin.call(deletePackage, { id })).status;
  expect(await remove()).toBe(409);
  await admin.call(deleteCheckoutLink, { id: linkId });
  expect(await remove()).toBe(409);
  await admin.call(deleteCoupon, { id: 'ONLY-COPY' });
  expect(await remove()).toBe(200);
});

test('BO-91 a copy of a link leads to the same checkout under the next free address', async () => {
  const content = { slug: 'spring-offer', packageId: starter, couponCode: 'WELCOME10', maxUses: 3 };
  const { link } = (await admin.call(createCheckoutLink, content)).body;
  const copied = async (id: string, attempt = newAttempt()) =>
    (await admin.call(copyCheckoutLink, { id }, attempt)).body.link;
  const again = newAttempt();
  const first = await copied(link._id, again);
  expect(await copied(link._id, again)).toEqual(first);
  expect(first).toMatchObject({ ...content, slug: 'spring-offer-2', opened: 0, bought: 0 });
  expect((await copied(first._id)).slug).toBe('spring-offer-3');
  expect(await follow('spring-offer-2')).toMatchObject({ item: starter, coupon: 'WELCOME10' });
});
