import { orderId } from '../seed/orders/orders.ts';
import { type ChatClient, connectChat } from './chat-client.ts';
import type { TestApp } from './create-test-app.ts';

/** The order whose conversation a test of the chat is about. */
export const chatOrder = orderId('northwind', 'writing');
const elsewhere = orderId('northwind', 'answered');

let said = 0;

/** Sends a text under an identifier that nobody has used. */
export const say = (client: ChatClient, content: string, to = chatOrder): void =>
  client.send({
    type: 'new_message',
    order_id: to,
    message_type: 'text',
    content,
    client_id: `id ${(said += 1)}`,
  });

/** Subscribes to a conversation and waits until the server has heard it. */
export const join = async (client: ChatClient, to = chatOrder): Promise<void> => {
  client.send({ type: 'subscribe', order_id: to });
  client.send({ type: 'ping' });
  await client.next('pong');
};

/** The sockets that a test opens, closed together. */
export const chatRoom = (portal: TestApp, port: number) => {
  const open: ChatClient[] = [];
  const connect = async (...who: Parameters<TestApp['signIn']>): Promise<ChatClient> => {
    const client = await connectChat(port, await portal.signIn(...who));
    open.push(client);
    return client;
  };
  return {
    connect,
    /** Has a socket that was opened otherwise closed with the others. */
    add: (client: ChatClient): void => void open.push(client),
    closeAll: async (): Promise<void> => {
      await Promise.all(open.splice(0).map((client) => client.close()));
    },
    storedTexts: async (): Promise<string[]> => {
      const rows = await portal
        .db()
        .query<{ content: string }>('select content from chat_messages where site_id = $1', [
          'northwind',
        ]);
      return rows.map(({ content }) => content);
    },
  };
};

/** The sockets of a test of refusals, and two people of another order who must not notice anything of it. */
export const guardedChatRoom = async (portal: TestApp, port: number) => {
  const outside = chatRoom(portal, port);
  const bystanders = [await outside.connect('customer'), await outside.connect('writer')] as const;
  for (const person of bystanders) await join(person, elsewhere);
  return {
    ...chatRoom(portal, port),
    /** After each test: the two others still talk to each other. */
    expectCalm: async (): Promise<void> => {
      say(bystanders[0], `fine after ${expect.getState().currentTestName}`, elsewhere);
      await Promise.all(bystanders.map((person) => person.next('new_message')));
    },
    closeBystanders: outside.closeAll,
  };
};
