import type { ServerFrame } from '@portal/shared-contracts/chat';
import type { ConversationState } from './conversation-state.ts';
import type { OutgoingMessage } from './outgoing.ts';
import { withChange, withFailure, withRestored } from './outgoing-list.ts';
import { receiveFrame } from './receive-frame.ts';

/** What can happen to messages on their way. */
type OutgoingAction =
  | { type: 'outbox-read'; outgoing: readonly OutgoingMessage[] }
  | { type: 'queued'; message: OutgoingMessage }
  | { type: 'uploaded'; clientId: string; data: OutgoingMessage['data'] }
  | { type: 'failed'; clientId: string; reason: string }
  | { type: 'retried'; clientId: string }
  | { type: 'dropped'; clientId: string };

/** What can happen to a conversation. */
export type ConversationAction =
  | OutgoingAction
  | { type: 'frame'; frame: ServerFrame; me: string; now: number }
  | { type: 'progress'; clientId: string; percent: number }
  | { type: 'loading-older' }
  | { type: 'connection-lost' }
  | { type: 'read'; upTo: number }
  | { type: 'watched'; isWatched: boolean }
  | { type: 'left' }
  | { type: 'typing-over'; now: number };

const nextOutgoing = (
  outgoing: readonly OutgoingMessage[],
  action: OutgoingAction,
): readonly OutgoingMessage[] => {
  switch (action.type) {
    case 'outbox-read':
      return withRestored(outgoing, action.outgoing);
    case 'queued':
      return [...outgoing, action.message];
    case 'uploaded':
      return withChange(outgoing, action.clientId, (message) => ({
        ...message,
        data: action.data,
      }));
    case 'failed':
      return withFailure(outgoing, action.clientId, action.reason);
    case 'retried':
      return withChange(outgoing, action.clientId, ({ failure: _failure, ...message }) => message);
    case 'dropped':
      return outgoing.filter(({ clientId }) => clientId !== action.clientId);
  }
};

/** The conversation after something happened; pure, so that cuts and repeats can be replayed in tests. */
export const conversationReducer = (
  state: ConversationState,
  action: ConversationAction,
): ConversationState => {
  switch (action.type) {
    case 'frame':
      return receiveFrame(state, action.frame, action.me, action.now);
    case 'progress':
      return { ...state, progress: { ...state.progress, [action.clientId]: action.percent } };
    case 'loading-older':
      return { ...state, isLoadingOlder: true };
    case 'connection-lost':
      return state.isLoadingOlder ? { ...state, isLoadingOlder: false } : state;
    case 'read':
      return { ...state, readUpTo: Math.max(state.readUpTo, action.upTo) };
    case 'watched':
      return { ...state, isWatched: action.isWatched };
    case 'left':
      return { ...state, isWatched: false, dividerAfter: state.readUpTo };
    case 'typing-over':
      return state.typing && state.typing.until <= action.now
        ? { ...state, typing: undefined }
        : state;
    default:
      return { ...state, outgoing: nextOutgoing(state.outgoing, action) };
  }
};
