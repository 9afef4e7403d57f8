import type { UnreadConversation } from '@portal/shared-contracts/chat';
import { routes } from '@portal/shared-contracts/remote';
import { ChatIcon } from '@portal/shared-ui/icons';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

/** Where the conversation is read: beside its order, or on the page of the chat with the admin. */
const chatOf = ({ order_id }: UnreadConversation): string =>
  order_id === null ? routes.chat({}) : `${routes.orderView({ id: order_id })}#chat`;

/** Unread messages of one conversation: from whom, about which order; the whole line leads to the chat. */
export const UnreadLine = ({
  conversation,
  onOpen,
}: {
  conversation: UnreadConversation;
  onOpen?: () => void;
}) => {
  const { t } = useTranslation('shell');
  const { unread, personName, orderNumber, packageName } = conversation;
  const name = personName || t('notifications.admin');
  return (
    <li className="notification">
      <span className="notification-chat">
        <ChatIcon />
      </span>
      <Link className="notification-link" to={chatOf(conversation)} onClick={onOpen}>
        <span>{t('notifications.unreadFrom', { count: unread, name })}</span>
        {orderNumber && (
          <span className="notification-time">{`#${orderNumber} ${packageName}`}</span>
        )}
      </Link>
    </li>
  );
};
