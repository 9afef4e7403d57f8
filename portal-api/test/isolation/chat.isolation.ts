import {
  changeSavedReply,
  createSavedReply,
  deleteSavedReply,
  finishConversation,
  listInbox,
  listSavedReplies,
  readInboxConversation,
  readSavedReply,
  reopenConversation,
} from '@portal/shared-contracts/admin';
import { CHAT_PATHS, type ClientFrame, getUnread } from '@portal/shared-contracts/chat';
import type { DemoPerson } from '../../seed/seeder.ts';
import { orderId } from '../../seed/orders/orders.ts';
import type { TestApp } from '../create-test-app.ts';
import { expectCall, type Heard, isolationTable, type SocketRow } from './isolation.ts';
import { openSocket } from '../sockets/open-socket.ts';

const SECRET = 'Only for the two of us';

const order = { chatType: 'writerToCustomer', order_id: orderId('northwind', 'writing') } as const;
const admin = { chatType: 'writerToAdmin' } as const;

const message = {
  type: 'new_message',
  message_type: 'text',
  content: 'Let me in',
  client_id: 'isolation-1',
} as const;

/** What an answer costs a stranger, and what a reviewer may do. */
const heard = (own: string, stranger: string, reviewer: string): Heard => ({
  own,
  sameSite: stranger,
  otherSite: stranger,
  writer: stranger,
  reviewer,
});

const ofOrder: readonly [ClientFrame, Heard][] = [
  [{ type: 'ping' }, heard('pong', 'pong', 'pong')],
  [{ type: 'subscribe', ...order }, heard('', 'error', '')],
  [{ type: 'request_all_messages', ...order }, heard('all_messages', 'error', 'all_messages')],
  [{ ...message, ...order }, heard('new_message', 'message_refused', 'message_refused')],
  [{ type: 'seen', upTo: 1, ...order }, heard('', 'error', '')],
  [{ type: 'typing', ...order }, heard('', 'error', '')],
];

// Naming somebody else's conversation with the firm opens the own one, or none.
const ofAdmin = (frame: ClientFrame, own: string, customer: string): Heard => ({
  ...heard(own, own, customer),
  reviewer: frame.type === 'seen' || frame.type === 'typing' ? '' : customer,
});

const adminFrames: readonly [ClientFrame, string, string][] = [
  [{ type: 'subscribe', ...admin }, '', 'error'],
  [{ type: 'request_all_messages', ...admin }, 'all_messages', 'error'],
  [{ type: 'seen', upTo: 0, ...admin }, '', 'error'],
];

const firmFrames: readonly [ClientFrame, string, string][] = [
  [{ type: 'request_all_messages', ...order }, 'all_messages', 'error'],
  [{ ...message, ...order, client_id: 'isolation-firm' }, 'new_message', 'message_refused'],
];

const socketRow = (
  path: string,
  owner: DemoPerson,
  frame: ClientFrame,
  expected: Heard,
): SocketRow<object> => ({ path, owner, frame: () => ({ ...frame }), heard: expected });

/** Chat is off on the second site; a refusal there must come from the order, not from the switch. */
const switchOn = async (portal: TestApp): Promise<void> => {
  await portal.app.portal.platform.database.platform().query(
    `update sites
       set settings = jsonb_set(settings, '{website_settings,disable_writer_customer_chat}', 'false')
       where site_id = $1`,
    ['acme'],
  );
  portal.app.portal.sites.forget();
};

const say = async (portal: TestApp, person: DemoPerson, ref: object): Promise<void> => {
  const port = await portal.listen();
  const socket = await openSocket(port, '/ws', await portal.signIn(person));
  const stored = socket.next();
  socket.send({ ...message, ...ref, content: SECRET, client_id: 'secret' });
  await stored;
  socket.close();
  await socket.closed;
};

const conversation = `order:${orderId('northwind', 'writing')}`;
const firms = { otherSite: 404, own: 200 };
const reply = { title: 'Thanks', text: SECRET };

export const isolation = isolationTable<object>({
  prepare: async (portal) => {
    await switchOn(portal);
    await say(portal, 'customer', order);
    await say(portal, 'writer', admin);
    await portal.db().query(
      `insert into saved_replies (id, site_id, title, text, changed_at)
       values ('northwind-reply', 'northwind', 'Thanks', $1, now()) on conflict do nothing`,
      [SECRET],
    );
    return {};
  },
  secrets: () => [orderId('northwind', 'writing'), SECRET],
  rows: [
    expectCall(getUnread, 'customer', () => ({}), {
      sameSite: 200,
      otherSite: 200,
      writer: 200,
      own: 200,
    }),
    expectCall(listInbox, 'admin', () => ({}), { otherSite: 200, own: 200 }),
    expectCall(readInboxConversation, 'admin', () => ({ id: conversation }), firms),
    expectCall(finishConversation, 'admin', () => ({ id: conversation, upTo: 1 }), firms),
    expectCall(reopenConversation, 'admin', () => ({ id: conversation }), firms),
    expectCall(listSavedReplies, 'admin', () => ({}), { otherSite: 200, own: 200 }),
    expectCall(createSavedReply, 'admin', () => ({ title: 'Hello', text: 'Hello!' }), {
      otherSite: 200,
      own: 200,
    }),
    expectCall(readSavedReply, 'admin', () => ({ id: 'northwind-reply' }), firms),
    expectCall(
      changeSavedReply,
      'admin',
      () => ({ id: 'northwind-reply', baseVersion: 1, ...reply }),
      firms,
    ),
    expectCall(deleteSavedReply, 'admin', () => ({ id: 'northwind-reply' }), firms),
  ],
  sockets: [
    ...CHAT_PATHS.flatMap((path) =>
      ofOrder.flatMap(([frame, expected]) => [
        socketRow(path, 'customer', frame, expected),
        socketRow(path, 'writer', frame, expected),
      ]),
    ),
    // The firm reads each conversation of its own site; an admin without the area of orders is nobody there.
    ...firmFrames.map(([frame, own, stranger]) =>
      socketRow('/ws', 'admin', frame, {
        ...heard(own, stranger, own),
        reviewer: own === 'new_message' ? stranger : own,
      }),
    ),
    ...adminFrames.map(([frame, own, customer]) =>
      socketRow('/ws', 'writer', frame, ofAdmin(frame, own, customer)),
    ),
  ],
});
