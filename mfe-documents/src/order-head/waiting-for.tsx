import { type OrderData, turnSentence } from '@portal/shared-contracts/orders';
import { usePortal } from '@portal/shared-contracts/react';
import { useTranslation } from 'react-i18next';

/** What a page without documents waits for: the sentence that every screen says of the order; nothing once it was called off. */
export const WaitingFor = ({ order }: { order: Pick<OrderData, 'turn' | 'cancelledAt'> }) => {
  const { t } = useTranslation('documents');
  const { language } = usePortal();
  if (order.cancelledAt) return null;
  return <>{t('notified', { sentence: turnSentence(order.turn, 'user', language) })}</>;
};
