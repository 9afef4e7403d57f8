import { routes } from '@portal/shared-contracts/remote';
import type { StaffReviewRow } from '@portal/shared-contracts/reviews';
import { DateText, StatusChip } from '@portal/shared-ui';
import type { TableColumn } from '@portal/shared-ui/table';
import type { TFunction } from 'i18next';
import { Link } from 'react-router-dom';
import { nameOf } from './name-of.ts';

const stateOf = ({ checkedBy }: StaffReviewRow): 'read' | 'unread' =>
  checkedBy ? 'read' : 'unread';

const State = ({ row, t }: { row: StaffReviewRow; t: TFunction<'staffreviews'> }) => (
  <span className="cr-staff-state">
    <StatusChip
      kind={row.checkedBy ? 'done' : 'needs-you'}
      label={row.checkedBy ? t('state.readBy', { name: row.checkedBy.name }) : t('state.unread')}
    />
    {row.bought && <span className="cr-note">{t('state.bought')}</span>}
  </span>
);

/** Who asked for a review, in which language, when, and whether somebody has read it. */
export const reviewColumns = (
  t: TFunction<'staffreviews'>,
  language: string,
): TableColumn<StaffReviewRow>[] => {
  const names = new Intl.DisplayNames([language], { type: 'language' });
  return [
    {
      key: 'name',
      title: t('columns.name'),
      onCard: 'title',
      searchText: nameOf,
      render: (row) => nameOf(row) || t('noName'),
    },
    { key: 'email', title: t('columns.email'), render: (row) => row.email ?? '–' },
    { key: 'language', title: t('columns.language'), render: (row) => names.of(row.language) },
    {
      key: 'date',
      title: t('columns.date'),
      render: (row) => <DateText value={row.processedAt} />,
    },
    {
      key: 'state',
      title: t('columns.state'),
      render: (row) => <State row={row} t={t} />,
      filter: {
        options: [
          { value: 'unread', label: t('state.unread') },
          { value: 'read', label: t('state.read') },
        ],
        valueOf: stateOf,
      },
    },
    {
      key: 'open',
      title: t('columns.open'),
      onCard: 'action',
      render: (row) => (
        <Link
          to={routes.staffReview({ id: row._id })}
          aria-label={t('openOne', { name: nameOf(row) || t('noName') })}
        >
          {t('columns.open')}
        </Link>
      ),
    },
  ];
};
