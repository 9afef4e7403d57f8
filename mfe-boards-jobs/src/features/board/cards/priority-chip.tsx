import type { CardPriority } from '@portal/shared-contracts/boards';
import { ArrowDownIcon, ArrowUpIcon, DownIcon, MinusIcon, UpIcon } from '@portal/shared-ui/icons';
import type { ComponentType } from 'react';
import { useTranslation } from 'react-i18next';

const icons: Record<CardPriority, ComponentType> = {
  Highest: ArrowUpIcon,
  High: UpIcon,
  Medium: MinusIcon,
  Low: DownIcon,
  Lowest: ArrowDownIcon,
};

/** The priority of a writer's card as icon and word (BJ-24). */
export const PriorityChip = ({ priority }: { priority: CardPriority }) => {
  const { t } = useTranslation('boards');
  const Icon = icons[priority];
  return (
    <span className={`board-chip board-priority-${priority.toLowerCase()}`}>
      <Icon /> {t(`priority.${priority}`)}
    </span>
  );
};
