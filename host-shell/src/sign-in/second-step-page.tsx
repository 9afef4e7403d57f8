import { callApi } from '@portal/shared-contracts';
import { secondStep } from '@portal/shared-contracts/auth';
import { routes } from '@portal/shared-contracts/remote';
import { ErrorState } from '@portal/shared-ui';
import { FormField, showFieldErrors } from '@portal/shared-ui/form';
import { Button } from '@portal/shared-ui/controls';
import Input from 'antd/es/input';
import { Form, Formik, type FormikHelpers } from 'formik';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router-dom';
import { object, string } from 'yup';
import { SignInLayout } from './sign-in-layout.tsx';
import { arrive } from './arrive.ts';

/** The second step of signing in: a code of the authenticator app, or one of the recovery codes. */
export const SecondStepPage = () => {
  const { t } = useTranslation('shell');
  const [params] = useSearchParams();
  const [failure, setFailure] = useState<unknown>();
  const send = async (
    values: { code: string },
    helpers: FormikHelpers<{ code: string }>,
  ): Promise<void> => {
    setFailure(undefined);
    try {
      arrive(await callApi(secondStep, { code: values.code.trim() }), params.get('from'));
    } catch (error) {
      setFailure(showFieldErrors(error, values, helpers));
    }
  };
  return (
    <SignInLayout title={t('secondStep.title')} context={t('secondStep.context')}>
      <Formik
        initialValues={{ code: '' }}
        validationSchema={object({ code: string().trim().required(t('secondStep.codeRequired')) })}
        onSubmit={send}
      >
        {({ isSubmitting }) => (
          <Form noValidate>
            {failure !== undefined && <ErrorState error={failure} />}
            <FormField<string> name="code" label={t('secondStep.code')} isRequired>
              {(control, set) => (
                <Input
                  {...control}
                  autoComplete="one-time-code"
                  autoFocus
                  onChange={(event) => set(event.target.value)}
                />
              )}
            </FormField>
            <Button type="primary" htmlType="submit" size="large" block loading={isSubmitting}>
              {t('secondStep.submit')}
            </Button>
          </Form>
        )}
      </Formik>
      <p className="pui-help sign-in-after">{t('secondStep.lost')}</p>
      <p className="sign-in-after">
        <Link to={routes.login({}, { from: params.get('from') ?? undefined })}>
          {t('forgot.back')}
        </Link>
      </p>
    </SignInLayout>
  );
};
