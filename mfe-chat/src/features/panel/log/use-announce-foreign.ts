import { useAnnounce } from '@portal/shared-ui';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { ConversationView } from '../../../conversation/conversation-store.ts';

/** Says each new message of somebody else once, politely; the history at opening is not read out. */
export const useAnnounceForeign = (
  { messages, isLoaded }: Pick<ConversationView, 'messages' | 'isLoaded'>,
  me: string,
): void => {
  const { t } = useTranslation('chat');
  const announce = useAnnounce();
  const heardUpTo = useRef<number | undefined>(undefined);
  useEffect(() => {
    if (!isLoaded) return;
    const from = heardUpTo.current;
    heardUpTo.current = Math.max(from ?? 0, messages.at(-1)?.seq ?? 0);
    if (from === undefined) return;
    const fresh = messages.filter(({ seq, sent_by }) => seq > from && sent_by !== me);
    const sentences = fresh.map((message) =>
      t('announce', {
        name: message.sender_name,
        text: message.content ?? message.data?.originalname ?? '',
      }),
    );
    if (sentences.length > 0) announce(sentences.join(' '));
  }, [messages, isLoaded, me, announce, t]);
};
