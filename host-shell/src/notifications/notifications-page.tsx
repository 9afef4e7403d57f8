import { usePortal } from '@portal/shared-contracts/react';
import { routes } from '@portal/shared-contracts/remote';
import {
  EmptyState,
  Page,
  PageHeader,
  QueryStates,
  Section,
  UnreadMessage,
} from '@portal/shared-ui';
import { Button } from '@portal/shared-ui/controls';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { ClearFailure } from './clear-failure.tsx';
import { NotificationLine } from './notification-line.tsx';
import { useUnreadChats } from '../unread/unread-chats.ts';
import { notificationsQuery, useClearNotifications } from '../unread/notifications.queries.ts';

/** All notifications of the person (HS-71, HS-72, HS-73). */
export const NotificationsPage = () => {
  const { t } = useTranslation('shell');
  const { user } = usePortal();
  const query = useQuery(notificationsQuery(user?._id));
  const { clear, isClearing, isPending, isError } = useClearNotifications(user?._id);
  const { conversations } = useUnreadChats();
  const clearable = query.data?.length ?? 0;
  const count = clearable + conversations.length;
  return (
    <Page width="reading">
      <PageHeader
        title={t('notifications.title')}
        context={query.data && t('notifications.waiting', { count })}
        extra={
          clearable > 0 && (
            <Button
              loading={isPending}
              onClick={() => clear((query.data ?? []).map(({ _id }) => _id))}
            >
              {t('notifications.clearAll')}
            </Button>
          )
        }
      />
      {isError && <ClearFailure />}
      <QueryStates query={query} skeleton="table" errorText={t('notifications.failed')}>
        {(list) =>
          list.length + conversations.length === 0 ? (
            <EmptyState
              drawing="bell"
              text={t('notifications.none')}
              hint={t('notifications.noneHint')}
              action={<Link to={routes.ordersList({})}>{t('notifications.toOrders')}</Link>}
            />
          ) : (
            <Section>
              <ul className="notifications">
                {conversations.map((one) => (
                  <li key={one.order_id ?? one.chatType} className="notification">
                    <UnreadMessage conversation={one} />
                  </li>
                ))}
                {list.map((notification) => (
                  <NotificationLine
                    key={notification._id}
                    notification={notification}
                    onClear={(id) => clear([id])}
                    isClearing={isClearing(notification._id)}
                  />
                ))}
              </ul>
            </Section>
          )
        }
      </QueryStates>
    </Page>
  );
};
