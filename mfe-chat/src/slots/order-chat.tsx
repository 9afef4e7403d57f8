import { limits } from '@portal/shared-contracts';
import { usePortal, useUnreadMessages } from '@portal/shared-contracts/react';
import type { SlotProps } from '@portal/shared-contracts/remote';
import { Section } from '@portal/shared-ui';
import { Alert } from '@portal/shared-ui/controls';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ChatPanel } from '../features/panel/chat-panel.tsx';
import { isLongCompleted } from '../features/panel/long-completed.ts';

const OrderChat = ({ orderId, hasWriter, completedAt }: SlotProps['order.chat']) => {
  const { t } = useTranslation('chat');
  // What a writer left unread who is gone is read here too; once open it stays so while it is being read.
  const hasReason = useUnreadMessages(orderId) > 0 || hasWriter;
  const [isOpen, setOpen] = useState(hasReason);
  if (hasReason && !isOpen) setOpen(true);
  return (
    <Section title={t('title')}>
      {!hasWriter && <p className="chat-notice">{t('noWriter')}</p>}
      {isLongCompleted(completedAt, new Date()) && (
        <Alert type="warning" showIcon title={t('longCompleted')} className="chat-warning" />
      )}
      {isOpen && (
        <ChatPanel
          target={{ chatType: 'writerToCustomer', order_id: orderId }}
          height={limits.chat.customerHeight}
          label={t('title')}
        />
      )}
    </Section>
  );
};

/** The conversation beside an order (CH-01..04). */
export const Slot = (props: SlotProps['order.chat']) => {
  const { flag } = usePortal();
  if (flag('disable_writer_customer_chat')) return null;
  return <OrderChat key={props.orderId} {...props} />;
};
