import { ApiError, callApi } from '@portal/shared-contracts';
import { getCurrentUser, login } from '@portal/shared-contracts/auth';
import { usePortal } from '@portal/shared-contracts/react';
import { routes } from '@portal/shared-contracts/remote';
import { isEmbedded } from '@portal/shared-contracts/widget';
import { ErrorState } from '@portal/shared-ui';
import { ErrorSummary, FormField } from '@portal/shared-ui/form';
import { Button, CheckBox, TextField } from '@portal/shared-ui/controls';
import { Form, Formik, useFormikContext } from 'formik';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import { boolean, object, string } from 'yup';
import { useSession } from '../session/session-store.ts';
import { arrive } from './arrive.ts';
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

/** The door of those who run the firm; a firm's own login page never stands before it (BO-05). */
export const AdminLoginPage = () => <LoginForm door="admin" />;

// A refusal shows the server's words; anything else the one fixed sentence (HS-53).
const failureText = (error: unknown, fixed: string): string => {
  const isAnswered = error instanceof ApiError && [401, 403, 429].includes(error.status);
  return isAnswered ? error.message : fixed;
};

/** Signs in and starts the session; the result is what to say when that failed. */
const useSignIn = (door?: 'admin') => {
  const { t } = useTranslation('shell');
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const [failure, setFailure] = useState<string>();
  const [isKeptOut, setKeptOut] = useState(false);
  const signIn = async (values: LoginValues): Promise<void> => {
    setFailure(undefined);
    setKeptOut(false);
    try {
      const reply = await callApi(login, {
        ...values,
        email: values.email.trim(),
        ...(door ? { door } : {}),
      });
      if (isEmbedded() && !(await isSessionKept())) return setKeptOut(true);
      arrive(reply, params.get('from'));
    } catch (error) {
      if (error instanceof ApiError && error.code === 'second-step-needed')
        await navigate(routes.secondStep({}, { from: params.get('from') ?? undefined }));
      else setFailure(failureText(error, t('login.failed')));
    }
  };
  return { signIn, failure, isKeptOut };
};

// Browsers take no session from a frame in a foreign page: the next call would be nobody's.
const isSessionKept = (): Promise<boolean> =>
  callApi(getCurrentUser, {}).then(
    () => true,
    () => false,
  );

const LoginForm = ({ door }: { door?: 'admin' }) => {
  const { t } = useTranslation('shell');
  const { website } = usePortal();
  const { signIn, failure, isKeptOut } = useSignIn(door);
  const hasExpired = useSession((state) => state.hasExpired);
  const schema = object({
    email: string().trim().required(t('fields.emailRequired')).email(t('fields.emailInvalid')),
    password: string().required(t('fields.passwordRequired')),
    remember: boolean().required(),
  });
  return (
    <SignInLayout
      title={t('login.title')}
      context={
        door && !hasExpired
          ? website.companyName
          : t(hasExpired ? 'login.expired' : 'login.context', { company: website.companyName })
      }
    >
      <Formik<LoginValues> initialValues={EMPTY} validationSchema={schema} onSubmit={signIn}>
        {({ isSubmitting }) => (
          <Form noValidate>
            <ErrorSummary labels={{ email: t('fields.email'), password: t('fields.password') }} />
            {failure && <ErrorState text={failure} />}
            {isKeptOut && <ErrorState text={<KeptOut />} />}
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

/** The browser keeps this frame out of the session; a window of its own is let in. */
const KeptOut = () => {
  const { t } = useTranslation('shell');
  return (
    <>
      <p>{t('login.keptOut')}</p>
      <a href={window.location.href} target="_blank" rel="noopener">
        {t('login.ownWindow')}
      </a>
    </>
  );
};

const LoginFields = () => {
  const { t } = useTranslation('shell');
  const { values, setFieldValue } = useFormikContext<LoginValues>();
  return (
    <>
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
      <FormField<string> name="password" label={t('fields.password')} isRequired>
        {(control, set) => (
          <PasswordInput {...control} autoComplete="current-password" onText={set} />
        )}
      </FormField>
      <div className="sign-in-row">
        <CheckBox
          checked={values.remember}
          onChange={(event) => void setFieldValue('remember', event.target.checked)}
        >
          {t('login.remember')}
        </CheckBox>
        <Link to={routes.forgotPassword({})}>{t('login.forgot')}</Link>
      </div>
    </>
  );
};
