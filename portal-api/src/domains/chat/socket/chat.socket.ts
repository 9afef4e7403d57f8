import { Refusal } from '@portal/shared-contracts/refusals';
import { CHAT_FLOOD, clientFrame } from '@portal/shared-contracts/chat';
import type { SiteContext } from '../../../kernel/context.ts';
import type { OpenSocket, SocketHandler } from '../../../http/sockets/open-socket.ts';
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

/** The chat's side of a socket: parses each frame and hands it to its handler. */
export const chatSocket = (hub: ChatHub): SocketHandler => {
  const handle = chatHandlers(hub);
  const budgets = new WeakMap<OpenSocket, FrameBudget>();
  return {
    open: (socket) => void budgets.set(socket, frameBudget()),
    close: (socket) => hub.rooms.leave(socket),
    message: async (socket, message) => {
      if (!budgets.get(socket)?.take(socket.ctx.now().getTime()))
        return socket.close(CHAT_FLOOD, 'too many messages');
      const parsed = clientFrame.safeParse(message);
      if (!parsed.success) return refuse(socket, new Refusal('frame-unknown'));
      const frame = parsed.data;
      try {
        await (handle[frame.type] as AnyHandler)(socket, frame, await hub.fresh(socket.ctx));
      } catch (error) {
        refuse(socket, error);
      }
    },
  };
};
