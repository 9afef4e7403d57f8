import { formatDate } from '@portal/shared-ui';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import './log-line.css';
import type { LogEntry } from './log-entries.ts';
import { OutgoingLine } from './outgoing-line.tsx';
import { StoredLine } from './stored-line.tsx';

interface LogLineProps {
  entry: LogEntry;
  progress: number | undefined;
  fileOf: (clientId: string) => File | undefined;
  onRetry: (clientId: string) => void;
  onDrop: (clientId: string) => void;
}

/** One line of the log; a line that did not change is not drawn again. */
export const LogLine = memo(
  ({ entry, progress, fileOf, onRetry, onDrop }: LogLineProps) => {
    const { t, i18n } = useTranslation('chat');
    switch (entry.kind) {
      case 'day':
        return <p className="chat-day">{formatDate(entry.at, i18n.language, 'weekday')}</p>;
      case 'divider':
        return (
          <p className="chat-divider">
            <span>{t('unread')}</span>
          </p>
        );
      case 'message':
        return <StoredLine message={entry.message} isMine={entry.isMine} isSeen={entry.isSeen} />;
      case 'outgoing':
        return (
          <OutgoingLine
            message={entry.message}
            progress={progress}
            file={fileOf(entry.message.clientId)}
            onRetry={onRetry}
            onDrop={onDrop}
          />
        );
    }
  },
  (a, b) =>
    a.progress === b.progress &&
    a.onRetry === b.onRetry &&
    a.entry.kind === b.entry.kind &&
    a.entry.key === b.entry.key &&
    (a.entry.kind !== 'message' ||
      b.entry.kind !== 'message' ||
      a.entry.isSeen === b.entry.isSeen) &&
    (a.entry.kind !== 'outgoing' ||
      b.entry.kind !== 'outgoing' ||
      a.entry.message === b.entry.message),
);
