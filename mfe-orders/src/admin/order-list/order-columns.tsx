import type { Language } from '@portal/shared-contracts';
import { adminRoutes, type ListedOrder } from '@portal/shared-contracts/admin';
import { DateText, Money, RelativeTime, StatusChip, type StatusKind } from '@portal/shared-ui';
import type { TableColumn } from '@portal/shared-ui/table';
import type { TFunction } from 'i18next';
import { Link } from 'react-router-dom';
import { formatPercent } from '../../order/format-percent.ts';
import { isPast } from '../../order/local-day.ts';
import type { Ticks } from './use-ticks.ts';

const nameOf = (person: { firstName: string; lastName: string }): string =>
  `${person.firstName} ${person.lastName}`.trim();

const kinds: Readonly<Record<ListedOrder['turn']['owner'], StatusKind>> = {
  admin: 'needs-you',
  customer: 'waiting',
  writer: 'in-progress',
  done: 'done',
};

const Turn = ({ order: { turn }, t }: { order: ListedOrder; t: TFunction }) => (
  <span className="orders-admin-chips">
    <StatusChip kind={kinds[turn.owner]} label={t(`steps.${turn.step}`)} />
    {turn.owner !== 'done' && (
      <span className="orders-muted">
        <RelativeTime value={turn.since} />
      </span>
    )}
  </span>
);

const Due = ({ order, t }: { order: ListedOrder; t: TFunction }) => {
  if (!order.dueDate) return <>–</>;
  const isLate = order.statusPercentage < 100 && isPast(order.dueDate);
  return (
    <span className="orders-admin-chips">
      <DateText value={order.dueDate} />
      {isLate && <StatusChip kind="problem" label={t('list.late')} />}
    </span>
  );
};

/** What puts an order aside, and what is wrong with its money. */
export const Marks = ({
  order,
  t,
}: {
  order: Pick<ListedOrder, 'isHidden' | 'isCancelled' | 'isTest' | 'isUnpaid'>;
  t: TFunction;
}) => (
  <>
    {order.isCancelled && <StatusChip kind="problem" label={t('marks.cancelled')} />}
    {order.isHidden && !order.isCancelled && (
      <StatusChip kind="waiting" label={t('marks.hidden')} />
    )}
    {order.isTest && <StatusChip kind="waiting" label={t('marks.test')} />}
    {order.isUnpaid && <StatusChip kind="waiting" label={t('marks.unpaid')} />}
  </>
);

const Paid = ({ order, t }: { order: ListedOrder; t: TFunction }) => (
  <span className="orders-admin-chips">
    <Money amount={order.price} currency={order.currency} />
    {order.paymentStatus !== 'paid' && (
      <StatusChip kind="problem" label={t(`filters.paid.${order.paymentStatus}`)} />
    )}
  </span>
);

/** The columns of the firm's list (BO-60). */
export const orderColumns = (
  t: TFunction,
  language: Language,
  { ids, toggle, isAll }: Ticks,
): TableColumn<ListedOrder>[] => [
  {
    key: 'number',
    title: t('columns.number'),
    onCard: 'title',
    render: (order) => (
      <span className="orders-admin-chips">
        <span className="orders-admin-tick">
          <input
            type="checkbox"
            aria-label={t('bulk.tick', { number: order.number })}
            checked={isAll || ids.has(order._id)}
            onChange={() => toggle(order._id)}
          />
          <Link to={adminRoutes.order({ id: order._id })}>#{order.number}</Link>
        </span>
        <Marks order={order} t={t} />
      </span>
    ),
  },
  { key: 'customer', title: t('columns.customer'), render: ({ customer }) => nameOf(customer) },
  { key: 'package', title: t('columns.package'), render: ({ packageName }) => packageName },
  {
    key: 'writer',
    title: t('columns.writer'),
    render: ({ writer }) => (writer ? nameOf(writer) : t('filters.writer.none')),
  },
  {
    key: 'percent',
    title: '%',
    titleOnCard: t('filters.progress.title'),
    align: 'right',
    render: ({ statusPercentage }) => formatPercent(statusPercentage, language),
  },
  { key: 'turn', title: t('columns.turn'), render: (order) => <Turn order={order} t={t} /> },
  { key: 'due', title: t('columns.due'), render: (order) => <Due order={order} t={t} /> },
  { key: 'paid', title: t('columns.paid'), render: (order) => <Paid order={order} t={t} /> },
];
