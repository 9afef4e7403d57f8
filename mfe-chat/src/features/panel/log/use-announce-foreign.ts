import type { ChatMessage } from '@portal/shared-contracts/chat';
import { useAnnounce } from '@portal/shared-ui';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';

/** Says each new message of somebody else once, politely; the history at opening is not read out. */
export const useAnnounceForeign = (messages: readonly ChatMessage[], me: string): void => {
  const { t } = useTranslation('chat');
  const announce = useAnnounce();
  const heardUpTo = useRef<number | undefined>(undefined);
  useEffect(() => {
    const last = messages.at(-1);
    if (!last) return;
    const from = heardUpTo.current;
    heardUpTo.current = Math.max(from ?? 0, last.seq);
    if (from === undefined) return;
    const fresh = messages.filter(({ seq, sent_by }) => seq > from && sent_by !== me);
    const sentences = fresh.map((message) =>
      t('announce', {
        name: message.sender_name,
        text: message.content ?? message.data?.originalname ?? '',
      }),
    );
    if (sentences.length > 0) announce(sentences.join(' '));
  }, [messages, me, announce, t]);
};
