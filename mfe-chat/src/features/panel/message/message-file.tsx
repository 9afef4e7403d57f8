import { limits } from '@portal/shared-contracts';
import type { ChatFile } from '@portal/shared-contracts/chat';
import { DownloadLink, onDemand } from '@portal/shared-ui';
import { DownloadIcon } from '@portal/shared-ui/icons';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

const PictureDialog = onDemand(
  async () => (await import('./picture-dialog.tsx')).PictureDialog,
  ({ isOpen }) => isOpen,
  null,
  ({ onClose }) => onClose(),
);

const address = (kind: 'file' | 'file/download', key: string): string =>
  `/api/${kind}/${encodeURIComponent(key)}`;

/** The thumbnail of a picture, which opens in its place. */
const Picture = ({ file }: { file: ChatFile }) => {
  const { t } = useTranslation('chat');
  const [isOpen, setOpen] = useState(false);
  const label = t('picture', { name: file.originalname });
  const shown = address('file', file.key);
  return (
    <>
      <button type="button" className="chat-picture" onClick={() => setOpen(true)}>
        <img src={shown} alt={label} width={limits.chat.thumbnailWidth} loading="lazy" />
      </button>
      <PictureDialog
        address={shown}
        name={file.originalname}
        label={label}
        isOpen={isOpen}
        onClose={() => setOpen(false)}
      />
    </>
  );
};

/** A file of a message: pictures open where they are, everything is a download by its name. */
export const MessageFile = ({ file }: { file: ChatFile }) => {
  const isPicture = file.mimetype === 'image/png' || file.mimetype === 'image/jpeg';
  return (
    <div className="chat-file">
      {isPicture && <Picture file={file} />}
      <DownloadLink href={address('file/download', file.key)} name={file.originalname}>
        <DownloadIcon /> {file.originalname}
      </DownloadLink>
    </div>
  );
};
