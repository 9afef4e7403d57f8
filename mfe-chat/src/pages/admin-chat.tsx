import { limits } from '@portal/shared-contracts';
import { useSignedInUser } from '@portal/shared-contracts/react';
import { Page as PageFrame, PageHeader } from '@portal/shared-ui';
import { useTranslation } from 'react-i18next';
import { ChatPanel } from '../features/panel/chat-panel.tsx';

/** A writer's conversation with the firm's admin (CH-17). */
export const Page = () => {
  const { t } = useTranslation('chat');
  const { _id } = useSignedInUser();
  return (
    <PageFrame>
      <PageHeader title={t('admin.title')} context={t('admin.context')} />
      <ChatPanel
        target={{ chatType: 'writerToAdmin', userId: _id }}
        height={limits.chat.adminHeight}
        label={t('admin.title')}
      />
    </PageFrame>
  );
};
