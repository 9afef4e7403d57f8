import { randomUUID } from 'node:crypto';
import { readHealth } from '@portal/shared-contracts/admin';
import { placeOrder } from '@portal/shared-contracts/checkout';
import { packageId } from '../../../../seed/packages.data.ts';
import { type AccountDesk, openAccountDesk } from '../../../../test/money/account-desk.ts';
import { newKey } from '../../../../test/money/refund-desk.ts';
import { compareFirm } from '../comparison/compare-books.ts';
import { ownerOfKey } from './account-seals.ts';

let desk: AccountDesk;
beforeEach(async () => {
  desk = await openAccountDesk();
});
afterEach(() => desk.portal.close());

const REFUSED = /refuses the keys/;

/** As if the firm had made a new key at the provider, so that the one that is kept here opens nothing. */
const revoke = async (account: string): Promise<void> => {
  const { platform, db } = desk.portal;
  const { siteId } = db();
  const dead = platform.sealer.seal(
    `sk_test_${randomUUID().slice(0, 8)}`,
    ownerOfKey(siteId, account),
  );
  await db().query('update payment_accounts set secret_key = $1 where id = $2', [dead, account]);
};

const night = async () => {
  desk.portal.clock.advance(11 * 60_000);
  return compareFirm(await desk.portal.context());
};

const provider = async () => {
  const owner = await desk.portal.signIn('admin');
  const { items } = (await owner.call(readHealth, {})).body;
  return items.find(({ key }) => key === 'providers');
};

test('BO-93 BO-26 a payment whose account has a revoked key says that the provider refuses it, and so do page and health', async () => {
  await revoke(await desk.use('ann'));
  const order = { payment: 'pm_card_visa', package_subscribed: packageId('northwind', 'starter') };
  const refused = await desk.customer.call(placeOrder, order, newKey());
  expect(refused.status).toBe(502);
  expect(refused.error.message).toMatch(REFUSED);
  expect((await desk.state()).active?.problem).toMatch(REFUSED);
  expect(await provider()).toMatchObject({ state: 'failing', to: '/admin/payment-account' });
  // Another key of the same account takes the payments again.
  await desk.use('ann');
  expect((await desk.state()).active?.problem).toBeNull();
  expect((await provider())?.state).toBe('warning');
  expect((await desk.customer.call(placeOrder, order, newKey())).status).toBe(200);
});

test('BO-93 BO-100 a revoked key of the account in use fails the night, one of a former account does not', async () => {
  const account = await desk.use('ann');
  await desk.buy();
  await revoke(account);
  expect((await night()).failure?.code).toBe('provider-keys-refused');
  expect((await provider())?.state).toBe('failing');
  await desk.portal.signIn('admin');
  const again = await desk.portal.signIn('moneyAdmin');
  await desk.confirm(again);
  await desk.leave();
  expect((await night()).failure).toBeUndefined();
  expect((await desk.state()).retired[0]?.problem).toMatch(REFUSED);
  expect((await provider())?.state).toBe('warning');
});

test('BO-96 a refund whose key is refused stays under way, because an earlier call may have sent it', async () => {
  const account = await desk.use('ann');
  const { key } = await desk.buy();
  await revoke(account);
  expect((await desk.give(key, 10)).body.refund.state).not.toBe('failed');
});
