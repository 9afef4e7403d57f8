import type { Notification } from '@portal/shared-contracts/notifications';
import { routes } from '@portal/shared-contracts/remote';
import { RelativeTime } from '@portal/shared-ui';
import { sanitizeHtml } from '@portal/shared-ui/html';
import { CloseIcon } from '@portal/shared-ui/icons';
import Button from 'antd/es/button';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Picture } from '../account/picture.tsx';

/** Where a notification leads: its order, or the invoices (HS-71). */
export const notificationTarget = ({ order_id }: Pick<Notification, 'order_id'>): string =>
  order_id === 'invoices' ? routes.invoices({}) : routes.orderView({ id: order_id });

// The server's texts may carry tags; inside a link only their words are shown.
const plainText = (html: string): string => {
  const holder = document.createElement('div');
  holder.innerHTML = sanitizeHtml(html);
  return holder.textContent;
};

/** Props of {@link NotificationLine}. */
export interface NotificationLineProps {
  notification: Notification;
  onClear: (id: string) => void;
  isClearing: boolean;
  onOpen?: () => void;
}

/** One notification: who, what, when; the whole line is the link. */
export const NotificationLine = ({
  notification,
  onClear,
  isClearing,
  onOpen,
}: NotificationLineProps) => {
  const { t } = useTranslation('shell');
  const { data, contant, createdAt } = notification;
  const name = data.senderPrefName || data.senderName;
  const [firstName = '', lastName = ''] = name.split(' ');
  return (
    <li className="notification">
      <Picture user={{ firstName, lastName, profile_img: data.senderImg }} size={40} />
      <Link className="notification-link" to={notificationTarget(notification)} onClick={onOpen}>
        <span>
          {name && <strong>{name} </strong>}
          {plainText(contant)}
        </span>
        <span className="notification-time">
          <RelativeTime value={createdAt} />
        </span>
      </Link>
      <Button
        type="text"
        size="small"
        icon={<CloseIcon />}
        loading={isClearing}
        aria-label={t('notifications.clearOne', { text: plainText(contant) })}
        onClick={() => onClear(notification._id)}
      />
    </li>
  );
};
