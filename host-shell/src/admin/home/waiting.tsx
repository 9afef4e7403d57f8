import {
  adminRoutes,
  COUNTED_TO,
  type DashboardCount,
  readDashboard,
} from '@portal/shared-contracts/admin';
import { callApi } from '@portal/shared-contracts';
import { usePortal } from '@portal/shared-contracts/react';
import { EmptyState, numberFormat, QueryStates, Section } from '@portal/shared-ui';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link, matchPath } from 'react-router-dom';
import { holdsPage } from '../../remotes/manifests/page-areas.ts';
import { useRemotes } from '../../remotes/remotes-context.ts';
import { UnreadWriters } from './unread-writers.tsx';

const dashboardQuery = () =>
  queryOptions({
    // Below the key of all orders, so that a live message of an order counts anew.
    queryKey: ['orders', 'firm', 'dashboard'],
    queryFn: async ({ signal }) => (await callApi(readDashboard, {}, { signal })).counts,
  });

const orders = (filter: string): string => `${adminRoutes.orders({})}?${filter}`;

const ways: Readonly<Record<DashboardCount, string>> = {
  unassigned: orders('writer=none'),
  drafts: adminRoutes.approvals({}),
  // What is counted is what writers wrote to the firm.
  unread: adminRoutes.inbox({}, { state: 'unread', kind: 'writerToAdmin' }),
  overdue: orders('due=overdue'),
  disputed: orders('paid=disputed'),
  silent: orders('turn=customer&waiting=7'),
};

/** The lists that this admin can open: a part that is off has none, nor has one of another area. */
const useCanOpen = () => {
  const { user } = usePortal();
  const { loader } = useRemotes();
  const pages = loader.remotes
    .flatMap(({ manifest }) => manifest.pages)
    .filter((page) => page.roles.includes('admin') && holdsPage(user?.admin, page));
  return (to: string) => pages.some(({ path }) => matchPath(path, to.split('?')[0] ?? to));
};

const Count = ({ name, count }: { name: DashboardCount; count: number }) => {
  const { t } = useTranslation('admin');
  const { language } = usePortal();
  const canOpen = useCanOpen();
  const shown = numberFormat(language).format(count) + (count >= COUNTED_TO ? '+' : '');
  const content = (
    <>
      <span className="pui-tile-value">{shown}</span>
      <span className="pui-tile-label">{t(`home.waiting.${name}`)}</span>
    </>
  );
  return canOpen(ways[name]) ? (
    <Link className="pui-tile admin-count" to={ways[name]}>
      {content}
    </Link>
  ) : (
    <div className="pui-tile">{content}</div>
  );
};

const none = (counts: readonly { count: number }[]): boolean =>
  counts.every(({ count }) => count === 0);

/**
 * What waits for the firm, each number the way to its list (BO-59). While a firm is still setting itself up, its
 * steps are what waits: then no word stands above them when there is nothing else.
 */
export const Waiting = ({ isSettingUp }: { isSettingUp: boolean }) => {
  const { t } = useTranslation('admin');
  const canOpen = useCanOpen();
  const query = useQuery(dashboardQuery());
  if (isSettingUp && query.data && none(query.data)) return null;
  return (
    <Section title={t('home.waiting.title')}>
      <QueryStates query={query} skeleton="text">
        {(counts) => {
          const waiting = counts.filter(({ count }) => count > 0);
          if (none(counts)) return <EmptyState text={t('home.waiting.none')} />;
          return (
            <>
              {canOpen(ways.unread) && waiting.some(({ key }) => key === 'unread') && (
                <UnreadWriters />
              )}
              <div className="admin-counts">
                {waiting.map(({ key, count }) => (
                  <Count key={key} name={key} count={count} />
                ))}
              </div>
            </>
          );
        }}
      </QueryStates>
    </Section>
  );
};
