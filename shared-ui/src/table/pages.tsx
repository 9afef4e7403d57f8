import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../controls/index.ts';
import { EllipsisIcon, LeftIcon, RightIcon } from '../icons.ts';
import { useIsPhone } from '../render/use-media.ts';
import { LEAP, pageItems } from './page-items.ts';

/** Props of {@link Pages}. */
export interface PagesProps {
  page: number;
  pages: number;
  onPage: (page: number) => void;
}

const icons = {
  previous: <LeftIcon />,
  next: <RightIcon />,
  back: <EllipsisIcon />,
  forward: <EllipsisIcon />,
} as const;

/** The bar that leads to the other pages of a list. */
export const Pages = ({ page, pages, onPage }: PagesProps) => {
  const { t } = useTranslation('ui');
  const around = useIsPhone() ? 1 : 2;
  const stepTo = (step: keyof typeof icons, target: number): ReactNode => {
    const isPast = target < 1 || target > pages;
    // At the end it keeps the focus of who pressed it, so it is not disabled as a whole.
    return (
      <li key={step}>
        <Button
          type="text"
          size="small"
          icon={icons[step]}
          aria-label={t(`pages.${step}`)}
          aria-disabled={isPast || undefined}
          onClick={isPast ? undefined : () => onPage(target)}
        />
      </li>
    );
  };
  return (
    <nav aria-label={t('pages.label')}>
      <ul className="pui-pages">
        {stepTo('previous', page - 1)}
        {pageItems(page, pages, around).map((item) => {
          if (item === 'back') return stepTo(item, Math.max(1, page - LEAP));
          if (item === 'forward') return stepTo(item, Math.min(pages, page + LEAP));
          return (
            <li key={item}>
              <Button
                type="text"
                size="small"
                aria-label={t('pages.page', { page: item })}
                aria-current={item === page ? 'page' : undefined}
                onClick={() => onPage(item)}
              >
                {item}
              </Button>
            </li>
          );
        })}
        {stepTo('next', page + 1)}
      </ul>
    </nav>
  );
};
