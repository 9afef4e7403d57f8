import { limits } from '@portal/shared-contracts';
import { useVault } from '@portal/shared-contracts/react';
import { numberFormat } from '@portal/shared-ui';
import { SendIcon } from '@portal/shared-ui/icons';
import { Button, TextArea } from '@portal/shared-ui/controls';
import { useId, type ClipboardEvent, type KeyboardEvent, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { AttachButton } from './attach-button.tsx';
import './composer.css';
import { RefusedFiles } from './refused-files.tsx';
import type { RefusedFile } from './use-chosen-files.ts';

interface ComposerProps {
  vaultKey: string;
  problems: readonly RefusedFile[];
  onFiles: (files: readonly File[]) => void;
  onSend: (text: string) => void;
  onTyping: () => void;
  /** What stands over the field and may put a text into it. */
  tools?: ((insert: (text: string) => void) => ReactNode) | undefined;
}

const asText = (stored: unknown): string | undefined =>
  typeof stored === 'string' ? stored : undefined;

// Typing and pasting are held to the limit by the field, what is put in by this.
const withText = (value: string, text: string): string =>
  [value.trim(), text].filter(Boolean).join('\n').slice(0, limits.chat.messageLength);

// Tables and word processors put a picture of the text beside it: what was copied are the words.
const isPictureOfText = ({ types }: DataTransfer): boolean =>
  types.includes('text/plain') && types.includes('text/html');

/** What does not fit is left out by the field, and nothing may be lost without a word. */
const FullNote = ({ id }: { id: string }) => {
  const { t, i18n } = useTranslation('chat');
  const most = numberFormat(i18n.language).format(limits.chat.messageLength);
  return (
    <p id={id} role="alert" className="chat-full">
      {t('composer.full', { most })}
    </p>
  );
};

/** The field to write in: Enter sends, Shift and Enter makes a line; what is typed survives a reload. */
export const Composer = (props: ComposerProps) => {
  const { vaultKey, problems, onFiles, onSend, onTyping, tools } = props;
  const { t } = useTranslation('chat');
  const kept = useVault(vaultKey, '', asText);
  const id = useId();
  const isFull = kept.value.length >= limits.chat.messageLength;
  const send = (): void => {
    if (kept.value.trim() === '') return;
    onSend(kept.value);
    kept.setValue('');
    void kept.drop();
    // The button is off now and lets go of the focus.
    document.getElementById(id)?.focus();
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    // While an input method is composing, Enter chooses a word and sends nothing.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    send();
  };
  const onPaste = (event: ClipboardEvent): void => {
    const files = [...event.clipboardData.files];
    if (files.length === 0 || isPictureOfText(event.clipboardData)) return;
    event.preventDefault();
    onFiles(files);
  };
  return (
    <div className="chat-composer pui-no-print">
      <RefusedFiles files={problems} />
      {tools?.((text) => kept.setValue(withText(kept.value, text)))}
      <label className="pui-visually-hidden" htmlFor={id}>
        {t('composer.label')}
      </label>
      {isFull && <FullNote id={`${id}-full`} />}
      <div className="chat-composer-row">
        <AttachButton onFiles={onFiles} />
        <TextArea
          id={id}
          dir="auto"
          aria-describedby={isFull ? `${id}-full` : undefined}
          value={kept.value}
          maxLength={limits.chat.messageLength}
          growsTo={limits.chat.composerRows}
          placeholder={t('composer.placeholder')}
          onChange={(event) => {
            kept.setValue(event.target.value);
            onTyping();
          }}
          onKeyDown={onKeyDown}
          onPaste={onPaste}
        />
        <Button
          type="primary"
          aria-label={t('composer.send')}
          icon={<SendIcon />}
          disabled={kept.value.trim() === ''}
          onClick={send}
        />
      </div>
    </div>
  );
};
