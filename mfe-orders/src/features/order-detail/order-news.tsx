import type { EndpointOutput } from '@portal/shared-contracts';
import type { getStaffOrder } from '@portal/shared-contracts/orders';
import { RelativeTime, Section } from '@portal/shared-ui';
import { useTranslation } from 'react-i18next';

const SHOWN = 5;

/** Props of {@link OrderNews}. */
export interface OrderNewsProps {
  news: EndpointOutput<typeof getStaffOrder>['sortedNotifications'];
}

/** The reader's latest notifications about this order. */
export const OrderNews = ({ news }: OrderNewsProps) => {
  const { t } = useTranslation('orders');
  if (news.length === 0) return null;
  return (
    <Section title={t('news')}>
      <ol className="orders-activity">
        {news.slice(0, SHOWN).map(({ _id, contant, createdAt }) => (
          <li key={_id}>
            <span>{contant}</span>
            <span className="orders-muted">
              <RelativeTime value={createdAt} />
            </span>
          </li>
        ))}
      </ol>
    </Section>
  );
};
