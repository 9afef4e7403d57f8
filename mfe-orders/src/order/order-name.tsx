import { useUnreadMessages } from '@portal/shared-contracts/react';
import { routes } from '@portal/shared-contracts/remote';
import { numberFormat, StatusChip } from '@portal/shared-ui';
import { ChatIcon } from '@portal/shared-ui/icons';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import './order-name.css';

/** Where the chat stands on the page of an order; the bell and the marks of unread messages lead there. */
export const CHAT_ANCHOR = 'chat';

/** What people call the order by; long numbers never break in two. */
export const OrderNumber = ({
  number,
  isTest = false,
}: {
  number: string;
  /** A trial of the firm. */
  isTest?: boolean | undefined;
}) => (
  <>
    <span className="orders-number">{`#${number}`}</span>
    {isTest && <TestMark />}
  </>
);

/** Says of an order that it is a trial. */
export const TestMark = () => {
  const { t } = useTranslation('orders');
  return <StatusChip kind="waiting" label={t('test')} />;
};

/** How many messages of an order wait to be read, as the way to them; nothing while none does. */
export const UnreadMark = ({
  orderId,
  isShort = false,
}: {
  orderId: string;
  /** Only the number is seen; the words are heard. */
  isShort?: boolean;
}) => {
  const { t, i18n } = useTranslation('orders');
  const count = useUnreadMessages(orderId);
  if (count === 0) return null;
  return (
    <Link
      className="orders-unread"
      to={`${routes.orderView({ id: orderId })}#${CHAT_ANCHOR}`}
      {...(isShort ? { 'aria-label': t('unread', { count }) } : {})}
    >
      <ChatIcon />
      <span>{isShort ? numberFormat(i18n.language).format(count) : t('unread', { count })}</span>
    </Link>
  );
};
