import type { UnreadConversation } from '@portal/shared-contracts/chat';
import { routes } from '@portal/shared-contracts/remote';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { ChatIcon } from '../icons.ts';

/** Where the conversation is read: beside its order, or on the page of the chat with the admin. */
const chatOf = ({ order_id }: UnreadConversation): string =>
  order_id === null ? routes.chat({}) : `${routes.orderView({ id: order_id })}#chat`;

/** Props of {@link UnreadMessage}. */
export interface UnreadMessageProps {
  conversation: UnreadConversation;
  /** Where it is read, if not where customers and writers read it. */
  to?: string;
  onOpen?: () => void;
}

/** Unread messages of one conversation: from whom, about which order; the whole line leads to the chat. */
export const UnreadMessage = ({ conversation, to, onOpen }: UnreadMessageProps) => {
  const { t } = useTranslation('ui');
  const { unread, personName, orderNumber, packageName } = conversation;
  const name = personName || t('theAdmin');
  return (
    <Link className="pui-unread" to={to ?? chatOf(conversation)} onClick={onOpen}>
      <span className="pui-unread-icon">
        <ChatIcon />
      </span>
      <span className="pui-unread-text">
        <span>{t('unreadFrom', { count: unread, name })}</span>
        {orderNumber && (
          <span className="pui-unread-about">{`#${orderNumber} ${packageName}`}</span>
        )}
      </span>
    </Link>
  );
};
