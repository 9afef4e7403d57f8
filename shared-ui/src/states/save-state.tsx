import type { SaveStatus } from '@portal/shared-contracts/react';
import { useTranslation } from 'react-i18next';
import { formatDate } from '../date/format-date.ts';
import { useNow } from '../date/use-now.ts';
import { CheckIcon, DisconnectIcon, FileIcon, SyncIcon, WarningIcon } from '../icons.ts';

const icons = {
  saving: SyncIcon,
  saved: CheckIcon,
  draft: FileIcon,
  offline: DisconnectIcon,
  'newer-elsewhere': WarningIcon,
  failed: WarningIcon,
} as const;

/** Props of {@link SaveState}. */
export interface SaveStateProps {
  status: SaveStatus;
  /** What is kept here still has to be sent by a button: it is a draft on this device, and nothing is saved. */
  isDraft?: boolean;
  /** What is typed goes to the server by itself: what failed is that, and this device still has it. */
  isSent?: boolean;
}

/** The word for it; most languages speak of a day in other words than of a time. */
const wordOf = (kind: keyof typeof icons, isToday: boolean, isSent: boolean) => {
  if (kind === 'saved' && !isToday) return 'savedOn';
  return kind === 'failed' && isSent ? 'refused' : kind;
};

const sameDay = (a: Date, b: Date): boolean => a.toDateString() === b.toDateString();

/**
 * "Saved 14:02", with its day when that is not today: shows the person that nothing typed can be lost. Its room is
 * there before anything is kept: what is said while somebody types must not move the button under the press.
 */
export const SaveState = ({ status, isDraft = false, isSent = false }: SaveStateProps) => {
  const { t, i18n } = useTranslation('ui');
  const now = useNow();
  const room = t(`save.${isDraft ? 'draft' : 'saved'}`, {
    time: formatDate(now, i18n.language, 'time'),
  });
  if (status.kind === 'idle')
    return <span className="pui-save pui-save-idle" data-room={room} aria-live="off" />;
  const kind = isDraft && status.kind === 'saved' ? 'draft' : status.kind;
  const isToday = status.kind === 'saved' && sameDay(status.at, now);
  const style = isToday ? 'time' : 'moment';
  const time = status.kind === 'saved' ? formatDate(status.at, i18n.language, style) : '';
  const Icon = icons[kind];
  return (
    <span className={`pui-save pui-save-${kind}`} data-room={room} aria-live="off">
      <span className="pui-save-text">
        <Icon />
        {t(`save.${wordOf(kind, isToday, isSent)}`, { time })}
      </span>
    </span>
  );
};
