import { callApi } from '@portal/shared-contracts';
import { getUnread } from '@portal/shared-contracts/chat';
import { useEvent, useSignedInUser, usePortal } from '@portal/shared-contracts/react';
import { useEffect, useState, useSyncExternalStore } from 'react';
import type { Conversation } from './conversation.ts';
import type { ConversationView } from './conversation-store.ts';
import { openConversation } from './open-conversation.ts';
import type { ConversationTarget } from './outgoing.ts';
import { placeOf, speakerOf } from './speaker.ts';

/** What a panel works with. */
export interface OpenConversation {
  conversation: Conversation;
  view: ConversationView;
}

const noSubscription = () => () => undefined;

/** The conversation of a mounted panel; nothing until the first render is through. */
export const useConversation = (target: ConversationTarget): OpenConversation | undefined => {
  const user = useSignedInUser();
  const { website, events, setUnsaved } = usePortal();
  const [conversation, setConversation] = useState<Conversation>();
  const { chatType, order_id: orderId, userId } = target;
  const site = website.client_id;
  const me = speakerOf(user);
  const place = placeOf(target, user);

  useEffect(() => {
    const opened = openConversation({
      owner: { site, person: user._id },
      place,
      portal: { events, setUnsaved },
      target: {
        chatType,
        ...(orderId === undefined ? {} : { order_id: orderId }),
        ...(userId === undefined ? {} : { userId }),
      },
      me: { id: me, role: user.role },
      onSessionEnded: () => events.publish('session.expired', {}),
      // Any call does: an answer of 401 ends the session everywhere (SC-32).
      checkSession: () => void callApi(getUnread, {}).catch(() => undefined),
    });
    setConversation(opened.conversation);
    return opened.leave;
  }, [chatType, orderId, userId, place, site, me, user._id, user.role, events, setUnsaved]);

  // Who may write changes with the order, of which the firm hears as a row of its lists.
  const refreshFor = (changed: readonly string[]): void => {
    if (orderId !== undefined && changed.includes(orderId)) conversation?.refresh();
  };
  useEvent('order.changed', (change) => refreshFor([change.orderId]));
  useEvent('admin.changed', ({ lists, ids }) => lists.includes('orders') && refreshFor(ids));

  const view = useSyncExternalStore(conversation?.subscribe ?? noSubscription, () =>
    conversation?.view(),
  );
  return conversation && view ? { conversation, view } : undefined;
};
