import { usePortal } from '@portal/shared-contracts/react';
import { adminRoutes, type SlotProps } from '@portal/shared-contracts/remote';
import { Section } from '@portal/shared-ui';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import '../admin/admin.css';
import { FirmPanel } from '../admin/firm-panel.tsx';
import { ADMIN_TEXTS, withAdminTexts } from '../admin/texts.ts';

const OrderChat = ({ orderId }: SlotProps['admin.order-chat']) => {
  const { t } = useTranslation(ADMIN_TEXTS);
  const { flag } = usePortal();
  if (flag('disable_writer_customer_chat')) return null;
  return (
    <Section
      title={t('conversation.title')}
      extra={
        <Link to={adminRoutes.inbox({ conversationId: `order:${orderId}` })}>
          {t('conversation.inInbox')}
        </Link>
      }
    >
      <FirmPanel
        target={{ chatType: 'writerToCustomer', order_id: orderId }}
        label={t('conversation.title')}
      />
    </Section>
  );
};

/** On the firm's page of an order: its conversation, read like a reviewer (BO-108). */
export const Slot = withAdminTexts(OrderChat);
