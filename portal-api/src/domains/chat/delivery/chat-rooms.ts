import type { ChatMessage, ServerFrame } from '@portal/shared-contracts/chat';
import { isOfFirm } from '../chat.policy.ts';
import { namesErased } from '../../../kernel/words/erased.ts';
import { withoutColleague } from '../records/message.record.ts';
import type { OpenSocket } from '../../../http/sockets/open-socket.ts';

/** One socket in a conversation. */
interface Listener {
  /** Last place of the history that it was handed: nothing up to there is sent again. */
  hasUpTo: number;
  /** Messages that came while its history was being read; they follow behind it. */
  held: { seq: number; text: Buffer }[] | undefined;
}

/** A conversation that somebody of this process listens to. */
export interface Room {
  siteId: string;
  conversationId: string;
  /** Last place handed on in this process; the next one is this plus one. */
  upTo: number;
  listeners: Map<OpenSocket, Listener>;
}

/** Who is listening to which conversation in this process. */
export interface ChatRooms {
  /** `lastSeq` is the conversation's last place at this moment. */
  join(socket: OpenSocket, conversationId: string, lastSeq: number): void;
  isIn(socket: OpenSocket, conversationId: string): boolean;
  leave(socket: OpenSocket): void;
  find(siteId: string, conversationId: string): Room | undefined;
  all(): Iterable<Room>;
  /** Keeps messages back until the history that `read` answers with is on its way; what the history holds is not sent again. */
  whileReading(
    socket: OpenSocket,
    conversationId: string,
    read: () => Promise<number>,
  ): Promise<void>;
}

/** Who of the listeners may hear something. */
export type Hears = (socket: OpenSocket) => boolean;

const encode = (frame: ServerFrame): Buffer => Buffer.from(JSON.stringify(frame));

/** Sends one frame to the listeners, written out once. */
export const broadcast = (room: Room, frame: ServerFrame, hears: Hears): void => {
  const text = encode(frame);
  const isErased = namesErased(text);
  for (const socket of room.listeners.keys()) if (hears(socket)) socket.sendText(text, isErased);
};

/** Sends a stored message to the listeners that do not have it yet; who of the firm wrote it goes to the firm alone. */
export const broadcastMessage = (room: Room, message: ChatMessage, hears: Hears): void => {
  const shown = withoutColleague(message);
  const forAll = encode({ type: 'new_message', message: shown });
  const forFirm = shown === message ? forAll : encode({ type: 'new_message', message });
  const isErased = namesErased(forFirm);
  for (const [socket, listener] of room.listeners) {
    if (message.seq <= listener.hasUpTo || !hears(socket)) continue;
    const text = isOfFirm(socket.actor) ? forFirm : forAll;
    if (listener.held) listener.held.push({ seq: message.seq, text });
    else socket.sendText(text, isErased);
  }
};

export const chatRooms = (): ChatRooms => {
  const rooms = new Map<string, Room>();
  const joined = new WeakMap<OpenSocket, Set<Room>>();
  const keyOf = (siteId: string, conversationId: string) => `${siteId}/${conversationId}`;
  const find = (siteId: string, conversationId: string) => rooms.get(keyOf(siteId, conversationId));

  return {
    find,
    all: () => rooms.values(),
    join: (socket, conversationId, lastSeq) => {
      const siteId = socket.ctx.site.id;
      const room = find(siteId, conversationId) ?? {
        siteId,
        conversationId,
        upTo: lastSeq,
        listeners: new Map(),
      };
      rooms.set(keyOf(siteId, conversationId), room);
      if (!room.listeners.has(socket)) room.listeners.set(socket, { hasUpTo: 0, held: undefined });
      joined.set(socket, (joined.get(socket) ?? new Set()).add(room));
    },
    isIn: (socket, conversationId) =>
      find(socket.ctx.site.id, conversationId)?.listeners.has(socket) ?? false,
    leave: (socket) => {
      for (const room of joined.get(socket) ?? []) {
        room.listeners.delete(socket);
        if (room.listeners.size === 0) rooms.delete(keyOf(room.siteId, room.conversationId));
      }
      joined.delete(socket);
    },
    whileReading: async (socket, conversationId, read) => {
      const listener = find(socket.ctx.site.id, conversationId)?.listeners.get(socket);
      if (!listener) return void (await read());
      const held: Listener['held'] = (listener.held = []);
      try {
        listener.hasUpTo = Math.max(listener.hasUpTo, await read());
      } finally {
        listener.held = undefined;
        for (const { seq, text } of held) if (seq > listener.hasUpTo) socket.sendText(text);
      }
    },
  };
};
