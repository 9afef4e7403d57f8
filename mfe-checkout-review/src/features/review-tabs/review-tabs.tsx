import type { ReviewTab } from '@portal/shared-contracts/reviews';
import { VisuallyHidden } from '@portal/shared-ui';
import { useIsPhone } from '@portal/shared-ui/theme';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ReviewTabList } from './review-tab-list.tsx';
import { ReviewTabSelect } from './review-tab-select.tsx';
import { tabAnchor } from './tab-anchors.ts';

interface ReviewTabsProps {
  current: ReviewTab;
  visited: readonly ReviewTab[];
  onChoose: (tab: ReviewTab) => void;
  children: ReactNode;
}

/** Tabs on a wide screen, a dropdown on a phone, and the open panel below. */
export const ReviewTabs = ({ current, visited, onChoose, children }: ReviewTabsProps) => {
  const { t } = useTranslation('checkout');
  const isPhone = useIsPhone();
  return (
    <>
      {isPhone ? (
        <ReviewTabSelect current={current} onChoose={onChoose} />
      ) : (
        <ReviewTabList current={current} visited={visited} onChoose={onChoose} />
      )}
      <div
        id="review-panel"
        className="cr-panel"
        role={isPhone ? 'region' : 'tabpanel'}
        tabIndex={0}
        {...(isPhone
          ? { 'aria-label': t(`tabs.${tabAnchor(current)}`) }
          : { 'aria-labelledby': `tab-${tabAnchor(current)}` })}
      >
        <VisuallyHidden as="h2">{t(`tabs.${tabAnchor(current)}`)}</VisuallyHidden>
        {children}
      </div>
    </>
  );
};
