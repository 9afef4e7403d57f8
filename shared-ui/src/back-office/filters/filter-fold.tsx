import { type ReactNode, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../controls/index.ts';
import { DownIcon, RightIcon } from '../../icons.ts';
import '../back-office.css';

/** Props of {@link FilterFold}. */
export interface FilterFoldProps {
  /** What the list is narrowed by now; each that is set counts, so that a closed fold hides nothing. */
  active: readonly (string | undefined)[];
  children: ReactNode;
}

/** Choices of a list: beside its search where there is room, on a phone behind one button, so that the rows come first. */
export const FilterFold = ({ active, children }: FilterFoldProps) => {
  const { t } = useTranslation('ui');
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const on = active.filter(Boolean).length;
  return (
    <>
      <Button
        className="pui-filter-fold"
        icon={isOpen ? <DownIcon /> : <RightIcon />}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        {on > 0 ? t('filtersOn', { on }) : t('filters')}
      </Button>
      <div id={id} className="pui-filter-folded" data-open={isOpen}>
        {children}
      </div>
    </>
  );
};
