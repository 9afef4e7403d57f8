import { usePortal } from '@portal/shared-contracts/react';
import { routes } from '@portal/shared-contracts/remote';
import { EmptyState, Page as PageFrame, PageHeader } from '@portal/shared-ui';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { JobSearch } from '../features/job-search/job-search.tsx';

/** `/jobs`: the job search of a customer. */
export const Page = () => {
  const { t } = useTranslation('boards');
  const { flag } = usePortal();
  if (!flag('enable_customer_job_search'))
    return (
      <PageFrame>
        <EmptyState drawing="plug" text={t('notAvailable')} />
      </PageFrame>
    );
  const toTracker = flag('enable_boards') && (
    <Link to={routes.board({})}>{t('jobs.toTracker')}</Link>
  );
  return (
    <PageFrame>
      <PageHeader title={t('jobs.title')} context={t('jobs.context')} extra={toTracker} />
      <JobSearch />
    </PageFrame>
  );
};
