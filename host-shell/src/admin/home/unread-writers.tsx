import { callApi } from '@portal/shared-contracts';
import { adminRoutes, listInbox } from '@portal/shared-contracts/admin';
import { UnreadMessage } from '@portal/shared-ui';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';

// The rest is behind the number.
const SHOWN = 3;

const unreadQuery = () =>
  queryOptions({
    // Below the key of all orders, so that a live message of an order reads anew.
    queryKey: ['orders', 'firm', 'dashboard', 'unread'],
    queryFn: ({ signal }) =>
      callApi(listInbox, { state: 'unread', kind: 'writerToAdmin', limit: '25' }, { signal }),
    select: ({ items }) => items.slice(0, SHOWN),
  });

/** Which writers wrote to the firm, each line the way to what they wrote (UX-03). */
export const UnreadWriters = () => {
  const { t } = useTranslation('admin');
  const { data = [] } = useQuery(unreadQuery());
  if (data.length === 0) return null;
  return (
    <ul className="admin-unread" aria-label={t('home.waiting.unread')}>
      {data.map((one) => (
        <li key={one._id}>
          <UnreadMessage
            conversation={{ ...one, personName: one.writerName ?? '' }}
            to={adminRoutes.inbox({ conversationId: one._id })}
          />
        </li>
      ))}
    </ul>
  );
};
