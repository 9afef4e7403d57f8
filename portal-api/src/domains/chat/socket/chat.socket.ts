import { inputSentences, Refusal, refusalOf } from '@portal/shared-contracts/refusals';
import {
  CHAT_FLOOD,
  CHAT_UNEXPECTED,
  clientFrame,
  newMessageFrame,
} from '@portal/shared-contracts/chat';
import type { z } from 'zod';
import type { SiteContext } from '../../../kernel/context.ts';
import { refuseUnstorable } from '../../../http/endpoints/storable.ts';
import type { OpenSocket, SocketHandler } from '../../../http/sockets/open-socket.ts';
import { getRights } from '../../people/people.service.ts';
import type { ChatHub } from '../delivery/chat-hub.ts';
import { chatHandlers, type Frame } from './chat.handlers.ts';
import { said } from '../../../kernel/words/words.ts';
import { type FrameBudget, frameBudget } from './frame-budget.ts';

type AnyHandler = (socket: OpenSocket, frame: Frame, ctx: SiteContext) => Promise<void>;

const refuse = (socket: OpenSocket, error: unknown): void => {
  const isKnown = error instanceof Refusal;
  if (!isKnown) socket.ctx.log.error({ err: error }, 'chat frame failed');
  const refusal = isKnown ? error : new Refusal('unexpected-failure');
  socket.send({ type: 'error', ...said(refusal, socket.language) });
};

interface NamedFrame {
  type: Frame['type'];
  client_id?: string | undefined;
}

// The sender of a message gets the reason with its own id; one without an id is refused like any frame.
const refuseFrame = (socket: OpenSocket, frame: NamedFrame, error: unknown): void => {
  if (!(error instanceof Refusal) || frame.type !== 'new_message' || frame.client_id === undefined)
    return refuse(socket, error);
  const { client_id } = frame;
  socket.send({ type: 'message_refused', client_id, ...said(error, socket.language) });
};

const messageName = newMessageFrame.pick({ type: true, client_id: true });

// Also a message that is not to be read says which one it is; without an answer it would be sent for ever.
const refuseUnread = (socket: OpenSocket, message: unknown, error: z.ZodError): void => {
  const { success, data: named } = messageName.safeParse(message);
  if (!success) return refuse(socket, new Refusal('frame-unknown'));
  const { content } = inputSentences(error);
  refuseFrame(socket, named, content ? refusalOf(content) : new Refusal('frame-unknown'));
};

const isAboutData = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && /^2[23]/.test(String(error.code));

// Without these an open conversation is deaf, empty or out of order.
const NEEDED: readonly Frame['type'][] = ['subscribe', 'request_all_messages', 'new_message'];

// What was sent behind a message that the database gave up must not be stored before it, and who was not let in hears
// nothing: its end comes back and sends all again, in order. What the database does not take would fail for ever, and
// holds nobody up.
const endAfterLoss = (socket: OpenSocket, frame: Frame, error: unknown): void => {
  if (!NEEDED.includes(frame.type) || error instanceof Refusal || isAboutData(error)) return;
  socket.close(CHAT_UNEXPECTED, 'not done');
};

// An area can be taken from an admin while the socket is open; from the next frame on nothing is heard either.
const refreshRights = async (socket: OpenSocket, { db }: SiteContext): Promise<void> => {
  const { actor } = socket;
  if (actor.role === 'admin') socket.actor = { ...actor, admin: await getRights(db, actor.id) };
};

/** The chat's side of a socket: parses each frame and hands it to its handler. */
export const chatSocket = (hub: ChatHub): SocketHandler => {
  const handle = chatHandlers(hub);
  const budgets = new WeakMap<OpenSocket, FrameBudget>();
  return {
    open: (socket) => void budgets.set(socket, frameBudget()),
    close: (socket) => hub.rooms.leave(socket),
    reads: ['ping', 'subscribe', 'request_all_messages'],
    refuse: (socket, message) => {
      const { data: named } = messageName.safeParse(message);
      // Typing and reading go unsaid; a message gets its answer, also an unfit one, or it would wait for ever.
      if (named?.client_id !== undefined) refuseFrame(socket, named, new Refusal('only-looking'));
    },
    message: async (socket, message) => {
      if (!budgets.get(socket)?.take(socket.ctx.now().getTime()))
        return socket.close(CHAT_FLOOD, 'too many messages');
      const parsed = clientFrame.safeParse(message);
      if (!parsed.success) return refuseUnread(socket, message, parsed.error);
      const frame = parsed.data;
      try {
        refuseUnstorable(frame);
        const ctx = await hub.fresh(socket.ctx);
        await refreshRights(socket, ctx);
        await (handle[frame.type] as AnyHandler)(socket, frame, ctx);
      } catch (error) {
        refuseFrame(socket, frame, error);
        endAfterLoss(socket, frame, error);
      }
    },
  };
};
