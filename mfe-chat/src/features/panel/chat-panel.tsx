import { usePortal, useSignedInUser } from '@portal/shared-contracts/react';
import { LoadingSkeleton } from '@portal/shared-ui';
import { Alert } from '@portal/shared-ui/controls';
import { useState, type ComponentProps, type DragEvent, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ConversationTarget } from '../../conversation/outgoing.ts';
import { placeOf } from '../../conversation/speaker.ts';
import { useConversation } from '../../conversation/use-conversation.ts';
import './chat-panel.css';
import { Composer } from './composer/composer.tsx';
import { MessageLog } from './log/message-log.tsx';
import { useChosenFiles } from './composer/use-chosen-files.ts';

interface ChatPanelProps {
  target: ConversationTarget;
  /** Height of the box in pixels (CH-15). */
  height: number;
  label: string;
  /** Stands in the place of the field while nothing shall be written yet. */
  silent?: ReactNode;
  tools?: ComposerTools;
}

type ComposerTools = ComponentProps<typeof Composer>['tools'];

/** A conversation: what was said, what is on its way, and the field to write in. */
export const ChatPanel = (props: ChatPanelProps) => {
  const vaultKey = `chat:${placeOf(props.target, useSignedInUser())}`;
  // Another conversation is another panel: nothing typed or refused in this one may stay.
  return <ConversationPanel key={vaultKey} vaultKey={vaultKey} {...props} />;
};

// Words that are dragged are left to the browser, which moves them within the field.
const hasFiles = ({ dataTransfer }: DragEvent): boolean => dataTransfer.types.includes('Files');

const ConversationPanel = (props: ChatPanelProps & { vaultKey: string }) => {
  const { target, height, label, silent, tools, vaultKey } = props;
  const { t } = useTranslation('chat');
  const open = useConversation(target);
  const [isOver, setOver] = useState(false);
  const files = useChosenFiles((file) => open?.conversation.sendFile(file));
  if (!open) return <LoadingSkeleton shape="chat" />;
  const { conversation, view } = open;
  const canWrite = view.canSend && !silent;
  const dragOver = (event: DragEvent): void => {
    if (!hasFiles(event)) return;
    event.preventDefault();
    setOver(true);
  };
  const drop = (event: DragEvent): void => {
    if (!hasFiles(event)) return;
    event.preventDefault();
    setOver(false);
    if (canWrite) files.choose([...event.dataTransfer.files]);
  };
  const send = (text: string): void => {
    files.forget();
    conversation.sendText(text);
  };
  return (
    <section
      className="chat-panel"
      aria-label={label}
      data-over={isOver && canWrite}
      onDragOver={dragOver}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      {view.problem && <Alert type="error" showIcon title={t('somethingWrong')} />}
      <div className="chat-box">
        <div role="status" className="chat-status">
          {view.status === 'connecting' && t('connecting')}
          {view.status === 'ended' && t('broken')}
        </div>
        <MessageLog conversation={conversation} view={view} height={height} />
      </div>
      {view.isLoaded && !view.canSend && <p className="chat-notice">{t('readOnly')}</p>}
      {view.canSend && <ExpectedReply />}
      {view.canSend && silent}
      {canWrite && (
        <Composer
          vaultKey={vaultKey}
          problems={files.problems}
          onFiles={files.choose}
          onSend={send}
          onTyping={conversation.typing}
          tools={tools}
        />
      )}
    </section>
  );
};

/** How soon the firm promises an answer, for the customers; nothing where it promises none. */
const ExpectedReply = () => {
  const { t } = useTranslation('chat');
  const { user, website } = usePortal();
  if (user?.role !== 'user' || website.expectedReplyTime === '') return null;
  return <p className="chat-expected">{t('expectedReply', { time: website.expectedReplyTime })}</p>;
};
