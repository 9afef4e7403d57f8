import { useUnreadConversations } from '@portal/shared-contracts/react';
import { Section, UnreadMessage } from '@portal/shared-ui';
import { useTranslation } from 'react-i18next';

/** Who wrote to the reader, above the steps: on a phone the bell and the menu only show that somebody did (UX-03). */
export const UnreadMessages = () => {
  const { t } = useTranslation('orders');
  const conversations = useUnreadConversations();
  if (conversations.length === 0) return null;
  return (
    <Section>
      <ul className="orders-steps" aria-label={t('unreadMessages')}>
        {conversations.map((one) => (
          <li key={one.order_id ?? one.chatType} className="orders-step">
            <UnreadMessage conversation={one} />
          </li>
        ))}
      </ul>
    </Section>
  );
};
