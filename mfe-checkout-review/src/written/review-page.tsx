import { adminRoutes } from '@portal/shared-contracts/admin';
import { LoadingSkeleton, Page as Frame, QueryStates } from '@portal/shared-ui';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { useFreeReviewTexts } from '../free-review/texts.ts';
import { StaffReviewView } from '../staff/staff-review-view.tsx';
import { useStaffTexts } from '../staff/texts.ts';
import { ReviewEditor } from './review-editor.tsx';
import { ADMINS_DESK, reviewQuery, visitorReviewQuery } from './reviews.queries.ts';
import { ADMIN_TEXTS, withAdminTexts } from './texts.ts';
import './written.css';

const VisitorReview = ({ id }: { id: string }) => {
  const { t } = useTranslation(ADMIN_TEXTS);
  const [hasTexts, hasReviewTexts] = [useStaffTexts(), useFreeReviewTexts()];
  const query = useQuery(visitorReviewQuery(id));
  if (!hasTexts || !hasReviewTexts) return <LoadingSkeleton shape="page" />;
  return (
    <QueryStates
      query={query}
      title={t('list.title')}
      back={{ to: adminRoutes.reviews({}), label: t('list.title') }}
    >
      {({ review }) => (
        <StaffReviewView review={review} back={adminRoutes.reviews({})} desk={ADMINS_DESK} />
      )}
    </QueryStates>
  );
};

const OldReview = ({ id }: { id: string }) => {
  const { t } = useTranslation(ADMIN_TEXTS);
  return (
    <QueryStates
      query={useQuery(reviewQuery(id))}
      title={t('list.title')}
      back={{ to: adminRoutes.reviews({}), label: t('list.title') }}
      skeleton="form"
    >
      {({ review }) =>
        review.fromVisitor ? <VisitorReview id={id} /> : <ReviewEditor key={id} shown={review} />
      }
    </QueryStates>
  );
};

const ReviewPage = () => {
  const { id = 'new' } = useParams();
  return (
    <Frame dense>
      {id === 'new' ? <ReviewEditor key="new" shown={undefined} /> : <OldReview id={id} />}
    </Frame>
  );
};

/** `/admin/reviews/{id}`: a review as the firm writes it, or as a visitor asked for it (BO-102). */
export const Page = withAdminTexts(ReviewPage);
