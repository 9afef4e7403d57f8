import { limits } from '@portal/shared-contracts';
import { adminRoutes } from '@portal/shared-contracts/remote';
import { EmptyState, Page as PageFrame, PageHeader, QueryStates, Section } from '@portal/shared-ui';
import { Disclosure } from '@portal/shared-ui/controls';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import '../admin.css';
import { ADMIN_TEXTS, withAdminTexts } from '../texts.ts';
import { savedRepliesQuery } from './replies.queries.ts';
import { NewReply, ReplyForm } from './reply-form.tsx';

const Replies = () => {
  const { t } = useTranslation(ADMIN_TEXTS);
  const query = useQuery(savedRepliesQuery());
  return (
    <PageFrame dense>
      <PageHeader
        title={t('replies.title')}
        context={t('replies.context', { most: limits.savedReplies.most })}
        back={{ to: adminRoutes.inbox({}), label: t('title') }}
      />
      <Section title={t('replies.new')}>
        <NewReply />
      </Section>
      <Section title={t('replies.all')}>
        <QueryStates query={query} skeleton="text">
          {(replies) =>
            replies.length === 0 ? (
              <EmptyState text={t('replies.none')} />
            ) : (
              replies.map((reply) => (
                <Disclosure key={reply._id} label={reply.title}>
                  <ReplyForm reply={reply} />
                </Disclosure>
              ))
            )
          }
        </QueryStates>
      </Section>
    </PageFrame>
  );
};

/** `/admin/saved-replies`: what the firm writes again and again (BO-107). */
export const Page = withAdminTexts(Replies);
