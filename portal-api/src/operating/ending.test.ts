import { setImmediate } from 'node:timers/promises';
import { requestPasswordReset } from '@portal/shared-contracts/auth';
import { createTestApp } from '../../test/create-test-app.ts';

/** Far more turns than a server takes to end that waits for nothing. */
const SLOW = 10_000;

test('PL-40 HS-55 a server that ends first sends the mails that are on their way', async () => {
  const portal = await createTestApp();
  const happened: string[] = [];
  portal.platform.mailer = {
    keepsMails: false,
    send: async ({ to }) => {
      for (let turn = 0; turn < SLOW; turn += 1) await setImmediate();
      happened.push(to);
    },
  };
  const email = 'customer@example.com';
  expect((await portal.visit().call(requestPasswordReset, { email })).status).toBe(200);
  await portal.app.close();
  happened.push('ended');
  expect(happened).toEqual([email, 'ended']);
  await portal.platform.close();
});
