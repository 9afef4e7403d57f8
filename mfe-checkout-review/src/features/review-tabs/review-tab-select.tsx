import { reviewTabs, type ReviewTab } from '@portal/shared-contracts/reviews';
import { useTranslation } from 'react-i18next';
import { tabAnchor, tabOfHash } from './tab-anchors.ts';

/** The five tabs as a dropdown, for phones (CR-03). */
export const ReviewTabSelect = ({
  current,
  onChoose,
}: {
  current: ReviewTab;
  onChoose: (tab: ReviewTab) => void;
}) => {
  const { t } = useTranslation('checkout');
  return (
    <label className="cr-tab-select">
      <span className="pui-label">{t('review.tabsLabel')}</span>
      <select
        value={tabAnchor(current)}
        onChange={(event) => onChoose(tabOfHash(event.target.value))}
      >
        {reviewTabs.map((tab) => (
          <option key={tab} value={tabAnchor(tab)}>
            {t(`tabs.${tabAnchor(tab)}`)}
          </option>
        ))}
      </select>
    </label>
  );
};
