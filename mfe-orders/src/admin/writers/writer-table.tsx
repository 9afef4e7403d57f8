import { adminRoutes, type WriterLoad } from '@portal/shared-contracts/admin';
import { EmptyState, numberFormat, StatusChip } from '@portal/shared-ui';
import { DataTable, type TableColumn } from '@portal/shared-ui/table';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { ADMIN } from '../texts.ts';
import { Absences } from './absences.tsx';

const filled = (t: TFunction, count: number, most: number | null): string =>
  most === null ? String(count) : t('writers.of', { count, most });

const columnsOf = (t: TFunction, language: string): TableColumn<WriterLoad>[] => [
  {
    key: 'writer',
    title: t('writers.writer'),
    onCard: 'title',
    render: (writer) => (
      <span className="orders-admin-chips">
        <Link to={`${adminRoutes.orders({})}?writer=${writer._id}&progress=open`}>
          {`${writer.firstName} ${writer.lastName}`.trim()}
        </Link>
        {writer.limit && <StatusChip kind="problem" label={t(`limits.${writer.limit}`)} />}
      </span>
    ),
  },
  {
    key: 'open',
    title: t('writers.open'),
    render: ({ open, mostOpen }) => filled(t, open, mostOpen),
  },
  {
    key: 'week',
    title: t('writers.week'),
    render: ({ week, mostPerWeek }) => filled(t, week, mostPerWeek),
  },
  { key: 'dueSoon', title: t('writers.dueSoon'), render: ({ dueSoon }) => dueSoon },
  {
    key: 'days',
    title: t('writers.days'),
    render: ({ days }) =>
      days.map((name) => t(`writers.names.${name}`)).join(', ') || t('writers.anyDay'),
  },
  {
    key: 'turnaround',
    title: t('writers.turnaround'),
    render: ({ turnaroundDays }) =>
      turnaroundDays === null ? '–' : t('writers.daysLong', { count: turnaroundDays }),
  },
  {
    key: 'rating',
    title: t('writers.rating'),
    render: ({ rating, ratings }) =>
      rating === null
        ? '–'
        : t('writers.rated', { rating: numberFormat(language).format(rating), count: ratings }),
  },
  {
    key: 'absences',
    title: t('writers.absences'),
    onCard: 'action',
    render: (writer) => <Absences writer={writer} />,
  },
];

/** How much each writer has on the desk (BO-67). */
export const WriterTable = ({ writers }: { writers: readonly WriterLoad[] }) => {
  const { t, i18n } = useTranslation(ADMIN);
  return (
    <DataTable
      label={t('writers.title')}
      rows={writers}
      rowKey={({ _id }) => _id}
      columns={columnsOf(t, i18n.language)}
      pageSize={writers.length + 1}
      empty={<EmptyState text={t('writers.none')} />}
    />
  );
};
