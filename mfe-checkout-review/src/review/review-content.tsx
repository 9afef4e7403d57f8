import { usePortal } from '@portal/shared-contracts/react';
import { routes } from '@portal/shared-contracts/remote';
import { expertRewrite, type ReviewReply } from '@portal/shared-contracts/reviews';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { ConsultationBanner } from '../features/consultation/consultation-banner.tsx';
import { useChecklist } from '../features/findings/use-checklist.ts';
import { NameModal } from '../features/name-modal/name-modal-on-demand.ts';
import { ExpertRewriteButton } from '../features/packages/expert-rewrite-button.tsx';
import { countProduct, ExternalProducts } from '../features/packages/external-products.tsx';
import { PackageCards } from '../features/packages/package-cards.tsx';
import { PhoneBanner } from '../features/phone-banner/phone-banner.tsx';
import { ReviewFeedback } from '../features/review-feedback/review-feedback.tsx';
import { tabOfHash } from '../features/review-tabs/tab-anchors.ts';
import { Testimonials } from '../features/testimonials/testimonials.tsx';
import type { FreeParts } from '../free-review/parts-on-demand.ts';
import { ReviewFindings } from './review-findings.tsx';
import { ReviewHead } from './review-head.tsx';
import { reviewQuery } from '../review.queries.ts';
import { TimedAlert } from './timed-alert.tsx';
import { useOpened } from './use-opened.ts';
import { useReviewProgress } from './use-review-progress.ts';

interface ReviewContentProps {
  reply: ReviewReply;
  /** Proves that the mailed link was used; it travels on to the checkout. */
  proof: string | undefined;
  isDeletionAsked: boolean;
  onDeleted: () => void;
  /** Here for every review that shows any of them. */
  free: FreeParts | undefined;
}

/** A loaded review in its three columns. */
export const ReviewContent = (props: ReviewContentProps) => {
  const { reply, proof, isDeletionAsked, onDeleted, free } = props;
  const { critique } = reply;
  useOpened(reply, proof);
  const { hash } = useLocation();
  const client = useQueryClient();
  const tab = tabOfHash(hash);
  const progress = useReviewProgress(critique, tab);
  const linkOf = (packageId: string): string =>
    routes.packageCheckout(
      { packageId, critiqueId: critique._id },
      { critiqueViewId: reply.critiqueViewsId, uniqueCustomerId: proof },
    );
  const patch = (change: Partial<ReviewReply['critique']>): void => {
    client.setQueryData(reviewQuery(critique._id).queryKey, (old) =>
      old ? { ...old, critique: { ...old.critique, ...change } } : old,
    );
  };
  const checklist = useChecklist(critique, (kept) => patch({ checklist: kept }));
  return (
    <>
      <TimedAlert error={progress.error ?? checklist.error} />
      <div className="cr-columns">
        <div className="cr-middle">
          <ReviewHead
            critique={critique}
            customization={reply.clientWebsiteCustomization}
            percent={progress.percent}
          />
          <ReviewFindings
            critique={critique}
            tab={tab}
            visited={progress.visited}
            checklist={checklist}
            free={free}
          />
          <RewriteOffer reply={reply} linkOf={linkOf} />
          {critique.intake && free && (
            <free.ReaderParts
              critiqueId={critique._id}
              intake={critique.intake}
              // The server names it only to whoever has proven to be the reader.
              proof={critique.uniqueCustomerId ?? undefined}
              isDeletionAsked={isDeletionAsked}
              onDeleted={onDeleted}
            />
          )}
          <ReviewFeedback
            critiqueId={critique._id}
            stars={critique.stars}
            onRated={(stars, feedback) => patch({ stars, feedback })}
          />
        </div>
        <SideColumns reply={reply} linkOf={linkOf} />
      </div>
      <NameModal critique={critique} onSaved={patch} />
    </>
  );
};

interface OfferProps {
  reply: ReviewReply;
  linkOf: (packageId: string) => string;
}

const viewOf = ({ critique, critiqueViewsId }: ReviewReply) => ({
  critiqueId: critique._id,
  critiqueViewId: critiqueViewsId,
});

const RewriteOffer = ({ reply, linkOf }: OfferProps) => {
  const { yjsgProducts, expertHelperTextSection } = reply.clientWebsiteCustomization;
  return (
    <ExpertRewriteButton
      rewrite={expertRewrite(yjsgProducts, reply.packages)}
      currency={reply.clientCurrencyType}
      helperText={expertHelperTextSection}
      linkOf={linkOf}
      onExternal={(productId) => countProduct(productId, viewOf(reply))}
    />
  );
};

const SideColumns = ({ reply, linkOf }: OfferProps) => {
  const { t } = useTranslation('checkout');
  const { website } = usePortal();
  const { packages, clientCurrencyType: currency } = reply;
  const view = viewOf(reply);
  return (
    <>
      <aside className="cr-right" aria-label={t('packages.title')}>
        <PhoneBanner phone={website.supportPhone} />
        <PackageCards packages={packages} currency={currency} linkOf={linkOf} />
        <ExternalProducts
          products={reply.clientWebsiteCustomization.yjsgProducts}
          currency={currency}
          {...view}
        />
      </aside>
      <aside className="cr-left" aria-label={t('testimonials.title')}>
        <Testimonials items={website.testimonials} />
        <ConsultationBanner link={website.critiquesConsultationLink} {...view} />
      </aside>
    </>
  );
};
