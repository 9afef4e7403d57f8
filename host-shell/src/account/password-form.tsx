import { callApi, limits } from '@portal/shared-contracts';
import { updatePassword, type PortalUser } from '@portal/shared-contracts/people';
import { ErrorState, Section, usePopup } from '@portal/shared-ui';
import { ErrorSummary, FormField, showFieldErrors } from '@portal/shared-ui/form';
import { Button } from '@portal/shared-ui/controls';
import { Form, Formik, type FormikHelpers } from 'formik';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { object, string } from 'yup';
import { securityQuery } from './security.queries.ts';
import { PasswordInput } from '../form/password-input.tsx';
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

// Until the answer is here, the usual case: there is one.
const useHasPassword = (user: PortalUser): boolean =>
  useQuery(securityQuery(user._id)).data?.hasPassword ?? true;

/** A new password with its confirmation (HS-67); every other session ends. The first one needs no current one. */
export const PasswordForm = ({ user }: { user: PortalUser }) => {
  const { t } = useTranslation('shell');
  const popup = usePopup();
  const client = useQueryClient();
  const [failure, setFailure] = useState<unknown>();
  const hasPassword = useHasPassword(user);
  const labels = {
    currentPassword: t('fields.currentPassword'),
    password: t('fields.newPassword'),
    confirmation: t('fields.confirmPassword'),
  };
  const current = string().default('');
  const needed = current.required(t('fields.currentPasswordRequired'));
  const currentPassword = hasPassword ? needed : current;
  const schema = object({ currentPassword, ...newPasswordRules(t) });
  const save = async (
    values: PasswordValues,
    helpers: FormikHelpers<PasswordValues>,
  ): Promise<void> => {
    setFailure(undefined);
    try {
      const { password } = values;
      const proof = hasPassword ? { currentPassword: values.currentPassword } : {};
      await callApi(updatePassword, { _id: user._id, ...proof, password });
      helpers.resetForm();
      popup.success(t(hasPassword ? 'account.passwordSaved' : 'account.firstPasswordSaved'));
      await client.invalidateQueries({ queryKey: ['security'] });
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
    <Section title={t(hasPassword ? 'account.password' : 'account.firstPassword')}>
      <Formik<PasswordValues> initialValues={EMPTY} validationSchema={schema} onSubmit={save}>
        {({ isSubmitting }) => (
          <Form noValidate>
            <ErrorSummary labels={labels} />
            {failure !== undefined && <ErrorState error={failure} />}
            <Username email={user.email} />
            {hasPassword && field('currentPassword', 'current-password')}
            {field('password', 'new-password')}
            {field('confirmation', 'new-password')}
            <p className="pui-help account-hint">
              {t('account.passwordHelp', { count: limits.password.min })}
            </p>
            <Button htmlType="submit" loading={isSubmitting}>
              {t(hasPassword ? 'account.savePassword' : 'account.firstPassword')}
            </Button>
          </Form>
        )}
      </Formik>
    </Section>
  );
};
