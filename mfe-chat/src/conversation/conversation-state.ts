import type { ChatMessage } from '@portal/shared-contracts/chat';
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
  /** Number of the last message that had been read when the conversation opened: the divider stands after it. */
  dividerAfter: number;
  readUpTo: number;
  /** Whether the end of the conversation is on a visible screen: what comes then was never unread. */
  isWatched: boolean;
  /** Number of the last message that the other side has seen. */
  seenUpTo: number;
  /** Who is writing; a colleague only where the reader speaks for the firm. */
  typing: { name: string; until: number; isColleague: boolean } | undefined;
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
  isWatched: false,
  seenUpTo: 0,
  typing: undefined,
  problem: undefined,
};
