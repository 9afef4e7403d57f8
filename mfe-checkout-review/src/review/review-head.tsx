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

/** Whether a person or a program speaks, and of the program's own word who has not read it yet (RV-09, RV-57). */
const useOrigin = (critique: Critique, reviewer: string): string => {
  const { t } = useTranslation('checkout');
  if (critique.checkedBy) return t('review.readBy', { name: critique.checkedBy.name });
  if (critique.intake) return t('review.unread', { name: reviewer });
  return t(critique.writtenByWriter ? 'review.byHuman' : 'review.byProgram');
};

/** Title, reviewer, date and progress of a review, and plainly whether a person or a program wrote it. */
export const ReviewHead = ({ critique, customization, percent }: ReviewHeadProps) => {
  const { t } = useTranslation('checkout');
  const { companyName } = usePortal().website;
  const { reviewEmailFirstName, reviewEmailLastName } = customization;
  const named = `${reviewEmailFirstName} ${reviewEmailLastName}`.trim();
  const reviewer = named || t('review.defaultReviewer', { companyName });
  const origin = useOrigin(critique, reviewer);
  const Icon = critique.writtenByWriter || critique.checkedBy ? UserIcon : RobotIcon;
  return (
    <header className="cr-head">
      <h1 className="pui-title" tabIndex={-1} data-page-heading="">
        {t('review.title')}
      </h1>
      <p className="pui-context">
        {critique.writtenByWriter && (
          <>
            <span>{t('review.by', { name: reviewer })}</span>
            {' · '}
          </>
        )}
        <DateText value={critique.processedAt} />
      </p>
      <p className="cr-origin">
        <Icon /> {origin}
      </p>
      <ReviewProgress percent={percent} />
    </header>
  );
};
