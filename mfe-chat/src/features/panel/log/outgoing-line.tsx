import { clientText } from '@portal/shared-ui';
import { WarningIcon } from '@portal/shared-ui/icons';
import { Button } from '@portal/shared-ui/controls';
import { LinkedText } from '@portal/shared-ui/links';
import { useTranslation } from 'react-i18next';
import type { OutgoingMessage } from '../../../conversation/outgoing.ts';
import { PicturePreview } from '../message/picture-preview.tsx';

interface OutgoingLineProps {
  message: OutgoingMessage;
  progress: number | undefined;
  /** The file while this page still has it. */
  file: File | undefined;
  onRetry: (clientId: string) => void;
  onDrop: (clientId: string) => void;
}

/** A message on its way: sending, or failed with the way to try again. */
export const OutgoingLine = ({ message, progress, file, onRetry, onDrop }: OutgoingLineProps) => {
  const { t } = useTranslation('chat');
  const { t: tUi } = useTranslation('ui');
  const { clientId, failure, fileName, data, content } = message;
  const hasFailed = failure !== undefined;
  // Without its bytes a file can be chosen again, and never sent from here.
  const isHopeless = message.kind === 'file' && !data && !file;
  const isUploading = message.kind === 'file' && !data && !hasFailed;
  return (
    <article className="chat-message" data-mine="true" data-failed={hasFailed} tabIndex={-1}>
      <p className="chat-sender">{t('you')}</p>
      <div className="chat-bubble" dir="auto">
        {message.kind === 'file' ? (
          <span className="chat-file">
            <PicturePreview file={file} />
            <span>{fileName ?? data?.originalname}</span>
          </span>
        ) : (
          <LinkedText text={content ?? ''} />
        )}
      </div>
      <p className="chat-meta">
        {!hasFailed && <span>{t('state.sending')}</span>}
        {isUploading && (
          <>
            <progress max={100} value={progress ?? 0} aria-label={t('state.upload')} />
            <span>{t('state.percent', { percent: progress ?? 0 })}</span>
            <Button size="small" type="link" onClick={() => onDrop(clientId)}>
              {t('cancel')}
            </Button>
          </>
        )}
        {hasFailed && (
          <>
            <span className="chat-failure">
              <WarningIcon /> {t('state.failed')} {clientText(failure, tUi)}
            </span>
            {!isHopeless && (
              <Button size="small" type="link" onClick={() => onRetry(clientId)}>
                {t('retry')}
              </Button>
            )}
            <Button size="small" type="link" onClick={() => onDrop(clientId)}>
              {t('remove')}
            </Button>
          </>
        )}
      </p>
    </article>
  );
};
