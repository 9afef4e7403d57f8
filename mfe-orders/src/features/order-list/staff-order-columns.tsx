import type { Language, Role } from '@portal/shared-contracts';
import type { StaffOrder } from '@portal/shared-contracts/orders';
import { EmailText } from '@portal/shared-ui';
import type { TableColumn } from '@portal/shared-ui/table';
import type { TFunction } from 'i18next';
import { readTurn } from '../../order/order-turn.ts';
import { formatPercent } from '../../order/format-percent.ts';
import { SORTED_BY_SERVER } from './server-columns.ts';
import { ArchiveButton } from './archive-button.tsx';
import { ListNumber } from './list-number.tsx';
import { OrderLink } from './order-link.tsx';
import { DueDateCell } from '../../order/due-date/due-date-cell.tsx';
import { TurnCell } from './turn-cell.tsx';

const fullName = ({ customer }: StaffOrder): string => `${customer.firstName} ${customer.lastName}`;

/** A text that may be cut off where its column ends; its whole shows under the pointer. */
const Cut = ({ text }: { text: string }) => <span title={text}>{text}</span>;

const Mailbox = ({ value }: { value: string }) => (
  <span className="orders-mailbox">
    <EmailText value={value} />
  </span>
);

// Widths leave the most for what is to be done; in a writer's row of one height texts that do not fit are cut off and
// heard in full. A reviewer's row has two columns more, so its texts take as many lines as they need.
const widths = {
  writer: { number: 56, product: 168, person: 136, status: 64, next: 240, due: 160, action: 88 },
  reviewer: { number: 56, product: 104, person: 88, status: 56, next: 152, due: 140, action: 56 },
} as const;

type Widths = (typeof widths)['writer' | 'reviewer'];

const people = (t: TFunction, role: Role, { person }: Widths): TableColumn<StaffOrder>[] => {
  const customer: TableColumn<StaffOrder> = {
    key: 'person',
    title: t('customer'),
    width: person,
    render: (order) => <Cut text={fullName(order)} />,
    ...SORTED_BY_SERVER,
  };
  if (role !== 'reviewer') return [customer];
  return [
    customer,
    {
      key: 'customerEmail',
      title: t('customerEmail'),
      width: 112,
      render: (row) => row.customerEmail && <Mailbox value={row.customerEmail} />,
    },
    {
      key: 'writer',
      title: t('writer'),
      width: person,
      render: (row) => <Cut text={row.writerName ?? t('noWriterAssigned')} />,
    },
    {
      key: 'writerEmail',
      title: t('writerEmail'),
      width: 112,
      render: (row) => row.writerEmail && <Mailbox value={row.writerEmail} />,
    },
  ];
};

const action = (t: TFunction, role: Role, { action: width }: Widths): TableColumn<StaffOrder> => ({
  key: 'action',
  title: t('action'),
  onCard: 'action',
  width,
  render: (order) => (
    <span className="orders-turn orders-actions">
      <OrderLink order={order}>
        <span className="orders-row-link-text">{t('viewOrder')}</span>
        <span className="orders-row-arrow" aria-hidden="true">
          ›
        </span>
      </OrderLink>
      {role === 'writer' && <ArchiveButton order={order} />}
    </span>
  ),
});

const progress = (
  t: TFunction,
  language: Language,
  { status: width }: Widths,
): TableColumn<StaffOrder> => ({
  key: 'status',
  title: '%',
  titleOnCard: t('statusPercent'),
  width,
  render: (order) => formatPercent(order.statusPercentage, language),
  ...SORTED_BY_SERVER,
});

/**
 * The columns of the writers' list; reviewers read e-mails and change nothing (OR-10, OR-16). `isPlain` leaves the chips
 * out where every row would have the same one.
 */
export const staffOrderColumns = (
  t: TFunction,
  language: Language,
  role: Role,
  isPlain: boolean,
): TableColumn<StaffOrder>[] => {
  const width = widths[role === 'reviewer' ? 'reviewer' : 'writer'];
  return [
    {
      key: 'number',
      title: '#',
      width: width.number,
      onCard: 'title',
      render: (order) => <ListNumber order={order} />,
    },
    {
      key: 'product',
      title: t('product'),
      width: width.product,
      onCard: 'title',
      render: (order) => <Cut text={order.package.packageName} />,
      ...SORTED_BY_SERVER,
    },
    ...people(t, role, width),
    progress(t, language, width),
    {
      key: 'next',
      title: t('nextStep'),
      leastWidth: width.next,
      onCard: 'lead',
      render: (order) => (
        <TurnCell
          order={order}
          turn={readTurn(order, role, language)}
          isOneLine={role !== 'reviewer'}
          isPlain={isPlain}
        />
      ),
    },
    {
      key: 'due',
      title: t('dueDate'),
      width: width.due,
      render: (order) => <DueDateCell order={order} isEditable={role === 'writer'} />,
      ...SORTED_BY_SERVER,
    },
    action(t, role, width),
  ];
};
