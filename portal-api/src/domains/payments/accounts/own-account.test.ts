import {
  leavePaymentAccount,
  readPaymentAccount,
  savePaymentAccount,
  testPaymentAccount,
} from '@portal/shared-contracts/admin';
import { getPaymentSetup } from '@portal/shared-contracts/payments';
import { type AccountDesk, keysOf, openAccountDesk } from '../../../../test/money/account-desk.ts';

let desk: AccountDesk;
beforeAll(async () => {
  desk = await openAccountDesk();
});
// Each test begins with a firm that never had an account of its own.
beforeEach(() => desk.forgetAccounts());
afterAll(() => desk.portal.close());

const publicKey = async (): Promise<string> =>
  (await desk.portal.visit().call(getPaymentSetup, {})).body.publishableKey;

test('BO-93 without an own account the platform’s takes the payments, and the sandbox is said', async () => {
  const { key } = await desk.buy();
  expect(await desk.accountOf(key)).toBeNull();
  expect(await desk.state()).toMatchObject({
    ...{ active: null, saved: null, retired: [], isSandbox: true, version: 0 },
    platform: { takesCards: true, isSandbox: true },
  });
  expect(await publicKey()).toBe('pk_sandbox');
});

test('BO-93 saved keys take nothing before their test has worked, and every new payment from then on', async () => {
  const { body } = await desk.save(keysOf('ann'));
  expect(body.account).toMatchObject({
    active: null,
    saved: {
      ...{ state: 'saved', publishableKey: 'pk_test_sandbox_ann', lastFour: '_ann' },
      ...{ mode: 'sandbox', hasMessageSecret: true, testedAt: null, problem: null },
      messagesTo: expect.stringMatching(/^http:\/\/localhost.*\/api\/webhooks\/cards\/[\w-]{36}$/),
    },
  });
  expect(await desk.accountOf((await desk.buy()).key)).toBeNull();
  expect(await publicKey()).toBe('pk_sandbox');
  const tested = (await desk.test()).body.account;
  expect(tested).toMatchObject({ saved: null, active: { state: 'active', problem: null } });
  expect(tested.active?.testedAt).not.toBeNull();
  expect(await publicKey()).toBe('pk_test_sandbox_ann');
  const { key, reference } = await desk.buy();
  expect(await desk.accountOf(key)).toBe(tested.active?._id);
  const intent = await desk.portal.platform.payments
    .sandbox(desk.portal.db(), 'ann')
    ?.books.findIntent(reference);
  expect(intent?.status).toBe('succeeded');
});

test.each([
  ['a wrong key', { secretKey: 'sk_test_nobody12345678' }, /^Invalid API Key/, 'secretKey'],
  [
    'an account that was closed',
    { secretKey: 'sk_test_sandbox_closed' },
    /was closed/,
    'secretKey',
  ],
  [
    'the public key of another account',
    { publishableKey: 'pk_test_sandbox_ben' },
    /^No such/,
    'publishableKey',
  ],
  ['a provider that is down', { secretKey: 'sk_test_sandbox_down' }, /does not answer/, null],
])('BO-93 %s leaves the account in use and says why', async (_what, wrong, sentence, at) => {
  const account = await desk.use('ann');
  await desk.save({ ...keysOf('new'), ...wrong });
  const { active, saved } = (await desk.test()).body.account;
  expect(active?._id).toBe(account);
  expect(saved?.problem).toMatch(sentence);
  expect(saved?.problemAt).toBe(at);
  expect(saved?.problem).not.toContain('nobody12345678');
  expect(await desk.accountOf((await desk.buy()).key)).toBe(account);
  // What is put right is tried anew.
  await desk.save(keysOf('new'));
  const after = (await desk.test()).body.account;
  expect(after.active?.publishableKey).toBe('pk_test_sandbox_new');
  expect(after.retired.map(({ _id }) => _id)).toEqual([account]);
});

