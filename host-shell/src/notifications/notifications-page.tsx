import { usePortal } from '@portal/shared-contracts/react';
import { routes } from '@portal/shared-contracts/remote';
import { EmptyState, Page, PageHeader, QueryStates, Section } from '@portal/shared-ui';
import { useQuery } from '@tanstack/react-query';
import Button from 'antd/es/button';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { ClearFailure } from './clear-failure.tsx';
import { NotificationLine } from './notification-line.tsx';
import { notificationsQuery, useClearNotifications } from './notifications.queries.ts';

/** All notifications of the person (HS-71, HS-72, HS-73). */
export const NotificationsPage = () => {
  const { t } = useTranslation('shell');
  const { user } = usePortal();
  const query = useQuery(notificationsQuery(user?._id));
  const { clear, isClearing, isPending, isError } = useClearNotifications(user?._id);
  const count = query.data?.length ?? 0;
  return (
    <Page width="reading">
      <PageHeader
        title={t('notifications.title')}
        context={query.data && t('notifications.waiting', { count })}
        extra={
          count > 0 && (
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
          list.length === 0 ? (
            <EmptyState
              drawing="bell"
              text={t('notifications.none')}
              hint={t('notifications.noneHint')}
              action={<Link to={routes.ordersList({})}>{t('notifications.toOrders')}</Link>}
            />
          ) : (
            <Section>
              <ul className="notifications">
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
