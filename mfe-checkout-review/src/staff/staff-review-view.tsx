import { routes } from '@portal/shared-contracts/remote';
import type { StaffReview } from '@portal/shared-contracts/reviews';
import { ErrorState, PageHeader, Section, StatusChip } from '@portal/shared-ui';
import { Button } from '@portal/shared-ui/controls';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { ResumeFileLink } from '../features/resume-file/resume-file-link.tsx';
import { reviewFileAddress } from '../features/resume-file/review-file-address.ts';
import { ScanOrders } from '../free-review/scan-orders.tsx';
import { FindingHistoryList } from './finding-history.tsx';
import { nameOf } from './name-of.ts';
import { StaffFindings } from './staff-findings.tsx';
import { type ReviewDesk, useEditReview, WRITERS_DESK } from './use-edit-review.ts';
import '../styles/page.css';
import '../styles/findings.css';
import '../styles/free-review.css';
import '../styles/staff.css';

/** Props of {@link StaffReviewView}. */
export interface StaffReviewViewProps {
  review: StaffReview;
  /** The list that leads here. */
  back?: string;
  desk?: ReviewDesk;
}

/** A review of a visitor with findings, document and history, as writers and admins work on it (RV-56). */
export const StaffReviewView = ({
  review,
  back = routes.staffReviews({}),
  desk = WRITERS_DESK,
}: StaffReviewViewProps) => {
  const { t } = useTranslation('staffreviews');
  const changes = useEditReview(review, desk);
  return (
    <>
      <Head review={review} changes={changes} back={back} />
      {changes.read.isError && <ErrorState error={changes.read.error} />}
      <div className="cr-staff">
        <Section title={t('findings')} look="plain">
          <StaffFindings review={review} changes={changes} />
        </Section>
        <div className="cr-staff-side">
          <Section title={t('document')}>
            {review.file && (
              <ResumeFileLink href={reviewFileAddress(review._id)} {...review.file} />
            )}
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
  back: string;
}

const Head = ({ review, changes, back }: HeadProps) => {
  const { t } = useTranslation('staffreviews');
  const { checkedBy, email, emailProven } = review;
  return (
    <PageHeader
      title={nameOf(review) || t('noName')}
      back={{ to: back, label: t('back') }}
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
