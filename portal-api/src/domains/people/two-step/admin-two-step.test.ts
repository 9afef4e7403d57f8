import {
  readTwoStep,
  removeTwoStep,
  saveSettings,
  setUpTwoStep,
} from '@portal/shared-contracts/admin';
import { getCurrentUser, login, secondStep } from '@portal/shared-contracts/auth';
import { createTestApp, type TestApp } from '../../../../test/create-test-app.ts';
import { appCode } from '../../../../test/people/app-code.ts';
import { saveRights } from '../admins/admins.repository.ts';

const currentPassword = 'Portal-demo-1';

let portal: TestApp;
beforeEach(async () => {
  portal = await createTestApp();
});
afterEach(() => portal.close());

const codeOf = (secret: string): string => appCode(portal, secret);

test('BO-06 an admin sets the second step up with ten recovery codes; each code and each of them works once', async () => {
  const admin = await portal.signIn('admin');
  expect((await admin.call(setUpTwoStep, {})).error.errors).toHaveProperty('currentPassword');
  const { secret = '' } = (await admin.call(setUpTwoStep, { currentPassword })).body;
  const code = codeOf(secret);
  const { recoveryCodes = [] } = (await admin.call(setUpTwoStep, { code })).body;
  expect(new Set(recoveryCodes).size).toBe(10);
  const door = { email: 'admin@example.com', password: currentPassword, door: 'admin' as const };
  const enter = async (typed: string): Promise<number> => {
    const browser = portal.visit();
    expect((await browser.call(login, door)).error.code).toBe('second-step-needed');
    return (await browser.call(secondStep, { code: typed })).status;
  };
  expect(await enter(code)).toBe(422);
  expect(await enter(recoveryCodes[0] ?? '')).toBe(200);
  expect(await enter(recoveryCodes[0] ?? '')).toBe(422);
  expect((await admin.call(readTwoStep, {})).body).toMatchObject({ isOn: true, codesLeft: 9 });
  expect((await admin.call(removeTwoStep, { currentPassword: 'no' })).status).toBe(422);
  expect((await admin.call(removeTwoStep, { currentPassword })).status).toBe(200);
  expect((await admin.call(readTwoStep, {})).body.isOn).toBe(false);
});

test('BO-06 owners alone require it; whoever lacks it then sets it up before anything else', async () => {
  const id = portal.personId('moneyAdmin');
  await saveRights(portal.db(), id, { isOwner: false, areas: ['settings'] });
  const milo = await portal.signIn('moneyAdmin');
  const change = { baseVersion: 0, changes: { staffSecondFactor: true } };
  expect((await milo.call(saveSettings, change)).status).toBe(403);
  expect((await (await portal.signIn('admin')).call(saveSettings, change)).status).toBe(200);
  const again = { baseVersion: 1, changes: { supportPhone: '+49 30 1' } };
  expect((await milo.call(saveSettings, again)).status).toBe(403);
  expect((await milo.call(getCurrentUser, {})).body.user.needsSecondFactor).toBe(true);
  expect((await milo.call(readTwoStep, {})).body).toMatchObject({ isOn: false, isRequired: true });
  const { secret = '' } = (await milo.call(setUpTwoStep, { currentPassword })).body;
  await milo.call(setUpTwoStep, { code: codeOf(secret) });
  expect((await milo.call(saveSettings, again)).status).toBe(200);
});
