import { limits } from '@portal/shared-contracts';
import { usePortal } from '@portal/shared-contracts/react';
import { Button } from '@portal/shared-ui/controls';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ConversationTarget } from '../conversation/outgoing.ts';
import { ChatPanel } from '../features/panel/chat-panel.tsx';
import { ReplyChoice } from './replies/reply-choice.tsx';
import { ADMIN_TEXTS } from './texts.ts';

/** A conversation as the firm has it: beside an order it is read, and written in only after a word of its own. */
export const FirmPanel = ({ target, label }: { target: ConversationTarget; label: string }) => {
  const { t } = useTranslation(ADMIN_TEXTS);
  const { website } = usePortal();
  const frame = useRef<HTMLDivElement>(null);
  const [isAsked, setAsked] = useState(false);
  const isSilent = target.chatType === 'writerToCustomer' && !isAsked;
  useEffect(() => {
    if (isAsked) frame.current?.querySelector('textarea')?.focus();
  }, [isAsked]);
  return (
    <div ref={frame} className="chat-admin-panel">
      <ChatPanel
        target={target}
        height={limits.chat.adminHeight}
        label={label}
        tools={(insert) => <ReplyChoice onChoose={insert} />}
        {...(isSilent
          ? {
              silent: (
                <Button onClick={() => setAsked(true)}>
                  {t('writeAs', { company: website.companyName })}
                </Button>
              ),
            }
          : {})}
      />
    </div>
  );
};
