import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { Button } from '../../controls/index.ts';
import { EmptyState } from '../../states/empty-state.tsx';
import { LISTS, useListTexts } from '../list-texts.ts';
import { filterIn } from '../views/view-address.ts';

// An order leaves no row out.
const SORTING = 'sort';

interface EmptyListProps {
  /** What the list says where nothing narrows it. */
  empty: ReactNode;
  /** The button that was pressed goes with what it took away. */
  onCleared: () => void;
}

/** A list without rows: what it says of itself, or that nothing fits what it is narrowed to, with the way back to all. */
export const EmptyList = ({ empty, onCleared }: EmptyListProps) => {
  const { t } = useTranslation(LISTS);
  const isReady = useListTexts();
  const [params, setParams] = useSearchParams();
  const narrowing = Object.keys(filterIn(params)).filter((name) => name !== SORTING);
  if (narrowing.length === 0) return <>{empty}</>;
  if (!isReady) return null;
  const clear = (): void => {
    setParams(
      (before) => {
        const next = new URLSearchParams(before);
        for (const name of narrowing) next.delete(name);
        return next;
      },
      { replace: true },
    );
    onCleared();
  };
  return (
    <EmptyState
      drawing="search"
      text={t('nothingFits')}
      action={<Button onClick={clear}>{t('ui:clearFilters')}</Button>}
    />
  );
};
