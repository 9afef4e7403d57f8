import type { SaveStatus } from '@portal/shared-contracts/react';
import { useTranslation } from 'react-i18next';
import { formatDate } from '../date/format-date.ts';
import { CheckIcon, DisconnectIcon, SyncIcon, WarningIcon } from '../icons.ts';

const icons = {
  saving: SyncIcon,
  saved: CheckIcon,
  offline: DisconnectIcon,
  'newer-elsewhere': WarningIcon,
  failed: WarningIcon,
} as const;

/** "Saved 14:02": shows the person that nothing typed can be lost. */
export const SaveState = ({ status }: { status: SaveStatus }) => {
  const { t, i18n } = useTranslation('ui');
  const time = status.kind === 'saved' ? formatDate(status.at, i18n.language, 'time') : '';
  const Icon = status.kind === 'idle' ? undefined : icons[status.kind];
  return (
    <span className={`pui-save pui-save-${status.kind}`} aria-live="off">
      {Icon && <Icon />}
      {status.kind !== 'idle' && t(`save.${status.kind}`, { time })}
    </span>
  );
};
