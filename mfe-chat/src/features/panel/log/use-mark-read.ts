import { useEffect, type RefObject } from 'react';
import type { Conversation } from '../../../conversation/conversation.ts';
import type { ConversationView } from '../../../conversation/conversation-store.ts';
import { useInSight } from './use-in-sight.ts';

/** Tells the server that everything was read while the end of the log is on a visible screen. */
export const useMarkRead = (
  end: RefObject<HTMLElement | null>,
  view: ConversationView,
  conversation: Conversation,
): void => {
  const isInSight = useInSight(end);
  const count = view.messages.length + view.outgoing.length;
  useEffect(() => {
    const read = (): void =>
      conversation.watch(isInSight && document.visibilityState === 'visible');
    read();
    document.addEventListener('visibilitychange', read);
    return () => document.removeEventListener('visibilitychange', read);
  }, [count, isInSight, conversation, view.status]);
};
