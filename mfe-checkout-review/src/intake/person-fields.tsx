import { FieldFrame } from '@portal/shared-ui';
import { TextArea, TextField } from '@portal/shared-ui/controls';
import { useTranslation } from 'react-i18next';
import { LanguageSelect } from './language-select.tsx';
import type { IntakeProblems, IntakeValues } from './intake-values.ts';

/** Props of {@link PersonFields}. */
export interface PersonFieldsProps {
  values: IntakeValues;
  /** What is wrong, in words. */
  problems: IntakeProblems;
  onChange: (part: Partial<IntakeValues>) => void;
}

const autoComplete = { firstName: 'given-name', lastName: 'family-name', email: 'email' } as const;

const PersonField = ({
  name,
  help,
  values,
  problems,
  onChange,
}: PersonFieldsProps & { name: keyof typeof autoComplete; help?: string }) => {
  const { t } = useTranslation('freereview');
  const error = problems[name];
  return (
    <FieldFrame
      name={name}
      label={t(`checkout:customer.${name}`)}
      isRequired
      {...(help ? { help } : {})}
      {...(error ? { error } : {})}
    >
      {(control) => (
        <TextField
          {...control}
          type={name === 'email' ? 'email' : 'text'}
          autoComplete={autoComplete[name]}
          value={values[name]}
          onChange={(event) => onChange({ [name]: event.target.value })}
        />
      )}
    </FieldFrame>
  );
};

/** Whose resume it is, in which language it is written, and for which job. */
export const PersonFields = (props: PersonFieldsProps) => {
  const { t } = useTranslation('freereview');
  const { values, onChange } = props;
  return (
    <>
      <div className="cr-pair">
        <PersonField {...props} name="firstName" />
        <PersonField {...props} name="lastName" />
      </div>
      <PersonField {...props} name="email" help={t('emailHelp')} />
      <FieldFrame name="language" label={t('language')} isRequired>
        {(control) => (
          <LanguageSelect
            id={control.id}
            name={control.name}
            value={values.language}
            onChoose={(language) => onChange({ language })}
          />
        )}
      </FieldFrame>
      <FieldFrame name="advert" label={t('advert')} help={t('advertHelp')}>
        {(control) => (
          <TextArea
            {...control}
            rows={4}
            value={values.advert}
            onChange={(event) => onChange({ advert: event.target.value })}
          />
        )}
      </FieldFrame>
    </>
  );
};
