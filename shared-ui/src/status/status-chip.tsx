import type { ComponentType, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { CheckCircleIcon, ClockIcon, ExclamationCircleIcon, FlagIcon, SyncIcon } from '../icons.ts';
import type { IconProps } from '../icon/decorative.tsx';

/** The five statuses of the portal; nothing has a sixth. */
export const statusKinds = ['needs-you', 'in-progress', 'waiting', 'done', 'problem'] as const;

/** One of the five statuses. */
export type StatusKind = (typeof statusKinds)[number];

const icons: Record<StatusKind, ComponentType<IconProps>> = {
  'needs-you': FlagIcon,
  'in-progress': SyncIcon,
  waiting: ClockIcon,
  done: CheckCircleIcon,
  problem: ExclamationCircleIcon,
};

/** Props of {@link StatusChip}. */
export interface StatusChipProps {
  kind: StatusKind;
  /** The word shown; the kind's own when missing. */
  label?: ReactNode;
  /** The word alone, for what is closed and waits for nobody. */
  plain?: boolean;
}

/** A status as icon and word, never as colour alone. */
export const StatusChip = ({ kind, label, plain = false }: StatusChipProps) => {
  const { t } = useTranslation('ui');
  const Icon = icons[kind];
  return (
    <span className={`pui-chip pui-chip-${kind}`}>
      {!plain && <Icon />}
      <span>{label ?? t(`status.${kind}`)}</span>
    </span>
  );
};