test('BO-93 half a pair, mixed keys and keys that move real money are refused at their field', async () => {
  const { publishableKey, secretKey } = keysOf('ann');
  expect((await desk.save({ publishableKey })).error.errors).toHaveProperty('secretKey');
  expect((await desk.save({ secretKey })).error.errors).toHaveProperty('publishableKey');
  const live = { publishableKey: 'pk_live_abc', secretKey: 'sk_live_abc' };
  const mixed = await desk.save({ publishableKey, secretKey: live.secretKey });
  expect(mixed.error.message).toMatch(/One of these keys is for tests/);
  expect((await desk.save(live)).error.errors).toHaveProperty('secretKey');
  expect((await desk.save({ ...live, secretKey: 'password' })).status).toBe(400);
  expect((await desk.state()).version).toBe(0);
});

test('BO-93 without the secret of its messages no account takes payments', async () => {
  const { messageSecret, ...pair } = keysOf('ann');
  await desk.save(pair);
  const refused = await desk.test();
  expect(refused.error.errors).toHaveProperty('messageSecret');
  expect(await publicKey()).toBe('pk_sandbox');
  await desk.save({ messageSecret });
  expect((await desk.test()).body.account.active?.publishableKey).toBe(pair.publishableKey);
});

test('BO-93 another key of the same account replaces the former one, and old payments go back by it', async () => {
  const account = await desk.use('ann');
  const { key, reference } = await desk.buy();
  await desk.save({
    ...keysOf('ann'),
    messageSecret: undefined,
    secretKey: 'sk_test_sandbox_ann_77',
  });
  const { active, saved, retired } = (await desk.test()).body.account;
  expect(active).toMatchObject({ _id: account, lastFour: 'n_77', hasMessageSecret: true });
  expect([saved, retired]).toEqual([null, []]);
  expect((await desk.give(key, 10)).status).toBe(200);
  expect(await desk.atAccount('ann', reference)).toBe(1_000);
});

test('BO-93 two admins: the second save over the first is stale, and a double click tests once', async () => {
  const { portal, admin, confirm } = desk;
  const owner = await portal.signIn('admin');
  await confirm();
  await confirm(owner);
  const first = await owner.call(savePaymentAccount, { baseVersion: 0, ...keysOf('ann') });
  expect(first.status).toBe(200);
  const second = await admin.call(savePaymentAccount, { baseVersion: 0, ...keysOf('ben') });
  expect(second.status).toBe(409);
  expect((await desk.state()).saved?.publishableKey).toBe('pk_test_sandbox_ann');
  const baseVersion = first.body.account.version;
  const clicks = await Promise.all(
    [1, 2].map(() => admin.call(testPaymentAccount, { baseVersion })),
  );
  expect(clicks.map(({ status }) => status).filter((status) => status !== 409)).toContain(200);
  const { active, version, retired } = await desk.state();
  expect([active?.publishableKey, version, retired]).toEqual(['pk_test_sandbox_ann', 2, []]);
});

test('BO-93 without the area, or without showing anew who it is, nobody brings an account in', async () => {
  const { portal, admin } = desk;
  const save = { baseVersion: 0, ...keysOf('ann') };
  portal.clock.advance(11 * 60_000);
  expect((await admin.call(savePaymentAccount, save)).status).toBe(403);
  expect((await admin.call(testPaymentAccount, { baseVersion: 0 })).status).toBe(403);
  expect((await admin.call(leavePaymentAccount, { baseVersion: 0 })).status).toBe(403);
  const writer = await portal.signIn('writer');
  expect((await writer.call(readPaymentAccount, {})).status).toBe(403);
});

test('BO-93 whoever dies between saving and testing has lost nothing and changed nothing', async () => {
  const account = await desk.use('ann');
  await desk.save(keysOf('ben'));
  desk.cutAt({ operation: /payment_intents/, moment: 'after' });
  const cut = (await desk.test()).body.account;
  expect(cut).toMatchObject({ active: { _id: account }, saved: { state: 'saved' } });
  expect((await desk.test()).body.account.active?.publishableKey).toBe('pk_test_sandbox_ben');
});
