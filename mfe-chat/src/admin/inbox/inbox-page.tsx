import { Page as PageFrame } from '@portal/shared-ui';
import { useParams } from 'react-router-dom';
import '../admin.css';
import { withAdminTexts } from '../texts.ts';
import { ConversationView } from './conversation-view.tsx';
import { InboxList } from './inbox-list.tsx';

const Inbox = () => {
  const { conversationId } = useParams();
  return (
    <PageFrame dense>
      {conversationId === undefined ? <InboxList /> : <ConversationView id={conversationId} />}
    </PageFrame>
  );
};

/** `/admin/inbox/:conversationId?`: the firm's conversations, or one of them (BO-106). */
export const Page = withAdminTexts(Inbox);
