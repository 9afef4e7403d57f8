import { ADMIN_SENDER, type ChatMessage } from '@portal/shared-contracts/chat';
import { exactStamp, RelativeTime } from '@portal/shared-ui';
import { LinkedText } from '@portal/shared-ui/links';
import { useTranslation } from 'react-i18next';
import { MessageFile } from '../message/message-file.tsx';

interface StoredLineProps {
  message: ChatMessage;
  isMine: boolean;
  isSeen: boolean;
}

/** A message that the server has. */
export const StoredLine = ({ message, isMine, isSeen }: StoredLineProps) => {
  const { t } = useTranslation('chat');
  return (
    <article className="chat-message" data-mine={isMine} tabIndex={-1}>
      <p className="chat-sender">
        {message.colleague ??
          (isMine && message.sent_by !== ADMIN_SENDER ? t('you') : message.sender_name)}
      </p>
      <div className="chat-bubble" dir="auto">
        {message.content && <LinkedText text={message.content} />}
        {message.data && <MessageFile file={message.data} />}
      </div>
      <p className="chat-meta">
        <RelativeTime value={message.createdAt} />
        <span className="chat-exact">{exactStamp(message.createdAt)}</span>
        {isMine && <span>{isSeen ? t('state.seen') : t('state.sent')}</span>}
      </p>
    </article>
  );
};
