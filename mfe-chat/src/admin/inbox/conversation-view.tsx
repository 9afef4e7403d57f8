import { holdsArea } from '@portal/shared-contracts';
import type { InboxConversation } from '@portal/shared-contracts/admin';
import { usePortal } from '@portal/shared-contracts/react';
import { adminRoutes } from '@portal/shared-contracts/remote';
import { ErrorState, PageHeader, QueryStates, RelativeTime, Row, Section } from '@portal/shared-ui';
import { Button } from '@portal/shared-ui/controls';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { ConversationTarget } from '../../conversation/outgoing.ts';
import { FirmPanel } from '../firm-panel.tsx';
import { ADMIN_TEXTS } from '../texts.ts';
import { conversationTitle } from './conversation-title.ts';
import { conversationQuery, useDone, useLiveInbox } from './inbox.queries.ts';

const targetOf = ({ order_id, userId }: InboxConversation): ConversationTarget =>
  order_id === null
    ? { chatType: 'writerToAdmin', ...(userId === null ? {} : { userId }) }
    : { chatType: 'writerToCustomer', order_id };

/** Where more of it stands: the order, or the writer's page for those who may open it. */
const More = ({ conversation: { order_id, userId } }: { conversation: InboxConversation }) => {
  const { t } = useTranslation(ADMIN_TEXTS);
  const { user } = usePortal();
  if (order_id !== null)
    return <Link to={adminRoutes.order({ id: order_id })}>{t('conversation.order')}</Link>;
  if (userId === null || !holdsArea(user?.admin, 'people')) return null;
  return <Link to={adminRoutes.person({ id: userId })}>{t('conversation.person')}</Link>;
};

const Head = ({ conversation }: { conversation: InboxConversation }) => {
  const { t } = useTranslation(ADMIN_TEXTS);
  const { mutate, isPending, error } = useDone(conversation);
  const { isDone, order_id, packageName, writerName, waitingSince } = conversation;
  return (
    <>
      <PageHeader
        title={conversationTitle(conversation)}
        context={
          <>
            {order_id === null
              ? t('conversation.withWriter')
              : [packageName, writerName].filter(Boolean).join(' · ')}
            {waitingSince && (
              <>
                {' '}
                · {t('list.waiting')} <RelativeTime value={waitingSince} />
              </>
            )}
          </>
        }
        // Not the page's action: on a phone that one stands where the field to write in does.
        extra={
          <Row>
            <More conversation={conversation} />
            <Button loading={isPending} onClick={() => mutate()}>
              {t(isDone ? 'conversation.reopen' : 'conversation.done')}
            </Button>
          </Row>
        }
        back={{ to: adminRoutes.inbox({}), label: t('title') }}
      />
      {error && <ErrorState error={error} />}
    </>
  );
};

/** One conversation of the inbox: what was said, and the firm's field to write in. */
export const ConversationView = ({ id }: { id: string }) => {
  const { t } = useTranslation(ADMIN_TEXTS);
  useLiveInbox();
  const query = useQuery(conversationQuery(id));
  return (
    <QueryStates
      query={query}
      title={t('title')}
      back={{ to: adminRoutes.inbox({}), label: t('title') }}
    >
      {(conversation) => (
        <>
          <Head conversation={conversation} />
          <Section>
            <FirmPanel
              key={id}
              target={targetOf(conversation)}
              label={conversationTitle(conversation)}
            />
          </Section>
        </>
      )}
    </QueryStates>
  );
};
