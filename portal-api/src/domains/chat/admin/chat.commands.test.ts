import { connectChat } from '../../../../test/chat-client.ts';
import { runOn } from '../../../../test/commands/run-on.ts';
import { createTestApp, type TestApp } from '../../../../test/create-test-app.ts';

let portal: TestApp;
beforeAll(async () => {
  portal = await createTestApp();
});
afterAll(() => portal.close());

const run = (...argv: string[]) => runOn(portal, 'chat', ...argv);

test('CH-17 the admin answers a writer from the command line, live and stored once', async () => {
  const writer = await connectChat(await portal.listen(), await portal.signIn('writer'));
  const mine = { userId: portal.personId('writer'), chatType: 'writerToAdmin' } as const;
  writer.send({ type: 'subscribe', ...mine });
  writer.send({
    type: 'new_message',
    ...mine,
    message_type: 'text',
    content: 'A question',
    client_id: 'q1',
  });
  await writer.next('new_message');
  expect((await run('show', 'northwind', 'writer@example.com')).lines.join('\n')).toContain(
    'A question',
  );
  expect((await run('reply', 'northwind', 'writer@example.com', ' An answer ')).exit).toBe(0);
  const { message } = await writer.next('new_message');
  expect(message).toMatchObject({
    content: 'An answer',
    sent_by: 'admin',
    sender_name: 'Northwind Writing',
  });
  await writer.close();
});

test('FX-33 CH-17 what the admin reads on the command line is seen in the writer’s open chat', async () => {
  const writer = await connectChat(await portal.listen(), await portal.signIn('writer'));
  const mine = { userId: portal.personId('writer'), chatType: 'writerToAdmin' } as const;
  writer.send({ type: 'subscribe', ...mine });
  const question = { message_type: 'text', content: 'Seen?', client_id: 'q2' } as const;
  writer.send({ type: 'new_message', ...mine, ...question });
  const { message } = await writer.next('new_message');
  await run('show', 'northwind', 'writer@example.com');
  expect(await writer.next('seen')).toMatchObject({ by: 'admin', upTo: message.seq });
  await writer.close();
});

test('CH-17 CH-13 nobody but a writer is answered, and never with nothing', async () => {
  expect((await run('reply', 'northwind', 'customer@example.com', 'x')).exit).toBe(1);
  expect((await run('reply', 'northwind', 'writer@example.com', '  ')).lines.join('\n')).toContain(
    'empty message',
  );
});
