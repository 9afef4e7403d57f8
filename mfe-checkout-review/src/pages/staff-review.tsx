import { routes } from '@portal/shared-contracts/remote';
import type { StaffReview } from '@portal/shared-contracts/reviews';
import {
  ErrorState,
  LoadingSkeleton,
  Page as Frame,
  PageHeader,
  QueryStates,
  Section,
  StatusChip,
} from '@portal/shared-ui';
import { Button } from '@portal/shared-ui/controls';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router-dom';
import { ScanOrders } from '../free-review/scan-orders.tsx';
import { useFreeReviewTexts } from '../free-review/texts.ts';
import { FindingHistoryList } from '../staff/finding-history.tsx';
import { nameOf } from '../staff/name-of.ts';
import { StaffFindings } from '../staff/staff-findings.tsx';
import { staffReviewQuery } from '../staff/staff-reviews.queries.ts';
import { useStaffTexts } from '../staff/texts.ts';
import { useEditReview } from '../staff/use-edit-review.ts';
import '../styles/page.css';
import '../styles/findings.css';
import '../styles/free-review.css';
import '../styles/staff.css';

/** One review of a visitor as the firm reads and changes it (RV-56, RV-57). */
export const Page = () => {
  const { id = '' } = useParams();
  const hasTexts = useStaffTexts();
  const hasReviewTexts = useFreeReviewTexts();
  const query = useQuery(staffReviewQuery(id));
  if (!hasTexts || !hasReviewTexts) return <LoadingSkeleton shape="page" />;
  return (
    <Frame dense>
      <QueryStates query={query}>{({ review }) => <Review review={review} />}</QueryStates>
    </Frame>
  );
};

const Review = ({ review }: { review: StaffReview }) => {
  const { t } = useTranslation('staffreviews');
  const changes = useEditReview(review);
  return (
    <>
      <Head review={review} changes={changes} />
      {changes.read.isError && <ErrorState error={changes.read.error} />}
      <div className="cr-staff">
        <Section title={t('findings')} look="plain">
          <StaffFindings review={review} changes={changes} />
        </Section>
        <div className="cr-staff-side">
          <Section title={t('document')}>
            {review.scan ? <ScanOrders scan={review.scan} /> : <p>{t('gone')}</p>}
          </Section>
          <Section title={t('history')}>
            <FindingHistoryList history={review.history} />
          </Section>
        </div>
      </div>
    </>
  );
};

interface HeadProps {
  review: StaffReview;
  changes: ReturnType<typeof useEditReview>;
}

const Head = ({ review, changes }: HeadProps) => {
  const { t } = useTranslation('staffreviews');
  const { checkedBy, email, emailProven } = review;
  return (
    <PageHeader
      title={nameOf(review) || t('noName')}
      back={{ to: routes.staffReviews({}), label: t('back') }}
      {...(email ? { context: `${email} (${t(emailProven ? 'emailProven' : 'emailTyped')})` } : {})}
      status={
        <StatusChip
          kind={checkedBy ? 'done' : 'needs-you'}
          label={checkedBy ? t('state.readBy', { name: checkedBy.name }) : t('state.unread')}
        />
      }
      extra={<Link to={routes.review({ id: review._id })}>{t('asReader')}</Link>}
      action={
        !checkedBy && (
          <Button
            type="primary"
            loading={changes.read.isPending}
            onClick={() => changes.read.mutate()}
          >
            {t('readByMe')}
          </Button>
        )
      }
    />
  );
};
