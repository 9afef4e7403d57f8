import { skipStep } from '@portal/shared-contracts/admin';
import { getCurrentUser, login } from '@portal/shared-contracts/auth';
import { listStaffOrders } from '@portal/shared-contracts/orders';
import { askForErasure, readOwnData } from '@portal/shared-contracts/people';
import { createTestApp, type TestApp } from '../../../../test/create-test-app.ts';
import { saveRights } from './admins.repository.ts';

const password = 'Portal-demo-1';
const admin = { email: 'admin@example.com', password };

let portal: TestApp;
beforeEach(async () => {
  portal = await createTestApp();
});
afterEach(() => portal.close());

test('BO-01 an admin signs in with a role of its own and its rights; what belongs to others stays closed', async () => {
  const browser = portal.visit();
  const { body } = await browser.call(login, admin);
  expect(body.user).toMatchObject({ role: 'admin', admin: { isOwner: true, areas: [] } });
  expect((await browser.call(listStaffOrders, {})).status).toBe(403);
  const customer = await portal.signIn('customer');
  expect((await customer.call(getCurrentUser, {})).body.user).not.toHaveProperty('admin');
});

test('BO-02 without its area a call is forbidden; granted, it answers at once; owners have all', async () => {
  const step = { step: 'payments', isSkipped: true } as const;
  const money = await portal.signIn('moneyAdmin');
  const refused = await money.call(skipStep, step);
  expect([refused.status, refused.error.code]).toEqual([403, 'forbidden']);
  const rights = { isOwner: false, areas: ['money', 'settings'] as const };
  await saveRights(portal.db(), portal.personId('moneyAdmin'), {
    ...rights,
    areas: [...rights.areas],
  });
  expect((await money.call(skipStep, step)).status).toBe(200);
  const owner = await portal.signIn('admin');
  expect((await owner.call(skipStep, step)).status).toBe(200);
});

test('BO-03 the last owner cannot be erased, one of two can', async () => {
  const owner = await portal.signIn('admin');
  const sentence = 'A firm needs at least one owner.';
  const refused = await owner.call(askForErasure, { ownPassword: password });
  expect([refused.status, refused.error.message]).toEqual([409, sentence]);
  expect((await owner.call(readOwnData, {})).body.data.obstacles).toEqual([sentence]);
  const second = portal.personId('moneyAdmin');
  await saveRights(portal.db(), second, { isOwner: true, areas: [] });
  expect((await owner.call(askForErasure, { ownPassword: password })).status).toBe(200);
});

test('BO-05 the door of admins admits nobody else, and says so only to the right password', async () => {
  const browser = portal.visit();
  const door = 'admin' as const;
  const writer = { email: 'writer@example.com', door };
  const guess = await browser.call(login, { ...writer, password: 'not it' });
  expect(guess.error.message).toBe('Email or Password Incorrect');
  const refused = await browser.call(login, { ...writer, password });
  expect([refused.status, refused.error.message]).toEqual([
    403,
    'This page is for the people who run the firm.',
  ]);
  expect((await browser.call(getCurrentUser, {})).status).toBe(401);
  expect((await browser.call(login, { ...admin, door })).status).toBe(200);
  expect((await browser.call(getCurrentUser, {})).status).toBe(200);
});

test('BO-10 both demo sites have an owner and an admin of money', async () => {
  for (const site of ['northwind', 'acme'] as const) {
    const browser = portal.visit(site);
    await browser.call(login, { email: 'money-admin@example.com', password });
    const { user } = (await browser.call(getCurrentUser, {})).body;
    expect(user.admin).toEqual({ isOwner: false, areas: ['money'] });
    expect((await portal.visit(site).call(login, admin)).body.user.admin?.isOwner).toBe(true);
  }
});
