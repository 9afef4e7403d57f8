import { fieldLimits } from '@portal/shared-contracts/questionnaires';
import { AddIcon, DeleteIcon } from '@portal/shared-ui/icons';
import { Button, TextField } from '@portal/shared-ui/controls';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';

interface OptionsEditorProps {
  /** Leads the links of an error summary here. */
  name: string;
  error: string | undefined;
  options: readonly string[];
  onChange: (options: string[]) => void;
}

/** The options of a choice; Enter in one adds the next. */
export const OptionsEditor = ({ name, error, options, onChange }: OptionsEditorProps) => {
  const { t } = useTranslation('questionnaires');
  const id = useId();
  const set = (changed: number, text: string): void =>
    onChange(options.map((option, index) => (index === changed ? text : option)));
  const isFull = options.length >= fieldLimits.options;
  // A new option does not exist before the next paint.
  const focusOption = (index: number): void =>
    void requestAnimationFrame(() => document.getElementById(`${id}-${index}`)?.focus());
  const add = (): void => {
    if (isFull) return;
    onChange([...options, '']);
    focusOption(options.length);
  };
  const remove = (removed: number): void => {
    onChange(options.filter((_, index) => index !== removed));
    // The last one takes its button along, and the button of the only one that is left removes nothing.
    const last = options.length - 2;
    if (removed > last || last === 0) focusOption(last);
  };
  return (
    <fieldset
      id={`field-${name}`}
      className="quest-editor-options"
      tabIndex={-1}
      aria-describedby={error ? `${id}-error` : undefined}
    >
      <legend>{t('editor.options')}</legend>
      {options.map((option, index) => (
        <div key={index} className="quest-editor-option">
          <TextField
            id={`${id}-${index}`}
            aria-label={t('editor.option', { number: index + 1 })}
            value={option}
            maxLength={fieldLimits.option}
            {...(error ? { status: 'error' as const } : {})}
            onChange={(event) => set(index, event.target.value)}
            onKeyDown={({ key, nativeEvent }) =>
              key === 'Enter' && !nativeEvent.isComposing && add()
            }
          />
          <Button
            type="text"
            icon={<DeleteIcon />}
            aria-label={t('editor.removeOption', { number: index + 1 })}
            disabled={options.length === 1}
            onClick={() => remove(index)}
          />
        </div>
      ))}
      {error && (
        <div className="pui-field-error" id={`${id}-error`}>
          {error}
        </div>
      )}
      <Button icon={<AddIcon />} disabled={isFull} onClick={add}>
        {t('editor.addOption')}
      </Button>
    </fieldset>
  );
};
