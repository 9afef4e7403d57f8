import { limits } from '@portal/shared-contracts';
import { ErrorState } from '@portal/shared-ui';
import { ErrorSummary, FormField, showFieldErrors } from '@portal/shared-ui/form';
import { Button, TextField } from '@portal/shared-ui/controls';
import { Form, Formik } from 'formik';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { object, string } from 'yup';
import './templates.css';

interface CreateFormProps {
  onCreate: (name: string) => Promise<unknown>;
}

/** Asks for the name of a new template, nothing else (QU-36). */
export const CreateForm = ({ onCreate }: CreateFormProps) => {
  const { t } = useTranslation('questionnaires');
  const [failure, setFailure] = useState<unknown>();
  const schema = object({
    name: string()
      .trim()
      .required(t('template.enterName'))
      .max(limits.text.short, t('problem.too-long', { most: limits.text.short })),
  });
  return (
    <Formik
      initialValues={{ name: '' }}
      validationSchema={schema}
      onSubmit={async (values, helpers) => {
        setFailure(undefined);
        try {
          await onCreate(values.name.trim());
        } catch (error) {
          setFailure(showFieldErrors(error, values, helpers));
        }
      }}
    >
      {({ isSubmitting }) => (
        <Form noValidate className="quest-create">
          <ErrorSummary labels={{ name: t('template.name') }} />
          <FormField<string> name="name" label={t('template.name')} isRequired>
            {(control, set) => (
              <TextField {...control} onChange={(event) => set(event.target.value)} />
            )}
          </FormField>
          {failure !== undefined && <ErrorState error={failure} />}
          <Button type="primary" htmlType="submit" loading={isSubmitting}>
            {t('template.create')}
          </Button>
        </Form>
      )}
    </Formik>
  );
};
