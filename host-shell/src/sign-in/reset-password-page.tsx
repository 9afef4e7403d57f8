import { callApi, limits } from '@portal/shared-contracts';
import { resetPassword } from '@portal/shared-contracts/auth';
import { routes } from '@portal/shared-contracts/remote';
import { ErrorState, usePopup } from '@portal/shared-ui';
import { FormField, showFieldErrors } from '@portal/shared-ui/form';
import { Button } from '@portal/shared-ui/controls';
import { Form, Formik, type FormikHelpers } from 'formik';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate, useParams } from 'react-router-dom';
import { object } from 'yup';
import { newPasswordRules } from '../account/new-password-rules.ts';
import { SignInLayout } from './sign-in-layout.tsx';
import { PasswordInput } from './password-input.tsx';

interface ResetValues {
  password: string;
  confirmation: string;
}

/** Sets a new password with the one-time code of the mail (HS-56, HS-57). */
export const ResetPasswordPage = () => {
  const { t } = useTranslation('shell');
  const { code = '' } = useParams();
  const popup = usePopup();
  const navigate = useNavigate();
  const [failure, setFailure] = useState<unknown>();
  const save = async (values: ResetValues, helpers: FormikHelpers<ResetValues>): Promise<void> => {
    setFailure(undefined);
    try {
      await callApi(resetPassword, { code, password: values.password });
      popup.success(t('reset.done'));
      await navigate(routes.login({}), { replace: true });
    } catch (error) {
      setFailure(showFieldErrors(error, values, helpers));
    }
  };
  return (
    <SignInLayout
      title={t('reset.title')}
      context={t('reset.context', { count: limits.password.min })}
    >
      <Formik<ResetValues>
        initialValues={{ password: '', confirmation: '' }}
        validationSchema={object(newPasswordRules(t))}
        onSubmit={save}
      >
        {({ isSubmitting }) => (
          <Form noValidate>
            {failure !== undefined && <ErrorState error={failure} />}
            <FormField<string> name="password" label={t('fields.newPassword')} isRequired>
              {(control, set) => (
                <PasswordInput {...control} autoComplete="new-password" onText={set} />
              )}
            </FormField>
            <FormField<string> name="confirmation" label={t('fields.confirmPassword')} isRequired>
              {(control, set) => (
                <PasswordInput {...control} autoComplete="new-password" onText={set} />
              )}
            </FormField>
            <Button type="primary" htmlType="submit" size="large" block loading={isSubmitting}>
              {t('reset.submit')}
            </Button>
          </Form>
        )}
      </Formik>
      <p className="sign-in-after">
        <Link to={routes.forgotPassword({})}>{t('reset.again')}</Link>
      </p>
    </SignInLayout>
  );
};
