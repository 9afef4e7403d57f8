import { usePortal } from '@portal/shared-contracts/react';
import { BellIcon } from '@portal/shared-ui/icons';
import { Badge, Button } from '@portal/shared-ui/controls';
import { useOpener } from '@portal/shared-ui/menu';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { framePart } from '../remotes/parts/frame-part.tsx';
import { useUnreadChats } from '../unread/unread-chats.ts';
import { useClearedOnArrival } from './cleared-on-arrival.ts';
import { notificationsQuery, useClearNotifications } from '../unread/notifications.queries.ts';

// Not part of the first load: it comes when somebody points at the bell.
const loadList = () => import('./bell-popover.tsx');
const BellPopover = framePart(
  async () => (await loadList()).BellPopover,
  ({ isOpen }) => isOpen,
  ({ onOpenChange }) => onOpenChange(false),
);

/** The bell with its count and a list 230 pixels high (HS-74). */
export const NotificationBell = () => {
  const { t } = useTranslation('shell');
  const { user } = usePortal();
  const opener = useOpener(loadList);
  const query = useQuery(notificationsQuery(user?._id));
  const { conversations } = useUnreadChats();
  const count = (query.data?.length ?? 0) + conversations.length;
  useClearedOnArrival(user?.seeAs ? undefined : query.data, useClearNotifications(user?._id).clear);
  return (
    <span className="bell-place">
      <span className="pui-opener">
        <Badge count={count}>
          <Button
            ref={opener.button}
            type="text"
            name="bell"
            icon={<BellIcon />}
            aria-expanded={opener.isOpen}
            aria-haspopup="dialog"
            aria-label={t('notifications.bell', { count })}
            {...opener.buttonProps}
          />
        </Badge>
        <BellPopover isOpen={opener.isOpen} onOpenChange={opener.change} />
      </span>
    </span>
  );
};
