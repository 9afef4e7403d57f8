import { callApi, limits } from '@portal/shared-contracts';
import { updatePassword, type PortalUser } from '@portal/shared-contracts/people';
import {
  ErrorState,
  ErrorSummary,
  FormField,
  Section,
  showFieldErrors,
  usePopup,
} from '@portal/shared-ui';
import Button from 'antd/es/button';
import { Form, Formik, type FormikHelpers } from 'formik';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { object, string } from 'yup';
import { PasswordInput } from '../sign-in/password-input.tsx';
import { newPasswordRules } from './new-password-rules.ts';

interface PasswordValues {
  currentPassword: string;
  password: string;
  confirmation: string;
}

const EMPTY: PasswordValues = { currentPassword: '', password: '', confirmation: '' };

// Password managers need to know whose password this is.
const Username = ({ email }: { email: string }) => (
  <input type="text" name="username" autoComplete="username" defaultValue={email} hidden />
);

/** A new password with its confirmation (HS-67); every other session ends. */
export const PasswordForm = ({ user }: { user: PortalUser }) => {
  const { t } = useTranslation('shell');
  const popup = usePopup();
  const [failure, setFailure] = useState<unknown>();
  const labels = {
    currentPassword: t('fields.currentPassword'),
    password: t('fields.newPassword'),
    confirmation: t('fields.confirmPassword'),
  };
  const schema = object({
    currentPassword: string().required(t('fields.currentPasswordRequired')),
    ...newPasswordRules(t),
  });
  const save = async (
    values: PasswordValues,
    helpers: FormikHelpers<PasswordValues>,
  ): Promise<void> => {
    setFailure(undefined);
    try {
      const { currentPassword, password } = values;
      await callApi(updatePassword, { _id: user._id, currentPassword, password });
      helpers.resetForm();
      popup.success(t('account.passwordSaved'));
    } catch (error) {
      setFailure(showFieldErrors(error, values, helpers));
    }
  };
  const field = (name: keyof PasswordValues, autoComplete: 'current-password' | 'new-password') => (
    <FormField<string> name={name} label={labels[name]} isRequired>
      {(control, set) => <PasswordInput {...control} autoComplete={autoComplete} onText={set} />}
    </FormField>
  );
  return (
    <Section title={t('account.password')}>
      <Formik<PasswordValues> initialValues={EMPTY} validationSchema={schema} onSubmit={save}>
        {({ isSubmitting }) => (
          <Form noValidate>
            <ErrorSummary labels={labels} />
            {failure !== undefined && <ErrorState error={failure} />}
            <Username email={user.email} />
            {field('currentPassword', 'current-password')}
            {field('password', 'new-password')}
            {field('confirmation', 'new-password')}
            <p className="pui-help account-hint">
              {t('account.passwordHelp', { count: limits.password.min })}
            </p>
            <Button htmlType="submit" loading={isSubmitting}>
              {t('account.savePassword')}
            </Button>
          </Form>
        )}
      </Formik>
    </Section>
  );
};
