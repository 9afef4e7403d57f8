import type { Notification } from '@portal/shared-contracts/notifications';
import { RelativeTime } from '@portal/shared-ui';
import { sanitizedFragment } from '@portal/shared-ui/html';
import { CloseIcon } from '@portal/shared-ui/icons';
import { Button } from '@portal/shared-ui/controls';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Picture } from '../picture/picture.tsx';
import { notificationTarget } from './notification-target.ts';

// The server's texts may carry tags; inside a link only their words are shown.
const plainText = (html: string): string => sanitizedFragment(html).textContent;

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
  const names = data.senderName.trim().split(/\s+/);
  const firstName = names[0] ?? '';
  const lastName = names.length > 1 ? (names.at(-1) ?? '') : '';
  return (
    <li className="notification">
      <Picture user={{ firstName, lastName, profile_img: data.senderImg }} size={40} />
      <Link className="notification-link" to={notificationTarget(notification)} onClick={onOpen}>
        <span className="notification-sender">
          {data.senderName && <strong>{data.senderName}</strong>}{' '}
          <span className="notification-time">
            <RelativeTime value={createdAt} />
          </span>
        </span>{' '}
        <span className="notification-text">{plainText(contant)}</span>
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
