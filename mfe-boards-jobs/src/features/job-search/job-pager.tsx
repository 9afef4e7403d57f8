import { Button } from '@portal/shared-ui/controls';
import { useTranslation } from 'react-i18next';

interface JobPagerProps {
  page: number;
  pages: number;
  onPage: (page: number) => void;
}

/** First, Previous, Next, Last (BJ-01). */
export const JobPager = ({ page, pages, onPage }: JobPagerProps) => {
  const { t } = useTranslation('boards');
  if (pages <= 1) return null;
  const isFirst = page <= 1;
  const isLast = page >= pages;
  return (
    <nav className="jobs-pager" aria-label={t('jobs.pager')}>
      <Button disabled={isFirst} onClick={() => onPage(1)}>
        {t('jobs.first')}
      </Button>
      <Button disabled={isFirst} onClick={() => onPage(page - 1)}>
        {t('jobs.previous')}
      </Button>
      <span className="jobs-page" aria-current="page">
        {t('jobs.page', { page, pages })}
      </span>
      <Button disabled={isLast} onClick={() => onPage(page + 1)}>
        {t('jobs.next')}
      </Button>
      <Button disabled={isLast} onClick={() => onPage(pages)}>
        {t('jobs.last')}
      </Button>
    </nav>
  );
};
