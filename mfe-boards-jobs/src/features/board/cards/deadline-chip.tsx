import { useNow } from '@portal/shared-ui';
import { CalendarIcon, WarningIcon } from '@portal/shared-ui/icons';
import { useTranslation } from 'react-i18next';
import { daysLeft } from './days-left.ts';

/** How long until a deadline, or how long it has passed: icon and words, never colour alone. */
export const DeadlineChip = ({ deadline }: { deadline: string }) => {
  const { t } = useTranslation('boards');
  const days = daysLeft(deadline, useNow());
  if (days < 0)
    return (
      <span className="board-chip board-chip-overdue">
        <WarningIcon /> {t('deadline.overdue', { count: -days })}
      </span>
    );
  return (
    <span className={`board-chip${days <= 2 ? ' board-chip-soon' : ''}`}>
      <CalendarIcon /> {days === 0 ? t('deadline.today') : t('deadline.in', { days })}
    </span>
  );
};
