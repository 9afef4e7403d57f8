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
const RIGHTS = /lacks a right/;

/** As if the key that is kept here were this one. */
const change = async (account: string, key: string): Promise<void> => {
  const { platform, db } = desk.portal;
  const sealed = platform.sealer.seal(key, ownerOfKey(db().siteId, account));
  await db().query('update payment_accounts set secret_key = $1 where id = $2', [sealed, account]);
};

/** As if the firm had made a new key at the provider, so that the one that is kept here opens nothing. */
const revoke = (account: string): Promise<void> =>
  change(account, `sk_test_${randomUUID().slice(0, 8)}`);

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

test('BO-93 BO-26 a key that the provider takes again is said to work by the next payment', async () => {
  const account = await desk.use('ann');
  const db = desk.portal.db();
  const [kept] = await db.query('select secret_key from payment_accounts where id = $1', [account]);
  await revoke(account);
  const order = { payment: 'pm_card_visa', package_subscribed: packageId('northwind', 'starter') };
  expect((await desk.customer.call(placeOrder, order, newKey())).status).toBe(502);
  await db.query('update payment_accounts set secret_key = $1 where id = $2', [
    kept?.['secret_key'],
    account,
  ]);
  expect((await desk.customer.call(placeOrder, order, newKey())).status).toBe(200);
  expect((await desk.state()).active?.problem).toBeNull();
  expect((await provider())?.state).toBe('warning');
});

test('BO-93 BO-26 BO-100 a key that may take payments and list none stays marked by the night until a night can list them', async () => {
  const account = await desk.use('ann');
  await desk.buy();
  await change(account, 'rk_test_sandbox_ann');
  expect((await night()).failure?.code).toBe('provider-rights-missing');
  expect((await desk.state()).active?.problem).toMatch(RIGHTS);
  await desk.buy();
  expect((await desk.state()).active?.problem).toMatch(RIGHTS);
  expect((await provider())?.state).toBe('failing');
  await change(account, 'sk_test_sandbox_ann');
  expect((await night()).failure).toBeUndefined();
  expect((await desk.state()).active?.problem).toBeNull();
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
