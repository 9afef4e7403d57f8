import {
  changeFirmPerson,
  confirmIdentity,
  invitePerson,
  readSettings,
  restoreSettings,
  saveSettings,
} from '@portal/shared-contracts/admin';
import { autologin, login } from '@portal/shared-contracts/auth';
import { createTestApp, type TestApp } from '../../../../test/create-test-app.ts';
import { issueSignInCode } from '../auth/auth.service.ts';

let portal: TestApp;
beforeAll(async () => {
  portal = await createTestApp({ seed: 'demo' });
});
afterAll(() => portal.close());

const MINUTE = 60_000;
const password = 'Portal-demo-1';
const chief = (name: string) => ({ email: `${name}@example.com`, role: 'admin' }) as const;

test('BO-07 areas, scripts and secrets want the password of the last ten minutes, and nothing else does', async () => {
  const owner = portal.visit();
  await owner.call(login, { email: 'admin@example.com', password });
  expect((await owner.call(invitePerson, chief('first'))).status).toBe(200);
  portal.clock.advance(11 * MINUTE);
  const milo = portal.personId('moneyAdmin');
  const grant = { id: milo, baseVersion: 0, admin: { isOwner: false, areas: ['orders' as const] } };
  const scripts = (headerTag: string) => ({
    baseVersion: 0,
    changes: { 'customScripts.headerTag': headerTag },
  });
  for (const refused of [
    await owner.call(invitePerson, chief('second')),
    await owner.call(changeFirmPerson, grant),
    await owner.call(saveSettings, scripts('<script>1</script>')),
  ]) {
    expect(refused.status).toBe(403);
    expect(refused.error).toMatchObject({ refusal: { code: 'identity-unconfirmed' } });
  }
  const harmless = { baseVersion: 0, changes: { supportPhone: '+49 30 2' } };
  expect((await owner.call(saveSettings, harmless)).status).toBe(200);
  expect((await owner.call(confirmIdentity, { password: 'not it' })).error.errors).toHaveProperty(
    'password',
  );
  expect((await owner.call(invitePerson, chief('second'))).status).toBe(403);
  expect((await owner.call(confirmIdentity, { password })).status).toBe(200);
  expect((await owner.call(invitePerson, chief('second'))).status).toBe(200);
  expect((await owner.call(changeFirmPerson, grant)).status).toBe(200);
});

test('BO-07 a link shows only whose mailbox it is, and another session of the same person shows nothing', async () => {
  const id = portal.personId('admin');
  const byLink = portal.visit();
  await byLink.call(autologin, { code: await issueSignInCode(portal.db(), id) });
  expect((await byLink.call(invitePerson, chief('third'))).status).toBe(403);
  const other = portal.visit();
  await other.call(login, { email: 'admin@example.com', password });
  expect((await byLink.call(invitePerson, chief('third'))).status).toBe(403);
  const customer = await portal.signIn('customer');
  expect((await customer.call(confirmIdentity, { password })).status).toBe(403);
});

test('BO-07 an older version of the settings that brings other scripts or another checkout back wants it as well', async () => {
  const owner = portal.visit();
  await owner.call(login, { email: 'admin@example.com', password });
  let { version } = (await owner.call(readSettings, {})).body;
  const save = async (path: string, value: unknown): Promise<number> => {
    const change = { baseVersion: version, changes: { [path]: value } };
    return (version = (await owner.call(saveSettings, change)).body.version);
  };
  const script = await save('customScripts.headerTag', '<script>2</script>');
  const plain = await save('customScripts.headerTag', '');
  const checkout = { url: 'https://pay.example/link', token: 'sesame' };
  const own = await save('customCheckout', checkout);
  const renamed = await save('supportPhone', '+49 30 3');
  portal.clock.advance(11 * MINUTE);
  for (const older of [script, plain]) {
    const refused = await owner.call(restoreSettings, { version: older });
    expect(refused.error).toMatchObject({ refusal: { code: 'identity-unconfirmed' } });
  }
  expect((await owner.call(restoreSettings, { version: own })).status).toBe(200);
  expect((await owner.call(restoreSettings, { version: renamed })).status).toBe(200);
});
