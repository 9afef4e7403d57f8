import type { ChatMessage } from '@portal/shared-contracts/chat';
import type { Database, SiteDatabase } from '../../../kernel/database.ts';
import { type ChatReader, isOfFirm } from '../chat.policy.ts';
import { broadcastMessage, type ChatRooms, type Room } from './chat-rooms.ts';
import { listLastSeqs, listMembers } from '../conversations/conversations.repository.ts';
import { listMessages } from '../messages/messages.repository.ts';

/** Hands each stored message on once and in the order of their places, whatever is lost or doubled on the way. */
export interface ChatFeed {
  /** News of a stored message, perhaps late, early or for the second time. */
  offer(siteId: string, conversationId: string, message: ChatMessage, members: string[]): void;
  /** Looks whether messages were stored of which no news came, e.g. because the process that stored them died. */
  catchUp(): Promise<void>;
}

interface Needs {
  rooms: ChatRooms;
  siteOf: (siteId: string) => SiteDatabase;
  platform: Database;
  onError: (error: unknown) => void;
}

/** Whoever reads everything, and the members of this moment: a writer who was replaced hears no more. */
const hearsMessages =
  (members: readonly string[]) =>
  ({ actor }: { actor: ChatReader }): boolean =>
    actor.role === 'reviewer' || isOfFirm(actor) || members.includes(actor.id);

export const chatFeed = ({ rooms, siteOf, platform, onError }: Needs): ChatFeed => {
  const filling = new WeakMap<Room, Promise<void>>();
  /** The furthest place that is known to be stored. */
  const known = new WeakMap<Room, number>();

  const handOn = (room: Room, message: ChatMessage, members: readonly string[]): void => {
    if (message.seq !== room.upTo + 1) return;
    room.upTo = message.seq;
    broadcastMessage(room, message, hearsMessages(members));
  };

  const readOn = async (room: Room): Promise<void> => {
    const db = siteOf(room.siteId);
    const members = await listMembers(db, room.conversationId);
    while (room.upTo < (known.get(room) ?? 0) && room.listeners.size > 0) {
      const before = room.upTo;
      const range = { after: before };
      const page = await listMessages(db, room.conversationId, range);
      for (const message of page.messages) handOn(room, message, members);
      if (room.upTo === before) break;
    }
  };

  const fill = (room: Room, last: number): Promise<void> => {
    known.set(room, Math.max(last, known.get(room) ?? 0));
    const running = filling.get(room) ?? readOn(room).finally(() => filling.delete(room));
    filling.set(room, running);
    return running;
  };

  return {
    offer: (siteId, conversationId, message, members) => {
      const room = rooms.find(siteId, conversationId);
      if (!room || message.seq <= room.upTo) return;
      if (message.seq === room.upTo + 1) handOn(room, message, members);
      else void fill(room, message.seq).catch(onError);
    },
    catchUp: async () => {
      const open = [...rooms.all()];
      if (open.length === 0) return;
      const lastSeqs = await listLastSeqs(platform, open);
      for (const room of open) {
        const last = lastSeqs.get(`${room.siteId}/${room.conversationId}`) ?? 0;
        if (last > room.upTo) await fill(room, last);
      }
    },
  };
};
