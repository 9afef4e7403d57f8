import { FieldFrame, Row } from '@portal/shared-ui';
import { KeepOrTake, NativeSelect } from '@portal/shared-ui/back-office';
import { CheckBox, TextArea, TextField } from '@portal/shared-ui/controls';
import type { TFunction } from 'i18next';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { languageNames } from '../../language/language-names.ts';
import type { SettingField } from './fields.data.ts';
import { PictureInput } from './picture-input.tsx';
import type { Typed } from './setting-values.ts';

/** Props of {@link SettingControl}. */
export interface SettingControlProps {
  field: SettingField;
  value: Typed;
  /** What holds now. */
  stored: Typed;
  error: string | undefined;
  /** Somebody else changed it meanwhile. */
  isStale: boolean;
  /** What is said of a stored secret: an empty field keeps it, or it has to be typed again. */
  secret: 'secretSet' | 'secretAgain' | undefined;
  onType: (value: Typed) => void;
  onKeep: () => void;
  onTake: () => void;
}

type InputProps = Pick<SettingControlProps, 'field' | 'onType'> & {
  value: string;
  control: object;
};

const optionLabel = (path: string, option: string, t: TFunction<'admin'>): string => {
  if (path === 'language') return languageNames.find(([code]) => code === option)?.[1] ?? option;
  if (path === 'brand.headings') return t(`settings.headings.${option}`);
  return path === 'currency' ? option.toUpperCase() : option;
};

// Secrets are nobody's to read, and what is long is shown by taking it.
const untold: readonly SettingField['kind'][] = ['secret', 'long', 'lines', 'rows', 'code'];

const Input = ({ field, value, control, onType }: InputProps) => {
  const { t } = useTranslation('admin');
  const change = (event: { target: { value: string } }) => onType(event.target.value);
  if (field.kind === 'choice')
    return (
      <NativeSelect
        {...control}
        value={value}
        onChoose={onType}
        options={field.options.map((option) => ({
          value: option,
          label: optionLabel(field.path, option, t),
        }))}
      />
    );
  if (field.kind === 'picture')
    return (
      <PictureInput {...{ control, value, onType }} label={t(`settings.fields.${field.path}`)} />
    );
  if (field.kind === 'color') return <ColorInput {...{ field, value, control, onType }} />;
  if (['lines', 'rows', 'long', 'code'].includes(field.kind))
    return (
      <TextArea
        {...control}
        className={field.kind === 'code' ? 'admin-code' : ''}
        rows={field.kind === 'long' ? 3 : 6}
        spellCheck={field.kind === 'long'}
        value={value}
        onChange={change}
      />
    );
  return (
    <TextField
      {...control}
      {...(field.kind === 'number' ? { inputMode: 'numeric' } : {})}
      {...(field.kind === 'secret' ? { type: 'password', autoComplete: 'new-password' } : {})}
      value={value}
      onChange={change}
    />
  );
};

const ColorInput = ({ value, control, onType }: InputProps) => {
  const { t } = useTranslation('admin');
  return (
    <Row className="admin-color">
      <input
        type="color"
        aria-label={t('settings.pickColor')}
        value={/^#[0-9a-f]{6}$/i.test(value) ? value : '#000000'}
        onChange={(event) => onType(event.target.value.toUpperCase())}
      />
      <TextField {...control} value={value} onChange={(event) => onType(event.target.value)} />
    </Row>
  );
};

/** One setting: label, control, what is wrong, and the choice where somebody else changed it too. */
export const SettingControl = (props: SettingControlProps) => {
  const { field, value, stored, error, isStale, secret, onType, onKeep, onTake } = props;
  const { t, i18n } = useTranslation('admin');
  const label = t(`settings.fields.${field.path}`);
  const helpKey =
    field.kind === 'picture'
      ? 'settings.picture.help'
      : `settings.help.${field.kind === 'rows' ? field.of : field.kind}`;
  const help = secret
    ? t(`settings.${secret}`)
    : i18n.exists(`admin:${helpKey}`)
      ? t(helpKey)
      : undefined;
  const aboutKey = `settings.about.${field.path}`;
  const about = i18n.exists(`admin:${aboutKey}`) ? t(aboutKey) : undefined;
  const aboutId = useId();
  if (field.kind === 'switch')
    return (
      <div className="admin-switch">
        <CheckBox
          id={`field-${field.path}`}
          checked={value === true}
          aria-describedby={about ? aboutId : undefined}
          onChange={(event) => onType(event.target.checked)}
        >
          {label}
        </CheckBox>
        {about && (
          <p id={aboutId} className="pui-help">
            {about}
          </p>
        )}
        {error && <p className="pui-field-error">{error}</p>}
        {error && isStale && <KeepOrTake field={label} onKeep={onKeep} onTake={onTake} />}
      </div>
    );
  const isTold = !untold.includes(field.kind) && stored !== '';
  const told = field.kind === 'choice' ? optionLabel(field.path, String(stored), t) : stored;
  const theirs = isTold ? t('settings.theirs', { value: told }) : undefined;
  return (
    <div>
      <FieldFrame
        name={field.path}
        label={label}
        isRequired
        {...(help ? { help } : {})}
        {...(error ? { error } : {})}
      >
        {(control) => <Input {...{ field, control, onType }} value={String(value)} />}
      </FieldFrame>
      {error && isStale && (
        <KeepOrTake field={label} theirs={theirs} onKeep={onKeep} onTake={onTake} />
      )}
    </div>
  );
};
