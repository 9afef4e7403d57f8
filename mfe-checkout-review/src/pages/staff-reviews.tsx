import type { StaffReviewRow } from '@portal/shared-contracts/reviews';
import { EmptyState, Page as Frame, PageHeader, QueryStates } from '@portal/shared-ui';
import { DataTable, useTableUrl } from '@portal/shared-ui/table';
import { TextsWaiting } from '@portal/shared-ui/texts';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { reviewColumns } from '../staff/review-columns.tsx';
import { staffReviewsQuery, type StaffReviewFilter } from '../staff/staff-reviews.queries.ts';
import { useStaffTexts } from '../staff/texts.ts';
import '../styles/page.css';
import '../styles/staff.css';

/** The reviews that visitors asked for, for the firm's writers (RV-55). */
export const Page = () => {
  const hasTexts = useStaffTexts();
  if (!hasTexts) return <TextsWaiting />;
  return (
    <Frame dense>
      <Reviews />
    </Frame>
  );
};

const useFilter = (): StaffReviewFilter => {
  const [{ search, page, filters }] = useTableUrl();
  const [state] = filters.state ?? [];
  return { search, page, state: state === 'unread' || state === 'read' ? state : 'all' };
};

const Reviews = () => {
  const { t, i18n } = useTranslation('staffreviews');
  const query = useQuery(staffReviewsQuery(useFilter()));
  const columns = useMemo(() => reviewColumns(t, i18n.language), [t, i18n.language]);
  const unread = query.data?.unread;
  return (
    <>
      <PageHeader
        title={t('title')}
        {...(unread === undefined ? {} : { context: t('unread', { count: unread }) })}
      />
      <QueryStates query={query} skeleton="table">
        {({ reviews, total }) => (
          <DataTable<StaffReviewRow>
            label={t('title')}
            rows={reviews}
            total={total}
            rowKey={({ _id }) => _id}
            columns={columns}
            isSearchable
            empty={<EmptyState text={t('none')} />}
          />
        )}
      </QueryStates>
    </>
  );
};
