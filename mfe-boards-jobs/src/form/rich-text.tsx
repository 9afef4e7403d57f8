import { sanitizedFragment } from '@portal/shared-ui/html';
import { ListIcon } from '@portal/shared-ui/icons';
import { Button } from '@portal/shared-ui/controls';
import { useEffect, useRef, type AriaAttributes, type ClipboardEvent, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

interface RichTextProps extends Pick<AriaAttributes, 'aria-describedby' | 'aria-invalid'> {
  id: string;
  label: string;
  value: string;
  onChange: (html: string) => void;
  onBlur: () => void;
}

type Command = 'bold' | 'italic' | 'insertUnorderedList' | 'insertOrderedList';

// Marked as deprecated, but every browser keeps it, and nothing else adds to the undo history of the field.
const run = (command: Command): void => {
  document.execCommand(command);
};

const isBlank = (html: string): boolean => html.replace(/<[^>]*>|&nbsp;|\s/g, '') === '';

// A drawing, because letters would count as the button's visible name.
const NumbersSign = () => (
  <svg viewBox="0 0 16 16" width="14" height="14" aria-hidden="true" focusable="false">
    <path
      d="M2 2.5 3.2 2v4M1.5 10.6c.2-1 2.4-1 2.2.3-.1.8-1.4 1.4-2.2 2.6h2.4M7 4h7.5M7 12h7.5"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.3"
    />
  </svg>
);

const Tool = ({
  command,
  name,
  children,
}: {
  command: Command;
  name: string;
  children: ReactNode;
}) => (
  <Button
    size="small"
    type="text"
    aria-label={name}
    // Without this the press would clear the selection in the text.
    onMouseDown={(event) => event.preventDefault()}
    onClick={() => run(command)}
  >
    {children}
  </Button>
);

const pastePlain = (event: ClipboardEvent): void => {
  event.preventDefault();
  document.execCommand('insertText', false, event.clipboardData.getData('text/plain'));
};

/** A small editor for formatted text: bold, italic and lists; pasted text loses its formatting. */
export const RichText = (props: RichTextProps) => {
  const { id, label, value, onChange, onBlur } = props;
  const { t } = useTranslation('boards');
  const area = useRef<HTMLDivElement>(null);
  const shown = useRef<string>(undefined);
  useEffect(() => {
    if (!area.current || shown.current === value) return;
    shown.current = value;
    area.current.replaceChildren(sanitizedFragment(value));
  }, [value]);
  const read = (): void => {
    const html = area.current?.innerHTML ?? '';
    shown.current = isBlank(html) ? '' : html;
    onChange(shown.current);
  };
  return (
    <div className="board-rich">
      <div className="board-rich-tools" role="toolbar" aria-label={t('editor.tools')}>
        <Tool command="bold" name={t('editor.bold')}>
          <b aria-hidden="true">B</b>
        </Tool>
        <Tool command="italic" name={t('editor.italic')}>
          <i aria-hidden="true">I</i>
        </Tool>
        <Tool command="insertUnorderedList" name={t('editor.bullets')}>
          <ListIcon />
        </Tool>
        <Tool command="insertOrderedList" name={t('editor.numbers')}>
          <NumbersSign />
        </Tool>
      </div>
      <div
        ref={area}
        id={id}
        className="board-rich-area pui-html"
        contentEditable
        suppressContentEditableWarning
        role="textbox"
        aria-multiline="true"
        aria-label={label}
        aria-describedby={props['aria-describedby']}
        aria-invalid={props['aria-invalid']}
        tabIndex={0}
        onInput={read}
        onBlur={onBlur}
        onPaste={pastePlain}
      />
    </div>
  );
};
