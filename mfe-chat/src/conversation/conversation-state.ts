import type { AllMessagesFrame, ChatMessage, ServerFrame } from '@portal/shared-contracts/chat';
import type { OutgoingMessage } from './outgoing.ts';

/** Everything that a conversation shows. */
export interface ConversationState {
  /** Stored messages in the order of the conversation, each once. */
  messages: readonly ChatMessage[];
  outgoing: readonly OutgoingMessage[];
  /** Percent of each upload on its way, by client id. */
  progress: Readonly<Record<string, number>>;
  isLoaded: boolean;
  hasOlder: boolean;
  isLoadingOlder: boolean;
  canSend: boolean;
  clientName: string | null;
  writerName: string | null;
  /** Last place that the reader had seen when the conversation opened: where the divider stands. */
  dividerAfter: number;
  readUpTo: number;
  /** Last place that the other side has seen. */
  seenUpTo: number;
  typing: { name: string; until: number } | undefined;
  problem: 'general' | undefined;
}

export const emptyConversation: ConversationState = {
  messages: [],
  outgoing: [],
  progress: {},
  isLoaded: false,
  hasOlder: false,
  isLoadingOlder: false,
  canSend: false,
  clientName: null,
  writerName: null,
  dividerAfter: 0,
  readUpTo: 0,
  seenUpTo: 0,
  typing: undefined,
  problem: undefined,
};

/** What can happen to a conversation. */
export type ConversationAction =
  | { type: 'frame'; frame: ServerFrame; me: string; now: number }
  | { type: 'outbox-read'; outgoing: readonly OutgoingMessage[] }
  | { type: 'queued'; message: OutgoingMessage }
  | { type: 'uploaded'; clientId: string; data: OutgoingMessage['data'] }
  | { type: 'progress'; clientId: string; percent: number }
  | { type: 'failed'; clientId: string; reason: string }
  | { type: 'retried'; clientId: string }
  | { type: 'dropped'; clientId: string }
  | { type: 'loading-older' }
  | { type: 'connection-lost' }
  | { type: 'read'; upTo: number }
  | { type: 'typing-over'; now: number };

const merge = (
  known: readonly ChatMessage[],
  arrived: readonly ChatMessage[],
): readonly ChatMessage[] => {
  const last = known.at(-1);
  // The usual case, one new message at the end, copies instead of sorting.
  if (arrived.length === 1 && arrived[0] && (!last || arrived[0].seq > last.seq))
    return [...known, arrived[0]];
  const bySeq = new Map(known.map((message) => [message.seq, message]));
  for (const message of arrived) bySeq.set(message.seq, message);
  return [...bySeq.values()].sort((a, b) => a.seq - b.seq);
};

/**
 * The last place before which nothing is missing, counted from the first message that is loaded. Places have no
 * gaps, so the usual answer needs no look at each.
 */
export const lastWithoutGap = (messages: readonly ChatMessage[]): number | undefined => {
  const [first, last] = [messages[0], messages.at(-1)];
  if (!first || !last) return undefined;
  if (last.seq - first.seq + 1 === messages.length) return last.seq;
  const index = messages.findIndex(({ seq }, at) => messages[at + 1]?.seq !== seq + 1);
  return messages[index]?.seq;
};

const confirm = (
  outgoing: readonly OutgoingMessage[],
  arrived: readonly ChatMessage[],
  me: string,
): readonly OutgoingMessage[] => {
  const stored = new Set(
    arrived.filter(({ sent_by }) => sent_by === me).map(({ client_id }) => client_id),
  );
  return outgoing.some(({ clientId }) => stored.has(clientId))
    ? outgoing.filter(({ clientId }) => !stored.has(clientId))
    : outgoing;
};

const history = (
  state: ConversationState,
  frame: AllMessagesFrame,
  me: string,
): ConversationState => {
  const [writer] = frame.writers;
  const isFirst = !state.isLoaded;
  return {
    ...state,
    messages: merge(state.messages, frame.messages),
    outgoing: confirm(state.outgoing, frame.messages, me),
    isLoaded: true,
    isLoadingOlder: frame.range === 'before' ? false : state.isLoadingOlder,
    hasOlder: frame.range === 'after' ? state.hasOlder : frame.has_older,
    canSend: frame.can_send,
    clientName: frame.clientName,
    writerName: writer ? `${writer.firstName} ${writer.lastName}`.trim() : null,
    dividerAfter: isFirst ? frame.read_upto : state.dividerAfter,
    readUpTo: Math.max(state.readUpTo, frame.read_upto),
    seenUpTo: Math.max(state.seenUpTo, frame.seen_upto),
    problem: undefined,
  };
};

const TYPING_LASTS = 4000;

const take = (
  state: ConversationState,
  frame: ServerFrame,
  me: string,
  now: number,
): ConversationState => {
  switch (frame.type) {
    case 'all_messages':
      return history(state, frame, me);
    case 'new_message':
      return {
        ...state,
        messages: merge(state.messages, [frame.message]),
        outgoing: confirm(state.outgoing, [frame.message], me),
        typing: frame.message.sent_by === me ? state.typing : undefined,
      };
    case 'message_refused':
      return fail(state, frame.client_id, frame.message);
    case 'seen':
      return { ...state, seenUpTo: Math.max(state.seenUpTo, frame.upTo) };
    case 'typing':
      return { ...state, typing: { name: frame.name, until: now + TYPING_LASTS } };
    case 'error':
      return { ...state, problem: 'general' };
    case 'pong':
      return state;
  }
};

const change = (
  state: ConversationState,
  clientId: string,
  next: (message: OutgoingMessage) => OutgoingMessage,
): ConversationState => ({
  ...state,
  outgoing: state.outgoing.map((message) =>
    message.clientId === clientId ? next(message) : message,
  ),
});

const fail = (state: ConversationState, clientId: string, reason: string): ConversationState =>
  change(state, clientId, (message) => ({ ...message, failure: reason }));

/** The conversation after something happened; pure, so that cuts and repeats can be replayed in tests. */
export const conversationReducer = (
  state: ConversationState,
  action: ConversationAction,
): ConversationState => {
  switch (action.type) {
    case 'frame':
      return take(state, action.frame, action.me, action.now);
    case 'outbox-read': {
      const known = new Set(state.outgoing.map(({ clientId }) => clientId));
      const found = action.outgoing.filter(({ clientId }) => !known.has(clientId));
      return { ...state, outgoing: [...found, ...state.outgoing].sort((a, b) => a.at - b.at) };
    }
    case 'queued':
      return { ...state, outgoing: [...state.outgoing, action.message] };
    case 'uploaded':
      return change(state, action.clientId, (message) => ({ ...message, data: action.data }));
    case 'progress':
      return { ...state, progress: { ...state.progress, [action.clientId]: action.percent } };
    case 'failed':
      return fail(state, action.clientId, action.reason);
    case 'retried':
      return change(state, action.clientId, ({ failure: _failure, ...message }) => message);
    case 'dropped':
      return {
        ...state,
        outgoing: state.outgoing.filter(({ clientId }) => clientId !== action.clientId),
      };
    case 'loading-older':
      return { ...state, isLoadingOlder: true };
    case 'connection-lost':
      return state.isLoadingOlder ? { ...state, isLoadingOlder: false } : state;
    case 'read':
      return { ...state, readUpTo: Math.max(state.readUpTo, action.upTo) };
    case 'typing-over':
      return state.typing && state.typing.until <= action.now
        ? { ...state, typing: undefined }
        : state;
  }
};
