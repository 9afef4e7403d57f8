import { sanitizedFragment } from '@portal/shared-ui/html';
import { Button } from '@portal/shared-ui/controls';
import { useLayoutEffect, useRef, type ClipboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { ADMIN_TEXTS } from '../texts.ts';

/** Props of {@link RichText}. */
export interface RichTextProps {
  /** Id of the words that name it. */
  labelledBy: string;
  value: string;
  onChange: (html: string) => void;
}

// Browsers edit text by these commands themselves; nothing else is loaded for it.
const run = (command: string, value?: string): void => {
  document.execCommand(command, false, value);
};

const tools = [
  { key: 'heading', command: 'formatBlock', value: 'h2' },
  { key: 'subheading', command: 'formatBlock', value: 'h3' },
  { key: 'paragraph', command: 'formatBlock', value: 'p' },
  { key: 'bold', command: 'bold' },
  { key: 'list', command: 'insertUnorderedList' },
  { key: 'numbers', command: 'insertOrderedList' },
] as const;

const SAFE_LINK = /^(https?:\/\/|mailto:)\S+$/i;

/** What is pasted comes as words alone: other programs bring looks that no contract keeps. */
const pasteWords = (event: ClipboardEvent): void => {
  event.preventDefault();
  run('insertText', event.clipboardData.getData('text/plain'));
};

/** The box whose content is the text: what was typed there is left alone, so that the caret stays. */
const useTextBox = ({ value, onChange }: RichTextProps) => {
  const box = useRef<HTMLDivElement>(null);
  const told = useRef<string>(undefined);
  useLayoutEffect(() => {
    if (value === told.current) return;
    told.current = value;
    box.current?.replaceChildren(sanitizedFragment(value));
  }, [value]);
  const tell = (): void => {
    told.current = box.current?.innerHTML ?? '';
    onChange(told.current);
  };
  return { box, tell };
};

/** An editor with headings, lists, bold and links; the server cleans what it sends. */
export const RichText = (props: RichTextProps) => {
  const { t } = useTranslation(ADMIN_TEXTS);
  const { box, tell } = useTextBox(props);
  const act = (command: string, value?: string): void => {
    box.current?.focus();
    run(command, value);
    tell();
  };
  const link = (): void => {
    // The selection would be lost to a form of the page; the browser's own question keeps it.
    const address = globalThis.prompt(t('editor.linkTo'), 'https://');
    if (address && SAFE_LINK.test(address.trim())) act('createLink', address.trim());
  };
  return (
    <div className="doc-editor">
      <div className="doc-admin-buttons" role="group" aria-label={t('editor.tools')}>
        {tools.map(({ key, command, ...rest }) => (
          <Button
            key={key}
            size="small"
            // The caret stays where it is.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => act(command, 'value' in rest ? rest.value : undefined)}
          >
            {t(`editor.${key}`)}
          </Button>
        ))}
        <Button size="small" onMouseDown={(event) => event.preventDefault()} onClick={link}>
          {t('editor.link')}
        </Button>
        <Button
          size="small"
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => act('unlink')}
        >
          {t('editor.unlink')}
        </Button>
      </div>
      <div
        ref={box}
        className="doc-editor-text pui-html"
        role="textbox"
        aria-multiline="true"
        aria-labelledby={props.labelledBy}
        tabIndex={0}
        contentEditable
        suppressContentEditableWarning
        onFocus={() => run('defaultParagraphSeparator', 'p')}
        onInput={tell}
        onPaste={(event) => {
          pasteWords(event);
          tell();
        }}
      />
    </div>
  );
};
