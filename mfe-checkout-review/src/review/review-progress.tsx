import { limits } from '@portal/shared-contracts';
import { reviewTabs } from '@portal/shared-contracts/reviews';
import { ProgressBar } from '@portal/shared-ui/controls';
import { useTranslation } from 'react-i18next';

/** How much of the review was read, twenty percent per tab (CR-11). */
export const ReviewProgress = ({ percent }: { percent: number }) => {
  const { t } = useTranslation('checkout');
  const done = percent / limits.reviewTabPercent;
  return (
    <div className="cr-progress">
      <ProgressBar percent={percent} label={t('review.progressLabel')} />
      <span className="cr-progress-text">
        {t('review.progress', { percent, done, total: reviewTabs.length })}
      </span>
    </div>
  );
};
