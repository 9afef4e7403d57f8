import { ErrorState } from '@portal/shared-ui';
import { FormField, showFieldErrors } from '@portal/shared-ui/form';
import { Button, TextField } from '@portal/shared-ui/controls';
import { Form, Formik, type FormikHelpers } from 'formik';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { object, string } from 'yup';
import { PasswordInput } from '../form/password-input.tsx';

/** Props of {@link ProofForm}. */
export interface ProofFormProps {
  /** What is asked for: the password, or a code of the app. */
  kind: 'currentPassword' | 'code';
  submit: string;
  isDanger?: boolean;
  send: (value: string) => Promise<void>;
}

/** One field that proves something, with its button; a refusal stands at the field. */
export const ProofForm = ({ kind, submit, isDanger = false, send }: ProofFormProps) => {
  const { t } = useTranslation('shell');
  const [failure, setFailure] = useState<unknown>();
  // Several of these forms may stand on one page.
  const controlId = useId();
  const isCode = kind === 'code';
  const required = t(isCode ? 'secondStep.codeRequired' : 'fields.currentPasswordRequired');
  type Values = Record<string, string>;
  const save = async (values: Values, helpers: FormikHelpers<Values>): Promise<void> => {
    setFailure(undefined);
    try {
      const typed = values[kind] ?? '';
      // Spaces may be part of a password; around a code they came with copying.
      await send(isCode ? typed.trim() : typed);
    } catch (error) {
      setFailure(showFieldErrors(error, values, helpers));
    }
  };
  return (
    <Formik<Values>
      initialValues={{ [kind]: '' }}
      validationSchema={object({ [kind]: string().required(required) })}
      onSubmit={save}
    >
      {({ isSubmitting }) => (
        <Form noValidate>
          {failure !== undefined && <ErrorState error={failure} />}
          <FormField<string>
            name={kind}
            controlId={controlId}
            label={t(isCode ? 'secondStep.code' : 'fields.currentPassword')}
            isRequired
          >
            {(control, set) =>
              isCode ? (
                <TextField
                  {...control}
                  autoComplete="one-time-code"
                  onChange={(event) => set(event.target.value)}
                />
              ) : (
                <PasswordInput {...control} autoComplete="current-password" onText={set} />
              )
            }
          </FormField>
          <Button htmlType="submit" danger={isDanger} loading={isSubmitting}>
            {submit}
          </Button>
        </Form>
      )}
    </Formik>
  );
};
