import { reviewTabs, type ReviewTab } from '@portal/shared-contracts/reviews';
import { VisuallyHidden } from '@portal/shared-ui';
import { CheckIcon } from '@portal/shared-ui/icons';
import { useRef, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { tabAnchor } from './tab-anchors.ts';

interface TabListProps {
  current: ReviewTab;
  visited: readonly ReviewTab[];
  onChoose: (tab: ReviewTab) => void;
}

const nextIndex = (key: string, index: number): number | undefined => {
  const last = reviewTabs.length - 1;
  if (key === 'Home') return 0;
  if (key === 'End') return last;
  if (key === 'ArrowRight') return index === last ? 0 : index + 1;
  if (key === 'ArrowLeft') return index === 0 ? last : index - 1;
  return undefined;
};

/** The five tabs as a tab list: arrows, Home and End move and open, Tab leaves. */
export const ReviewTabList = ({ current, visited, onChoose }: TabListProps) => {
  const { t } = useTranslation('checkout');
  const list = useRef<HTMLDivElement>(null);
  const onKeyDown = (event: KeyboardEvent): void => {
    const index = nextIndex(event.key, reviewTabs.indexOf(current));
    const tab = index === undefined ? undefined : reviewTabs[index];
    if (!tab) return;
    event.preventDefault();
    onChoose(tab);
    list.current?.querySelector<HTMLElement>(`#tab-${tabAnchor(tab)}`)?.focus();
  };
  return (
    <div
      ref={list}
      className="cr-tabs"
      role="tablist"
      aria-label={t('review.tabsLabel')}
      onKeyDown={onKeyDown}
    >
      {reviewTabs.map((tab) => (
        <button
          key={tab}
          type="button"
          role="tab"
          id={`tab-${tabAnchor(tab)}`}
          aria-selected={tab === current}
          aria-controls="review-panel"
          tabIndex={tab === current ? 0 : -1}
          onClick={() => onChoose(tab)}
        >
          {t(`tabs.${tabAnchor(tab)}`)}
          {visited.includes(tab) && tab !== current && (
            <>
              {' '}
              <CheckIcon className="cr-tab-seen" />
              <VisuallyHidden>{t('review.seen')}</VisuallyHidden>
            </>
          )}
        </button>
      ))}
    </div>
  );
};
