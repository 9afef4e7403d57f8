import type { Language, Role } from '@portal/shared-contracts';
import type { StaffOrder } from '@portal/shared-contracts/orders';
import { routes } from '@portal/shared-contracts/remote';
import type { TableColumn } from '@portal/shared-ui/table';
import type { TFunction } from 'i18next';
import { Link } from 'react-router-dom';
import { readTurn } from '../../order/order-turn.ts';
import { formatPercent } from '../../order/format-percent.ts';
import { SORTED_BY_SERVER, stateFilter } from './server-columns.ts';
import { ArchiveButton } from './archive-button.tsx';
import { DueDateCell } from './due-date-cell.tsx';
import { TurnCell } from './turn-cell.tsx';

const fullName = ({ customer }: StaffOrder): string => `${customer.firstName} ${customer.lastName}`;

/** An address that breaks before its domain, not within a word. */
const Email = ({ address }: { address: string }) => {
  const at = address.indexOf('@');
  return (
    <>
      {address.slice(0, at)}
      <wbr />
      {address.slice(at)}
    </>
  );
};

const people = (t: TFunction, role: Role): TableColumn<StaffOrder>[] => {
  const customer: TableColumn<StaffOrder> = {
    key: 'person',
    title: t('customer'),
    width: role === 'reviewer' ? 96 : 128,
    render: fullName,
    ...SORTED_BY_SERVER,
  };
  if (role !== 'reviewer') return [customer];
  return [
    customer,
    {
      key: 'customerEmail',
      title: t('customerEmail'),
      width: 112,
      render: (row) => row.customerEmail && <Email address={row.customerEmail} />,
    },
    { key: 'writer', title: t('writer'), render: (row) => row.writerName ?? t('noWriterAssigned') },
    {
      key: 'writerEmail',
      title: t('writerEmail'),
      width: 112,
      render: (row) => row.writerEmail && <Email address={row.writerEmail} />,
    },
  ];
};

const nextStep = (t: TFunction, language: Language, role: Role): TableColumn<StaffOrder> => ({
  key: 'next',
  title: t('nextStep'),
  ...(role === 'reviewer' ? { width: 128 } : {}),
  render: (order) => <TurnCell order={order} turn={readTurn(order, role, language)} />,
});

const action = (t: TFunction, role: Role): TableColumn<StaffOrder> => ({
  key: 'action',
  title: t('action'),
  onCard: 'action',
  width: role === 'writer' ? 136 : 80,
  render: (order) => (
    <span className="orders-turn orders-actions">
      <Link
        className="orders-row-link"
        to={routes.orderView({ id: order._id })}
        state={{ writer: order.writerName }}
        aria-label={t('viewNamed', { name: `${order.package.packageName} #${order.number}` })}
      >
        {t('viewOrder')}
      </Link>
      {role === 'writer' && <ArchiveButton order={order} />}
    </span>
  ),
});

/** The columns of the writers' list; reviewers read e-mails and change nothing (OR-10, OR-16). */
export const staffOrderColumns = (
  t: TFunction,
  language: Language,
  role: Role,
): TableColumn<StaffOrder>[] => [
  {
    key: 'number',
    title: '#',
    width: role === 'reviewer' ? 56 : 72,
    render: ({ number }) => number,
  },
  {
    key: 'product',
    title: t('product'),
    ...(role === 'writer' ? { width: 144 } : {}),
    onCard: 'title',
    render: (order) => order.package.packageName,
    ...SORTED_BY_SERVER,
  },
  ...people(t, role),
  {
    key: 'status',
    title: t('statusPercent'),
    filter: stateFilter({ pending: t('pending'), completed: t('completed') }),
    width: role === 'reviewer' ? 80 : 96,
    render: (order) => formatPercent(order.statusPercentage, language),
    ...SORTED_BY_SERVER,
  },
  nextStep(t, language, role),
  {
    key: 'due',
    title: t('dueDate'),
    // A writer's date is a button with the calendar's icon, in any language on one line.
    ...(role === 'writer' ? { width: 208 } : {}),
    render: (order) => <DueDateCell order={order} isEditable={role === 'writer'} />,
    ...SORTED_BY_SERVER,
  },
  action(t, role),
];
