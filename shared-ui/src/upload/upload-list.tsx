import { limits } from '@portal/shared-contracts';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { useFocusInList } from '../a11y/use-focus-in-list.ts';
import { Button } from '../controls/button.tsx';
import {
  CheckCircleIcon,
  CloseIcon,
  DeleteIcon,
  ReloadIcon,
  SyncIcon,
  WarningIcon,
} from '../icons.ts';
import { clientText } from '../states/error-lines.tsx';
import { formatSize } from './format-size.ts';
import type { UploadItem } from './upload-item.ts';
import type { Uploads } from './use-uploads.ts';

const problemOf = ({ refusal, problem }: UploadItem, t: TFunction<'ui'>): string | undefined => {
  if (!refusal) return problem && clientText(problem, t);
  if (refusal.kind === 'name') return t('client.fileName');
  if (refusal.kind === 'type') return t('upload.type', { endings: refusal.endings.join(', ') });
  const size = limits.fileBytes / 1024 / 1024;
  return t(`upload.${refusal.kind}`, { size, count: limits.filesPerList });
};

const icons = { sending: SyncIcon, done: CheckCircleIcon, failed: WarningIcon } as const;

/** The files of one upload box with their states. */
export const UploadList = ({
  uploads,
  isRemovable = true,
  isDisabled = false,
  boxId,
}: {
  uploads: Uploads;
  /** False keeps arrived files where they are; running uploads can always be cancelled. */
  isRemovable?: boolean;
  /** Nothing is tried again or taken away. */
  isDisabled?: boolean;
  /** Of the field that has the focus after the last file has gone. */
  boxId?: string;
}) => {
  const focus = useFocusInList(() => document.getElementById(boxId ?? ''));
  if (uploads.items.length === 0) return null;
  return (
    <ul className="pui-files" {...focus}>
      {uploads.items.map((item) => (
        <UploadLine
          key={item.id}
          item={item}
          uploads={uploads}
          isRemovable={isRemovable || item.state !== 'done'}
          isDisabled={isDisabled}
        />
      ))}
    </ul>
  );
};

const UploadLine = ({
  item,
  uploads,
  isRemovable,
  isDisabled,
}: {
  item: UploadItem;
  uploads: Uploads;
  isRemovable: boolean;
  isDisabled: boolean;
}) => {
  const { t, i18n } = useTranslation('ui');
  const Icon = icons[item.state];
  const isSending = item.state === 'sending';
  return (
    <li className={`pui-file pui-file-${item.state}`}>
      <Icon />
      <div className="pui-file-text">
        <span className="pui-file-name">{item.name}</span>
        <span className="pui-file-state" role={item.state === 'failed' ? 'alert' : 'status'}>
          {problemOf(item, t) ??
            (isSending ? (
              // The bar below has the number, and here each one would be spoken.
              <span aria-hidden="true">{t('upload.percent', { percent: item.percent })}</span>
            ) : (
              `${formatSize(item.size, i18n.language)} · ${t('upload.done')}`
            ))}
        </span>
        {isSending && (
          <progress
            max={100}
            value={item.percent}
            aria-label={t('upload.progressOf', { name: item.name })}
          />
        )}
      </div>
      {item.state === 'failed' && item.file && (
        <Button
          size="small"
          icon={<ReloadIcon />}
          disabled={isDisabled}
          aria-label={t('upload.retry', { name: item.name })}
          onClick={() => uploads.retry(item.id)}
        >
          {t('retry')}
        </Button>
      )}
      {isRemovable && (
        <Button
          size="small"
          type="text"
          icon={isSending ? <CloseIcon /> : <DeleteIcon />}
          disabled={isDisabled && !isSending}
          aria-label={t(isSending ? 'upload.cancel' : 'upload.remove', { name: item.name })}
          onClick={() => uploads.remove(item.id)}
        />
      )}
    </li>
  );
};
