import { routes } from '@portal/shared-contracts/remote';
import { usePortal } from '@portal/shared-contracts/react';
import { SearchIcon } from '@portal/shared-ui/icons';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { BoardScreen } from '../features/board/board-screen.tsx';

const TRACKER = { scope: 'customer' } as const;

/** `/board`: the customer's job search tracker. */
export const Page = () => {
  const { t } = useTranslation('boards');
  const { flag } = usePortal();
  return (
    <BoardScreen
      open={TRACKER}
      title={t('page.customer.title')}
      action={
        flag('enable_customer_job_search') && (
          <Link className="board-find-jobs" to={routes.jobs({})}>
            <SearchIcon /> {t('page.customer.findJobs')}
          </Link>
        )
      }
    />
  );
};
