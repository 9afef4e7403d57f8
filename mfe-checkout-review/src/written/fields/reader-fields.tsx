import { language as languageSchema, languages } from '@portal/shared-contracts';
import { FieldFrame, type ControlProps } from '@portal/shared-ui';
import { NativeSelect } from '@portal/shared-ui/back-office';
import { TextField } from '@portal/shared-ui/controls';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ADMIN_TEXTS } from '../texts.ts';
import type { WrittenForm } from '../use-written-form.ts';

interface FieldProps {
  form: WrittenForm;
  field: 'firstName' | 'lastName' | 'email' | 'language';
  children: (control: ControlProps) => ReactNode;
}

const Field = ({ form: { errors }, field, children }: FieldProps) => {
  const { t } = useTranslation(ADMIN_TEXTS);
  const error = errors[field];
  return (
    <FieldFrame
      name={field}
      label={t(`reader.${field}`)}
      isRequired={field === 'email' || field === 'language'}
      {...(field === 'email' ? { help: t('reader.emailHelp') } : {})}
      {...(error ? { error } : {})}
    >
      {children}
    </FieldFrame>
  );
};

/** For whom the review is, and in which language it is mailed. */
export const ReaderFields = ({ form }: { form: WrittenForm }) => {
  const { i18n } = useTranslation(ADMIN_TEXTS);
  const { values, type } = form;
  const names = new Intl.DisplayNames([i18n.language], { type: 'language' });
  return (
    <div className="wr-reader">
      {(['firstName', 'lastName'] as const).map((field) => (
        <Field key={field} form={form} field={field}>
          {(control) => (
            <TextField
              {...control}
              value={values[field]}
              maxLength={255}
              onChange={({ target }) => type({ [field]: target.value })}
            />
          )}
        </Field>
      ))}
      <Field form={form} field="email">
        {(control) => (
          <TextField
            {...control}
            type="email"
            value={values.email ?? ''}
            maxLength={255}
            onChange={({ target }) => type({ email: target.value || null })}
          />
        )}
      </Field>
      <Field form={form} field="language">
        {(control) => (
          <NativeSelect
            {...control}
            value={values.language}
            onChoose={(value) => type({ language: languageSchema.parse(value) })}
            options={languages.map((value) => ({ value, label: names.of(value) ?? value }))}
          />
        )}
      </Field>
    </div>
  );
};
