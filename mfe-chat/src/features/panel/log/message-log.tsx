import { useSignedInUser } from '@portal/shared-contracts/react';
import { EmptyState, LoadingSkeleton } from '@portal/shared-ui';
import { ArrowDownIcon } from '@portal/shared-ui/icons';
import { Button } from '@portal/shared-ui/controls';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Conversation } from '../../../conversation/conversation.ts';
import { speakerOf } from '../../../conversation/speaker.ts';
import type { ConversationView } from '../../../conversation/conversation-store.ts';
import { logEntries } from './log-entries.ts';
import { LogLine } from './log-line.tsx';
import './message-log.css';
import { useAnnounceFailures } from './use-announce-failures.ts';
import { useAnnounceForeign } from './use-announce-foreign.ts';
import { moveInLog } from './move-in-log.ts';
import { useLogScroll } from './use-log-scroll.ts';

interface MessageLogProps {
  conversation: Conversation;
  view: ConversationView;
  height: number;
}

const LogLines = ({ conversation, view }: Omit<MessageLogProps, 'height'>) => {
  const { t } = useTranslation('chat');
  const me = speakerOf(useSignedInUser());
  const { messages, outgoing, dividerAfter, seenUpTo } = view;
  const entries = useMemo(
    () => logEntries({ messages, outgoing, dividerAfter, seenUpTo }, me),
    [messages, outgoing, dividerAfter, seenUpTo, me],
  );
  return (
    <>
      {!view.isLoaded && <LoadingSkeleton shape="chat" />}
      {view.isLoaded && entries.length === 0 && <EmptyState drawing="chat" text={t('empty')} />}
      {view.hasOlder && (
        <Button type="link" block loading={view.isLoadingOlder} onClick={conversation.loadOlder}>
          {t('older')}
        </Button>
      )}
      {entries.map((entry) => (
        <LogLine
          key={entry.key}
          entry={entry}
          progress={entry.kind === 'outgoing' ? view.progress[entry.message.clientId] : undefined}
          fileOf={conversation.fileOf}
          onRetry={conversation.retry}
          onDrop={conversation.drop}
        />
      ))}
    </>
  );
};

/** What was said, oldest first; opens at the latest and stays where the reader is when older messages arrive. */
export const MessageLog = ({ conversation, view, height }: MessageLogProps) => {
  const { t } = useTranslation('chat');
  const me = speakerOf(useSignedInUser());
  const scroll = useLogScroll(view, conversation);
  useAnnounceForeign(view, me);
  useAnnounceFailures(view.outgoing);
  return (
    <div className="chat-log-frame">
      <div
        ref={scroll.box}
        className="chat-log"
        role="log"
        // Announcements are made one by one by the page's live region.
        aria-live="off"
        aria-label={t('log')}
        tabIndex={0}
        style={{ height }}
        onScroll={scroll.onScroll}
        onKeyDown={moveInLog}
      >
        <div ref={scroll.content}>
          <LogLines conversation={conversation} view={view} />
          <div ref={scroll.end} className="chat-end" />
        </div>
      </div>
      {!scroll.isAtEnd && (
        <Button
          className="chat-to-latest"
          shape="round"
          icon={<ArrowDownIcon />}
          onClick={scroll.toLatest}
        >
          {t('toLatest')}
        </Button>
      )}
      <p className="chat-typing" role="status">
        {view.typing &&
          t(view.typing.isColleague ? 'chatadmin:answering' : 'typing', {
            name: view.typing.name,
          })}
      </p>
    </div>
  );
};
