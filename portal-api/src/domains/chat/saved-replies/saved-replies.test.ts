import { createSavedReply } from '@portal/shared-contracts/admin';
import { createTestApp, type TestApp } from '../../../../test/create-test-app.ts';

let portal: TestApp;
beforeAll(async () => {
  portal = await createTestApp({ seed: 'demo' });
});
afterAll(() => portal.close());

test('BO-107 of calls of one key at the same instant one makes the reply and all find it', async () => {
  const admin = await portal.signIn('admin');
  const headers = { 'idempotency-key': crypto.randomUUID() };
  const content = { title: 'Thanks', text: 'Thank you, {firstName}.' };
  const answers = await Promise.all(
    [1, 2, 3, 4, 5, 6].map(() => admin.call(createSavedReply, content, { headers })),
  );
  expect(answers.map(({ status }) => status)).toEqual(Array(6).fill(200));
  expect(new Set(answers.map(({ body }) => body.reply._id)).size).toBe(1);
});
