import { limits } from '@portal/shared-contracts';
import { ErrorState, Section } from '@portal/shared-ui';
import { FormField, showFieldErrors } from '@portal/shared-ui/form';
import { Button, TextField } from '@portal/shared-ui/controls';
import { Form, Formik } from 'formik';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { object, string } from 'yup';
import { ADMIN_TEXTS } from '../texts.ts';

interface TitleFormProps {
  /** What the form is for, above it. */
  heading: string;
  title: string;
  submit: string;
  onSubmit: (title: string) => Promise<unknown>;
  onCancel: () => void;
}

/** Asks for a name: of something new, of a copy, or another one. */
export const TitleForm = ({ heading, title, submit, onSubmit, onCancel }: TitleFormProps) => {
  const { t } = useTranslation(ADMIN_TEXTS);
  const [failure, setFailure] = useState<unknown>();
  const rules = object({
    title: string()
      .trim()
      .required(t('name.missing'))
      .max(limits.text.short, t('name.long', { most: limits.text.short })),
  });
  return (
    <Section title={heading}>
      <Formik
        initialValues={{ title }}
        validationSchema={rules}
        onSubmit={async (values, helpers) => {
          setFailure(undefined);
          try {
            await onSubmit(values.title.trim());
          } catch (error) {
            setFailure(showFieldErrors(error, values, helpers));
          }
        }}
      >
        {({ isSubmitting }) => (
          <Form noValidate className="quest-firm-form">
            <FormField<string> name="title" label={t('name.label')} isRequired>
              {(control, set) => (
                <TextField {...control} autoFocus onChange={(event) => set(event.target.value)} />
              )}
            </FormField>
            {failure !== undefined && <ErrorState error={failure} />}
            <div className="quest-firm-actions">
              <Button type="primary" htmlType="submit" loading={isSubmitting}>
                {submit}
              </Button>
              <Button onClick={onCancel}>{t('cancel')}</Button>
            </div>
          </Form>
        )}
      </Formik>
    </Section>
  );
};
