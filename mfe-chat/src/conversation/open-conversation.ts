import { limits } from '@portal/shared-contracts';
import { outboxScope, type OutboxOwner } from '@portal/shared-contracts/outbox';
import type { Portal } from '@portal/shared-contracts/react';
import { Conversation, type ConversationOptions } from './conversation.ts';
import { openOutbox } from './outbox.ts';

interface Opening extends Omit<ConversationOptions, 'outbox'> {
  owner: OutboxOwner;
  /** What the conversation is called on this device. */
  place: string;
  portal: Pick<Portal, 'events' | 'setUnsaved'>;
}

interface Opened {
  conversation: Conversation;
  /** Closes it, or lets it go on until nothing is on its way. */
  leave: () => void;
}

/** Conversations that nobody looks at and that still have something on its way; what is here ends by itself. */
const left = new Map<string, Opened & { comeBack: () => void }>();

const open = (key: string, { owner, place, portal, ...options }: Opening): Opened => {
  const { events, setUnsaved } = portal;
  const outbox = openOutbox({ ...owner, conversation: place });
  const conversation = new Conversation({ ...options, outbox });
  let giveUp: ReturnType<typeof setTimeout> | undefined;
  const end = (): void => {
    comeBack();
    stops.forEach((stop) => stop());
    setUnsaved(key, false);
    conversation.close();
  };
  const follow = (): void => {
    const isSending = conversation.isSending();
    setUnsaved(key, isSending);
    if (!isSending && left.has(key)) end();
  };
  const comeBack = (): void => {
    clearTimeout(giveUp);
    left.delete(key);
  };
  const leave = (): void => {
    conversation.leave();
    left.set(key, { conversation, leave, comeBack });
    giveUp = setTimeout(end, limits.chat.leftFor);
    follow();
  };
  const stops = [
    conversation.subscribe(follow),
    events.subscribe('session.changed', ({ userId }) => {
      if (userId !== owner.person) end();
    }),
  ];
  return { conversation, leave };
};

/**
 * Opens a conversation for a panel, or goes on with the one that was left while something was on its way: an outbox
 * is never delivered twice at once. Closing the tab asks first while anything is.
 */
export const openConversation = (opening: Opening): Opened => {
  const key = `chat:${outboxScope(opening.owner, opening.place)}`;
  const going = left.get(key);
  going?.comeBack();
  return going ?? open(key, opening);
};
