import { limits } from '@portal/shared-contracts';
import { usePortal } from '@portal/shared-contracts/react';
import type { SlotProps } from '@portal/shared-contracts/remote';
import { Section } from '@portal/shared-ui';
import { Alert } from '@portal/shared-ui/controls';
import { useTranslation } from 'react-i18next';
import { ChatPanel } from '../features/panel/chat-panel.tsx';
import { isLongCompleted } from '../features/panel/long-completed.ts';

/** The conversation beside an order (CH-01..04). */
export const Slot = ({ orderId, hasWriter, completedAt }: SlotProps['order.chat']) => {
  const { t } = useTranslation('chat');
  const { flag } = usePortal();
  if (flag('disable_writer_customer_chat')) return null;
  return (
    <Section title={t('title')}>
      {!hasWriter && <p className="chat-notice">{t('noWriter')}</p>}
      {isLongCompleted(completedAt, new Date()) && (
        <Alert type="warning" showIcon title={t('longCompleted')} className="chat-warning" />
      )}
      {hasWriter && (
        <ChatPanel
          target={{ chatType: 'writerToCustomer', order_id: orderId }}
          height={limits.chat.customerHeight}
          label={t('title')}
        />
      )}
    </Section>
  );
};
