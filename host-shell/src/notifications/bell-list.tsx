import { limits } from '@portal/shared-contracts';
import { usePortal } from '@portal/shared-contracts/react';
import { routes } from '@portal/shared-contracts/remote';
import { EmptyState, ErrorState, LoadingSkeleton, UnreadMessage } from '@portal/shared-ui';
import { Button } from '@portal/shared-ui/controls';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { ClearFailure } from './clear-failure.tsx';
import { NotificationLine } from './notification-line.tsx';
import { useUnreadChats } from '../unread/unread-chats.ts';
import { notificationsQuery, useClearNotifications } from '../unread/notifications.queries.ts';

/** What the bell opens: the newest notifications and the way to all of them. */
export const BellList = ({ onDone }: { onDone: () => void }) => {
  const { t } = useTranslation('shell');
  const { user } = usePortal();
  const query = useQuery(notificationsQuery(user?._id));
  const { clear, isClearing, isPending, isError } = useClearNotifications(user?._id);
  const list = query.data ?? [];
  const { conversations } = useUnreadChats();
  return (
    <section className="bell" aria-label={t('notifications.title')}>
      <div className="bell-head">
        <h2 className="bell-title">{t('notifications.title')}</h2>
        {list.length > 0 && (
          <Button
            size="small"
            loading={isPending}
            onClick={() => clear(list.map(({ _id }) => _id))}
          >
            {t('notifications.clear')}
          </Button>
        )}
      </div>
      {isError && <ClearFailure />}
      <div className="bell-list" style={{ height: limits.notificationListHeight }}>
        {query.isPending && <LoadingSkeleton shape="table" count={3} />}
        {query.isError && !query.data && (
          <ErrorState text={t('notifications.failed')} onRetry={() => void query.refetch()} />
        )}
        {query.data && list.length + conversations.length === 0 && (
          <EmptyState drawing="bell" text={t('notifications.none')} />
        )}
        <ul className="notifications">
          {conversations.map((one) => (
            <li key={one.order_id ?? one.chatType} className="notification">
              <UnreadMessage conversation={one} onOpen={onDone} />
            </li>
          ))}
          {list.map((notification) => (
            <NotificationLine
              key={notification._id}
              notification={notification}
              onOpen={onDone}
              onClear={(id) => clear([id])}
              isClearing={isClearing(notification._id)}
            />
          ))}
        </ul>
      </div>
      <Link className="bell-all" to={routes.notifications({})} onClick={onDone}>
        {t('notifications.all')}
      </Link>
    </section>
  );
};
