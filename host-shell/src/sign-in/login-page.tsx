import { ApiError, callApi } from '@portal/shared-contracts';
import { login } from '@portal/shared-contracts/auth';
import { usePortal } from '@portal/shared-contracts/react';
import { routes } from '@portal/shared-contracts/remote';
import { ErrorState, ErrorSummary, FormField } from '@portal/shared-ui';
import Button from 'antd/es/button';
import Checkbox from 'antd/es/checkbox';
import Input from 'antd/es/input';
import { Form, Formik, useFormikContext } from 'formik';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router-dom';
import { boolean, object, string } from 'yup';
import { landing } from '../routing/landing.ts';
import { returnLocation } from '../routing/return-location.ts';
import { beginSession, useSession } from '../session/session-store.ts';
import { customLoginUrl } from './custom-login-url.ts';
import { SignInLayout } from './sign-in-layout.tsx';
import { PasswordInput } from './password-input.tsx';

interface LoginValues {
  email: string;
  password: string;
  remember: boolean;
}

const EMPTY: LoginValues = { email: '', password: '', remember: false };

/** The page at which people sign in (HS-50 to HS-53). */
export const LoginPage = () => {
  const { website } = usePortal();
  const elsewhere = customLoginUrl(website);
  useEffect(() => {
    if (elsewhere) window.location.replace(elsewhere);
  }, [elsewhere]);
  return elsewhere ? null : <LoginForm />;
};

// A refusal shows the server's words; anything else the one fixed sentence (HS-53).
const failureText = (error: unknown, fixed: string): string => {
  const isAnswered = error instanceof ApiError && (error.status === 401 || error.status === 429);
  return isAnswered ? error.message : fixed;
};

/** Signs in and starts the session; the result is what to say when that failed. */
const useSignIn = () => {
  const { t } = useTranslation('shell');
  const [params] = useSearchParams();
  const [failure, setFailure] = useState<string>();
  const signIn = async (values: LoginValues): Promise<void> => {
    setFailure(undefined);
    try {
      const reply = await callApi(login, { ...values, email: values.email.trim() });
      const user = { ...reply.user, orders: reply.orders };
      const returnTo = returnLocation(params.get('from'));
      const target = landing({ user, arrival: 'sign-in', returnTo });
      const arrival = 'to' in target ? target.to : routes.home({});
      beginSession({ user, currency: reply.currency }, arrival);
    } catch (error) {
      setFailure(failureText(error, t('login.failed')));
    }
  };
  return { signIn, failure };
};

const LoginForm = () => {
  const { t } = useTranslation('shell');
  const { website } = usePortal();
  const { signIn, failure } = useSignIn();
  const hasExpired = useSession((state) => state.hasExpired);
  const schema = object({
    email: string().trim().required(t('fields.emailRequired')).email(t('fields.emailInvalid')),
    password: string().required(t('fields.passwordRequired')),
    remember: boolean().required(),
  });
  return (
    <SignInLayout
      title={t('login.title')}
      context={t(hasExpired ? 'login.expired' : 'login.context', { company: website.companyName })}
    >
      <Formik<LoginValues> initialValues={EMPTY} validationSchema={schema} onSubmit={signIn}>
        {({ isSubmitting }) => (
          <Form noValidate>
            <ErrorSummary labels={{ email: t('fields.email'), password: t('fields.password') }} />
            {failure && <ErrorState text={failure} />}
            <LoginFields />
            <Button type="primary" htmlType="submit" size="large" block loading={isSubmitting}>
              {t('login.submit')}
            </Button>
          </Form>
        )}
      </Formik>
    </SignInLayout>
  );
};

const LoginFields = () => {
  const { t } = useTranslation('shell');
  const { values, setFieldValue } = useFormikContext<LoginValues>();
  return (
    <>
      <FormField<string> name="email" label={t('fields.email')} isRequired>
        {(control, set) => (
          <Input
            {...control}
            type="email"
            inputMode="email"
            autoComplete="username"
            onChange={(event) => set(event.target.value)}
          />
        )}
      </FormField>
      <FormField<string> name="password" label={t('fields.password')} isRequired>
        {(control, set) => (
          <PasswordInput {...control} autoComplete="current-password" onText={set} />
        )}
      </FormField>
      <div className="sign-in-row">
        <Checkbox
          checked={values.remember}
          onChange={(event) => void setFieldValue('remember', event.target.checked)}
        >
          {t('login.remember')}
        </Checkbox>
        <Link to={routes.forgotPassword({})}>{t('login.forgot')}</Link>
      </div>
    </>
  );
};
