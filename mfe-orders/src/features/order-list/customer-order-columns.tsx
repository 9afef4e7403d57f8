import type { Language } from '@portal/shared-contracts';
import type { Order } from '@portal/shared-contracts/orders';
import type { TableColumn } from '@portal/shared-ui/table';
import type { TFunction } from 'i18next';
import { readTurn } from '../../order/order-turn.ts';
import { formatPercent } from '../../order/format-percent.ts';
import { ListNumber } from './list-number.tsx';
import { OrderLink } from './order-link.tsx';
import { TurnCell } from './turn-cell.tsx';
import { SORTED_BY_SERVER, stateFilter } from './server-columns.ts';

/** The columns of the customer's list (OR-07), with the one next step of each order. */
export const customerOrderColumns = (t: TFunction, language: Language): TableColumn<Order>[] => [
  {
    key: 'number',
    title: '#',
    width: 72,
    onCard: 'title',
    render: (order) => <ListNumber order={order} />,
  },
  {
    key: 'product',
    title: t('product'),
    width: 192,
    onCard: 'title',
    render: (order) => order.package.packageName,
    ...SORTED_BY_SERVER,
  },
  {
    key: 'person',
    title: t('writer'),
    width: 144,
    render: (order) => order.writerName ?? t('noWriterAssigned'),
    ...SORTED_BY_SERVER,
  },
  {
    key: 'status',
    title: t('statusPercent'),
    filter: stateFilter({ title: t('status'), pending: t('pending'), completed: t('completed') }),
    width: 120,
    render: (order) => formatPercent(order.statusPercentage, language),
    ...SORTED_BY_SERVER,
  },
  {
    key: 'next',
    title: t('nextStep'),
    onCard: 'lead',
    render: (order) => <TurnCell order={order} turn={readTurn(order, 'user', language)} />,
  },
  {
    key: 'action',
    title: t('action'),
    width: 144,
    onCard: 'action',
    render: (order) => <OrderLink order={order}>{t('viewOrder')}</OrderLink>,
  },
];
