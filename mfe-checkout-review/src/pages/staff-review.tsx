import { routes } from '@portal/shared-contracts/remote';
import { Page as Frame, QueryStates } from '@portal/shared-ui';
import { TextsWaiting } from '@portal/shared-ui/texts';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { useFreeReviewTexts } from '../free-review/texts.ts';
import { StaffReviewView } from '../staff/staff-review-view.tsx';
import { staffReviewQuery } from '../staff/staff-reviews.queries.ts';
import { useStaffTexts } from '../staff/texts.ts';

/** One review of a visitor as the firm reads and changes it (RV-56, RV-57). */
export const Page = () => {
  const { id = '' } = useParams();
  const { t } = useTranslation('staffreviews');
  const hasTexts = useStaffTexts();
  const hasReviewTexts = useFreeReviewTexts();
  const query = useQuery(staffReviewQuery(id));
  if (!hasTexts || !hasReviewTexts) return <TextsWaiting />;
  return (
    <Frame dense>
      <QueryStates
        query={query}
        title={t('title')}
        back={{ to: routes.staffReviews({}), label: t('back') }}
      >
        {({ review }) => <StaffReviewView review={review} />}
      </QueryStates>
    </Frame>
  );
};
