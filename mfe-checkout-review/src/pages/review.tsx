import { usePortal } from '@portal/shared-contracts/react';
import { routes } from '@portal/shared-contracts/remote';
import { expertRewrite, findingsOf, type ReviewReply } from '@portal/shared-contracts/reviews';
import { errorLines, ErrorState, LoadingSkeleton } from '@portal/shared-ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate, useParams } from 'react-router-dom';
import { ConsultationBanner } from '../features/consultation/consultation-banner.tsx';
import { BestFitJobs, HardSkills } from '../features/findings/ats-extras.tsx';
import { FindingsList } from '../features/findings/findings-list.tsx';
import { useChecklist } from '../features/findings/use-checklist.ts';
import { NameModal } from '../features/name-modal/name-modal.tsx';
import { ExpertRewriteButton } from '../features/packages/expert-rewrite-button.tsx';
import { countProduct, ExternalProducts } from '../features/packages/external-products.tsx';
import { PackageCards } from '../features/packages/package-cards.tsx';
import { PhoneBanner } from '../features/phone-banner/phone-banner.tsx';
import { ReviewFeedback } from '../features/review-feedback/review-feedback.tsx';
import { ReviewTabs } from '../features/review-tabs/review-tabs.tsx';
import { tabAnchor, tabOfHash } from '../features/review-tabs/tab-anchors.ts';
import { ReviewHead } from '../features/review/review-head.tsx';
import { reviewQuery } from '../features/review/review.queries.ts';
import { TimedAlert } from '../features/review/timed-alert.tsx';
import { useCustomerProof } from '../features/review/use-customer-proof.ts';
import { useReviewProgress } from '../features/review/use-review-progress.ts';
import { BrandBar } from '../features/brand-bar/brand-bar.tsx';
import { Testimonials } from '../features/testimonials/testimonials.tsx';
import { tellParent } from '../features/widget/widget-bridge.ts';
import '../styles/review.css';

/** The public review of a resume (CR-01 to CR-21). */
export const Page = () => {
  const { t } = useTranslation('checkout');
  const { id = '' } = useParams();
  const { website } = usePortal();
  const proof = useCustomerProof(id);
  const query = useQuery(reviewQuery(id, proof));
  useEffect(() => {
    if (!query.error) return;
    const [message = ''] = errorLines(query.error);
    tellParent({ type: 'critiqueReviewError', payload: { message } }, website.allowedWidgetParents);
  }, [query.error, website.allowedWidgetParents]);
  return (
    <div className="cr-page">
      <meta name="robots" content="noindex, nofollow" />
      <BrandBar />
      {query.isError && (
        <>
          <h1 className="pui-title" tabIndex={-1} data-page-heading="">
            {t('review.title')}
          </h1>
          <ErrorState
            error={query.error}
            isRetrying={query.isFetching}
            onRetry={() => void query.refetch()}
          />
        </>
      )}
      {query.isPending && <LoadingSkeleton shape="page" />}
      {query.data && <Review key={id} reply={query.data} proof={proof} />}
    </div>
  );
};

const Review = ({ reply, proof }: { reply: ReviewReply; proof: string | undefined }) => {
  const { t } = useTranslation('checkout');
  const { website } = usePortal();
  const { hash } = useLocation();
  const navigate = useNavigate();
  const client = useQueryClient();
  const { critique, packages, clientCurrencyType: currency, critiqueViewsId } = reply;
  const customization = reply.clientWebsiteCustomization;
  const tab = tabOfHash(hash);
  const progress = useReviewProgress(critique, tab);
  const checklist = useChecklist(critique);
  const view = { critiqueId: critique._id, critiqueViewId: critiqueViewsId };
  const linkOf = (packageId: string): string =>
    routes.packageCheckout(
      { packageId, critiqueId: critique._id },
      { critiqueViewId: critiqueViewsId, uniqueCustomerId: proof },
    );
  const patch = (change: Partial<ReviewReply['critique']>): void => {
    client.setQueryData(reviewQuery(critique._id).queryKey, (old) =>
      old ? { ...old, critique: { ...old.critique, ...change } } : old,
    );
  };
  return (
    <>
      <TimedAlert error={progress.error ?? checklist.error} />
      <div className="cr-columns">
        <div className="cr-middle">
          <ReviewHead
            critique={critique}
            customization={customization}
            companyName={website.companyName}
            percent={progress.percent}
          />
          <ReviewTabs
            current={tab}
            visited={progress.visited}
            onChoose={(next) =>
              void navigate({ hash: tabAnchor(next) }, { replace: true, preventScrollReset: true })
            }
          >
            <FindingsList
              findings={findingsOf(critique.review).filter((finding) => finding.tab === tab)}
              ticked={checklist.ticked}
              onTick={checklist.tick}
            />
            {tab === 'ATS' && <HardSkills ats={critique.review.ats_section} />}
            {tab === 'Best-Fit Jobs' && (
              <BestFitJobs jobs={critique.review.ats_section.best_fit_jobs} />
            )}
          </ReviewTabs>
          <ExpertRewriteButton
            rewrite={expertRewrite(customization.yjsgProducts, packages)}
            currency={currency}
            helperText={customization.expertHelperTextSection}
            linkOf={linkOf}
            onExternal={(productId) => countProduct(productId, view)}
          />
          <ReviewFeedback
            critiqueId={critique._id}
            stars={critique.stars}
            onRated={(stars, feedback) => patch({ stars, feedback })}
          />
        </div>
        <aside className="cr-right" aria-label={t('packages.title')}>
          <PhoneBanner phone={website.supportPhone} />
          <PackageCards packages={packages} currency={currency} linkOf={linkOf} />
          <ExternalProducts products={customization.yjsgProducts} currency={currency} {...view} />
        </aside>
        <aside className="cr-left" aria-label={t('testimonials.title')}>
          <Testimonials items={website.testimonials} />
          <ConsultationBanner link={website.critiquesConsultationLink} {...view} />
        </aside>
      </div>
      <NameModal critique={critique} onSaved={patch} />
    </>
  );
};
