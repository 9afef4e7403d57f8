import type {
  AllMessagesFrame,
  ChatMessage,
  RefusedMessageFrame,
  ServerFrame,
} from '@portal/shared-contracts/chat';
import type { ConversationState } from './conversation-state.ts';
import { mergeMessages } from './message-order.ts';
import { withFailure, withoutFile, withoutStored } from './outgoing-list.ts';

const TYPING_LASTS = 4000;

// A line that stands already stays where it is; without one, what comes under somebody's eyes needs none.
const dividerAfter = (
  { messages, dividerAfter: before, isLoaded, isWatched }: ConversationState,
  arrived: readonly ChatMessage[],
  me: string,
): number => {
  const stands = messages.some(({ seq, sent_by }) => seq > before && sent_by !== me);
  if (!isLoaded || !isWatched || stands) return before;
  return Math.max(before, ...arrived.map(({ seq }) => seq));
};

const receiveHistory = (
  state: ConversationState,
  frame: AllMessagesFrame,
  me: string,
): ConversationState => {
  const [writer] = frame.writers;
  const isFirst = !state.isLoaded;
  return {
    ...state,
    messages: mergeMessages(state.messages, frame.messages),
    outgoing: withoutStored(state.outgoing, frame.messages, me),
    isLoaded: true,
    isLoadingOlder: frame.range === 'before' ? false : state.isLoadingOlder,
    hasOlder: frame.range === 'after' ? state.hasOlder : frame.has_older,
    canSend: frame.can_send,
    clientName: frame.clientName,
    writerName: writer ? `${writer.firstName} ${writer.lastName}`.trim() : null,
    dividerAfter: isFirst ? frame.read_upto : dividerAfter(state, frame.messages, me),
    // What was said of it on a connection that broke may not have been heard.
    readUpTo: frame.read_upto,
    seenUpTo: Math.max(state.seenUpTo, frame.seen_upto),
    problem: undefined,
  };
};

/** Whether a message was refused because the server no longer has its file. */
export const isFileGone = (frame: ServerFrame): frame is RefusedMessageFrame =>
  frame.type === 'message_refused' && frame.refusal?.code === 'file-gone';

/** The conversation after a frame of the server. */
export const receiveFrame = (
  state: ConversationState,
  frame: ServerFrame,
  me: string,
  now: number,
): ConversationState => {
  switch (frame.type) {
    case 'all_messages':
      return receiveHistory(state, frame, me);
    case 'new_message':
      return {
        ...state,
        messages: mergeMessages(state.messages, [frame.message]),
        dividerAfter: dividerAfter(state, [frame.message], me),
        outgoing: withoutStored(state.outgoing, [frame.message], me),
        typing: frame.message.sent_by === me && !frame.message.colleague ? state.typing : undefined,
      };
    case 'message_refused': {
      const refuse = isFileGone(frame) ? withoutFile : withFailure;
      return { ...state, outgoing: refuse(state.outgoing, frame.client_id, frame.message) };
    }
    case 'seen':
      return { ...state, seenUpTo: Math.max(state.seenUpTo, frame.upTo) };
    case 'typing':
      return {
        ...state,
        typing: {
          name: frame.colleague ?? frame.name,
          until: now + TYPING_LASTS,
          isColleague: frame.colleague !== undefined,
        },
      };
    case 'error':
      return { ...state, problem: 'general' };
    case 'pong':
      return state;
  }
};
