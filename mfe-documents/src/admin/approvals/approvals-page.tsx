import { adminRoutes, type WaitingDraft } from '@portal/shared-contracts/admin';
import {
  EmptyState,
  Page as PageFrame,
  PageHeader,
  RelativeTime,
  Section,
} from '@portal/shared-ui';
import { BackOfficeList } from '@portal/shared-ui/back-office';
import { Alert } from '@portal/shared-ui/controls';
import type { TableColumn } from '@portal/shared-ui/table';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { ADMIN_TEXTS, withAdminTexts } from '../texts.ts';
import { waitingDraftsQuery } from './approvals.queries.ts';
import '../admin.css';

const useColumns = (): TableColumn<WaitingDraft>[] => {
  const { t } = useTranslation(ADMIN_TEXTS);
  return [
    {
      key: 'order',
      title: t('approvals.order'),
      onCard: 'title',
      render: ({ _id, orderNumber, customerName }) => (
        <Link to={adminRoutes.approval({ draftId: _id })}>
          #{orderNumber} · {customerName}
        </Link>
      ),
    },
    {
      key: 'service',
      title: t('approvals.service'),
      render: ({ serviceName, packageName }) => (
        <>
          {serviceName}
          <span className="doc-admin-quiet">{packageName}</span>
        </>
      ),
    },
    { key: 'writer', title: t('approvals.writer'), render: ({ writerName }) => writerName },
    {
      key: 'draft',
      title: t('approvals.draft'),
      align: 'right',
      render: ({ number }) => number,
    },
    {
      key: 'since',
      title: t('approvals.since'),
      render: ({ waitingSince }) => <RelativeTime value={waitingSince} />,
    },
  ];
};

const Approvals = () => {
  const { t } = useTranslation(ADMIN_TEXTS);
  const query = useInfiniteQuery(waitingDraftsQuery());
  const columns = useColumns();
  const first = query.data?.pages[0];
  return (
    <PageFrame>
      <PageHeader
        title={t('approvals.title')}
        {...(first?.approvalOn ? { context: t('approvals.count', { count: first.total }) } : {})}
      />
      {first && !first.approvalOn ? (
        <Alert
          type="info"
          showIcon
          title={t('approvals.off')}
          description={t('approvals.offHelp')}
        />
      ) : (
        <Section>
          <BackOfficeList
            live="drafts"
            label={t('approvals.title')}
            query={query}
            rowKey={({ _id }) => _id}
            columns={columns}
            empty={<EmptyState text={t('approvals.none')} hint={t('approvals.noneHint')} />}
          />
        </Section>
      )}
    </PageFrame>
  );
};

/** `/admin/approvals`: drafts that wait for the firm, oldest first (BO-82). */
export const Page = withAdminTexts(Approvals);
