import { acceptedEndings, limits } from '@portal/shared-contracts';
import { useVault } from '@portal/shared-contracts/react';
import { AttachIcon, SendIcon } from '@portal/shared-ui/icons';
import Button from 'antd/es/button';
import Input from 'antd/es/input';
import { useId, useRef, type ClipboardEvent, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import './composer.css';
import { RefusedFiles } from './refused-files.tsx';
import type { RefusedFile } from './use-chosen-files.ts';

interface ComposerProps {
  draftKey: string;
  problems: readonly RefusedFile[];
  onFiles: (files: readonly File[]) => void;
  onSend: (text: string) => void;
  onTyping: () => void;
}

const accept = acceptedEndings.chat.map((ending) => `.${ending}`).join(',');

const asText = (stored: unknown): string | undefined =>
  typeof stored === 'string' ? stored : undefined;

/** The place to write: Enter sends, Shift and Enter makes a line; what is typed survives a reload. */
export const Composer = ({ draftKey, problems, onFiles, onSend, onTyping }: ComposerProps) => {
  const { t } = useTranslation('chat');
  const draft = useVault(draftKey, '', asText);
  const picker = useRef<HTMLInputElement>(null);
  const id = useId();
  const send = (): void => {
    if (draft.value.trim() === '') return;
    onSend(draft.value);
    draft.setValue('');
    void draft.clear();
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    // While an input method is composing, Enter chooses a word and sends nothing.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    send();
  };
  const onPaste = (event: ClipboardEvent): void => {
    const files = [...event.clipboardData.files];
    if (files.length === 0) return;
    event.preventDefault();
    onFiles(files);
  };
  return (
    <div className="chat-composer pui-no-print">
      <RefusedFiles files={problems} />
      <label className="pui-visually-hidden" htmlFor={id}>
        {t('composer.label')}
      </label>
      <div className="chat-composer-row">
        <input
          ref={picker}
          className="pui-visually-hidden"
          type="file"
          multiple
          tabIndex={-1}
          aria-hidden="true"
          accept={accept}
          onChange={(event) => {
            onFiles([...(event.target.files ?? [])]);
            event.target.value = '';
          }}
        />
        <Button
          aria-label={t('composer.attach')}
          icon={<AttachIcon />}
          onClick={() => picker.current?.click()}
        />
        <Input.TextArea
          id={id}
          value={draft.value}
          maxLength={limits.chat.messageLength}
          autoSize={{ minRows: 1, maxRows: limits.chat.composerRows }}
          placeholder={t('composer.placeholder')}
          onChange={(event) => {
            draft.setValue(event.target.value);
            onTyping();
          }}
          onKeyDown={onKeyDown}
          onPaste={onPaste}
        />
        <Button
          type="primary"
          aria-label={t('composer.send')}
          icon={<SendIcon />}
          disabled={draft.value.trim() === ''}
          onClick={send}
        />
      </div>
    </div>
  );
};
