import { callApi } from '@portal/shared-contracts';
import { requestPasswordReset } from '@portal/shared-contracts/auth';
import { routes } from '@portal/shared-contracts/remote';
import { ErrorState, usePopup } from '@portal/shared-ui';
import { FormField } from '@portal/shared-ui/form';
import { Button, TextField } from '@portal/shared-ui/controls';
import { Form, Formik } from 'formik';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { object, string } from 'yup';
import { SignInLayout } from './sign-in-layout.tsx';

/** Asks for a recovery link (HS-55); the answer is the same for every address. */
export const ForgotPasswordPage = () => {
  const { t } = useTranslation('shell');
  const popup = usePopup();
  const [failure, setFailure] = useState<unknown>();
  const [isSent, setSent] = useState(false);
  const schema = object({
    email: string().trim().required(t('fields.emailRequired')).email(t('fields.emailInvalid')),
  });
  const send = async ({ email }: { email: string }): Promise<void> => {
    setFailure(undefined);
    setSent(false);
    try {
      await callApi(requestPasswordReset, { email: email.trim() });
      popup.success(t('forgot.sent'));
      setSent(true);
    } catch (error) {
      setFailure(error);
    }
  };
  return (
    <SignInLayout title={t('forgot.title')} context={t(isSent ? 'forgot.look' : 'forgot.context')}>
      <Formik initialValues={{ email: '' }} validationSchema={schema} onSubmit={send}>
        {({ isSubmitting }) => (
          <Form noValidate>
            {failure !== undefined && <ErrorState error={failure} />}
            <FormField<string> name="email" label={t('fields.email')} isRequired>
              {(control, set) => (
                <TextField
                  {...control}
                  type="email"
                  inputMode="email"
                  autoComplete="username"
                  onChange={(event) => set(event.target.value)}
                />
              )}
            </FormField>
            <Button type="primary" htmlType="submit" size="large" block loading={isSubmitting}>
              {t('forgot.submit')}
            </Button>
          </Form>
        )}
      </Formik>
      <p className="sign-in-after">
        <Link to={routes.login({})}>{t('forgot.back')}</Link>
      </p>
    </SignInLayout>
  );
};
