import { FieldFrame } from '@portal/shared-ui';
import { Button, TextArea } from '@portal/shared-ui/controls';
import { useTranslation } from 'react-i18next';
import { lostPlaceholder, type ShownText } from './shown-texts.ts';

interface TextLineProps {
  shown: ShownText;
  /** How the firm words it, if it does. */
  own: string | undefined;
  reword: (name: string, text: string | undefined) => void;
}

/** One text with the firm's own wording, and the way back. */
export const TextLine = ({ shown: { name, text }, own, reword }: TextLineProps) => {
  const { t } = useTranslation('admin');
  const lost = own === undefined ? undefined : lostPlaceholder(text, own);
  return (
    <li className="admin-step">
      <div className="admin-step-text">
        <FieldFrame
          name={name}
          isRequired
          label={text}
          help={<code>{name}</code>}
          {...(lost ? { error: t('texts.missing', { placeholder: `{{${lost}}}` }) } : {})}
        >
          {(control) => (
            <TextArea
              {...control}
              rows={2}
              value={own ?? text}
              onChange={({ target: { value } }) => reword(name, value === text ? undefined : value)}
            />
          )}
        </FieldFrame>
      </div>
      {own !== undefined && (
        <Button
          size="small"
          aria-label={t('texts.resetOne', { text })}
          onClick={() => reword(name, undefined)}
        >
          {t('texts.reset')}
        </Button>
      )}
    </li>
  );
};
