import { limits } from '@portal/shared-contracts';
import type { ChatFile } from '@portal/shared-contracts/chat';
import { DownloadLink } from '@portal/shared-ui';
import { DownloadIcon } from '@portal/shared-ui/icons';
import { useTranslation } from 'react-i18next';

const address = (kind: 'file' | 'file/download', key: string): string =>
  `/api/${kind}/${encodeURIComponent(key)}`;

/** A file of a message: pictures as a thumbnail, everything with its name as a download. */
export const MessageFile = ({ file }: { file: ChatFile }) => {
  const { t } = useTranslation('chat');
  const isPicture = file.mimetype === 'image/png' || file.mimetype === 'image/jpeg';
  return (
    <DownloadLink
      className="chat-file"
      href={address('file/download', file.key)}
      name={file.originalname}
    >
      {isPicture && (
        <img
          src={address('file', file.key)}
          alt={t('picture', { name: file.originalname })}
          width={limits.chat.thumbnailWidth}
          loading="lazy"
        />
      )}
      <span>
        <DownloadIcon /> {file.originalname}
      </span>
    </DownloadLink>
  );
};
