import Progress from 'antd/es/progress';
import { limits } from '@portal/shared-contracts';
import { useTranslation } from 'react-i18next';

/** How much of the review was read, twenty percent per tab (CR-11). */
export const ReviewProgress = ({ percent }: { percent: number }) => {
  const { t } = useTranslation('checkout');
  const done = percent / limits.reviewTabPercent;
  return (
    <div className="cr-progress">
      <Progress
        percent={percent}
        showInfo={false}
        aria-label={t('review.progressLabel')}
        strokeColor="var(--pui-primary)"
        railColor="var(--pui-sunken)"
      />
      <span className="cr-progress-text">
        {t('review.progress', { percent, done, total: limits.reviewTabs })}
      </span>
    </div>
  );
};
