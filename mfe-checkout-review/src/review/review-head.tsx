import { usePortal } from '@portal/shared-contracts/react';
import type { Critique, ReviewCustomization } from '@portal/shared-contracts/reviews';
import { DateText } from '@portal/shared-ui';
import { RobotIcon, UserIcon } from '@portal/shared-ui/icons';
import { useTranslation } from 'react-i18next';
import { ReviewProgress } from './review-progress.tsx';

interface ReviewHeadProps {
  critique: Critique;
  customization: ReviewCustomization;
  percent: number;
}

/** Title, reviewer, date and progress of a review, and plainly whether a person or a program wrote it. */
export const ReviewHead = ({ critique, customization, percent }: ReviewHeadProps) => {
  const { t } = useTranslation('checkout');
  const { companyName } = usePortal().website;
  const { reviewEmailFirstName, reviewEmailLastName } = customization;
  const named = `${reviewEmailFirstName} ${reviewEmailLastName}`.trim();
  const Icon = critique.writtenByWriter ? UserIcon : RobotIcon;
  return (
    <header className="cr-head">
      <h1 className="pui-title" tabIndex={-1} data-page-heading="">
        {t('review.title')}
      </h1>
      <p className="pui-context">
        {critique.writtenByWriter && (
          <>
            <span>
              {t('review.by', { name: named || t('review.defaultReviewer', { companyName }) })}
            </span>
            {' · '}
          </>
        )}
        <DateText value={critique.processedAt} />
      </p>
      <p className="cr-origin">
        <Icon /> {t(critique.writtenByWriter ? 'review.byHuman' : 'review.byProgram')}
      </p>
      <ReviewProgress percent={percent} />
    </header>
  );
};
