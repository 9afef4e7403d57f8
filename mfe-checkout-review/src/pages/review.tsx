import { ApiError } from '@portal/shared-contracts';
import { usePortal } from '@portal/shared-contracts/react';
import { postToParent } from '@portal/shared-contracts/widget';
import { errorLines, ErrorState, LoadingSkeleton, prepareStoredHtml } from '@portal/shared-ui';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { BrandBar } from '../features/brand-bar/brand-bar.tsx';
import { HelpLine } from '../features/brand-bar/help-line.tsx';
import { ReviewContent } from '../review/review-content.tsx';
import { DeletedReview, useFreeParts } from '../free-review/parts-on-demand.ts';
import { reviewQuery } from '../review.queries.ts';
import { useCustomerProof } from '../review/use-customer-proof.ts';
import { useTakenParameter } from '../review/use-taken-parameter.ts';
import '../styles/page.css';
import '../styles/review.css';
import '../styles/findings.css';

/** The public review of a resume (CR-01 to CR-21). */
export const Page = () => {
  const { id = '' } = useParams();
  return <ReviewPage key={id} id={id} />;
};

/** What the server draws as well before any of this is there (`drawn` in the manifest). */
const ReviewWaiting = () => {
  const { t } = useTranslation('checkout');
  return (
    <>
      <h1 className="pui-title" data-waiting="">
        {t('review.title')}
      </h1>
      <LoadingSkeleton shape="page" />
    </>
  );
};

interface ReviewFailedProps {
  error: Error;
  isRetrying: boolean;
  onRetry: () => void;
}

const ReviewFailed = ({ error, isRetrying, onRetry }: ReviewFailedProps) => {
  const { t } = useTranslation('checkout');
  // Asking again for what does not exist leads nowhere.
  const isUnknown = error instanceof ApiError && error.code === 'not-found';
  return (
    <>
      <h1 className="pui-title" tabIndex={-1} data-page-heading="">
        {t('review.title')}
      </h1>
      {isUnknown ? (
        <>
          <ErrorState error={error} />
          <HelpLine />
        </>
      ) : (
        <ErrorState error={error} isRetrying={isRetrying} onRetry={onRetry} />
      )}
    </>
  );
};

const ReviewPage = ({ id }: { id: string }) => {
  const { t } = useTranslation('ui');
  const { website } = usePortal();
  const proof = useCustomerProof(id);
  const isDeletionAsked = useTakenParameter('deletion') !== null;
  const [isDeleted, setDeleted] = useState(false);
  const query = useQuery(reviewQuery(id, proof));
  const critique = query.data?.critique;
  const isFree = Boolean(critique?.intake ?? critique?.review.findings);
  const free = useFreeParts(isFree);
  const isWaiting = query.isPending || (isFree && !free);
  useEffect(() => void prepareStoredHtml(), []);
  useEffect(() => {
    if (!query.error) return;
    const [message = ''] = errorLines(query.error, t);
    postToParent(
      { type: 'critiqueReviewError', payload: { message } },
      website.allowedWidgetParents,
    );
  }, [query.error, website.allowedWidgetParents, t]);
  return (
    <div className="cr-page">
      <meta name="robots" content="noindex, nofollow" />
      <BrandBar />
      {query.error && (
        <ReviewFailed
          error={query.error}
          isRetrying={query.isFetching}
          onRetry={() => void query.refetch()}
        />
      )}
      {isWaiting && <ReviewWaiting />}
      {isDeleted && <DeletedReview />}
      {query.data && !isWaiting && !isDeleted && (
        <ReviewContent
          reply={query.data}
          proof={proof}
          isDeletionAsked={isDeletionAsked}
          onDeleted={() => setDeleted(true)}
          free={free}
        />
      )}
    </div>
  );
};
