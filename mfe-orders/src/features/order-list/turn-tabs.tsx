import type { Role } from '@portal/shared-contracts';
import {
  type OrderFilter,
  orderTurn,
  type OrderTurnCounts,
  type OrderTurnFilter,
} from '@portal/shared-contracts/orders';
import { numberFormat } from '@portal/shared-ui';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router-dom';

const TAB = 'tab';

/** What the staff list is narrowed to: the chosen tab, or every open order, the nearest due date first. */
export const useTurnFilter = (
  isArchive: boolean,
): { turn?: OrderTurnFilter; state?: OrderFilter['state']; sort?: OrderFilter['sort'] } => {
  const [params] = useSearchParams();
  const chosen = orderTurn.safeParse(params.get(TAB)).data;
  if (isArchive) return {};
  if (chosen) return { turn: chosen, ...(chosen === 'done' ? {} : { sort: 'due' }) };
  // Whoever looks for an order by its name does not know whether it is done.
  return params.get('q') ? {} : { state: 'pending', sort: 'due' };
};

const tabsOf = (role: Role, counts: OrderTurnCounts) => [
  { tab: undefined, key: 'open', count: counts.mine + counts.waiting },
  // Nothing waits for a reviewer.
  ...(role === 'reviewer'
    ? []
    : [
        { tab: 'mine', key: 'mine', count: counts.mine },
        { tab: 'waiting', key: 'waiting', count: counts.waiting },
      ]),
  { tab: 'done', key: 'done', count: counts.done },
];

/** The staff list by who acts next, each with its number (UX-02). */
export const TurnTabs = ({ role, counts }: { role: Role; counts: OrderTurnCounts | undefined }) => {
  const { t, i18n } = useTranslation('orders');
  const [params] = useSearchParams();
  if (!counts) return null;
  const current = params.get(TAB) ?? undefined;
  const isSearch = current === undefined && params.get('q') !== null;
  const addressOf = (tab: string | undefined): string => {
    const next = new URLSearchParams(params);
    next.delete('page');
    if (tab) next.set(TAB, tab);
    else {
      next.delete(TAB);
      next.delete('q');
    }
    return `?${next.toString()}`;
  };
  return (
    <nav className="orders-tabs" aria-label={t('tabs.label')}>
      {tabsOf(role, counts).map(({ tab, key, count }) => (
        <Link
          key={key}
          to={addressOf(tab)}
          replace
          aria-current={tab === current && !isSearch ? 'true' : undefined}
        >
          {t(`tabs.${key}`)} <span>{numberFormat(i18n.language).format(count)}</span>
        </Link>
      ))}
    </nav>
  );
};
