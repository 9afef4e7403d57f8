import { callApi, type EndpointOutput } from '@portal/shared-contracts';
import { acceptInvitation, readInvitation } from '@portal/shared-contracts/invitations';
import { usePortal } from '@portal/shared-contracts/react';
import { ErrorState, QueryStates } from '@portal/shared-ui';
import { ErrorSummary, FormField, showFieldErrors } from '@portal/shared-ui/form';
import { Button } from '@portal/shared-ui/controls';
import { useQuery } from '@tanstack/react-query';
import { Form, Formik, type FormikHelpers } from 'formik';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { object } from 'yup';
import { NameField } from '../account/name-field.tsx';
import { nameRules } from '../account/name-rules.ts';
import { newPasswordRules } from '../account/new-password-rules.ts';
import { arrive } from './arrive.ts';
import { PasswordInput } from '../form/password-input.tsx';
import { SignInLayout } from './sign-in-layout.tsx';

interface InviteValues {
  firstName: string;
  lastName: string;
  password: string;
  confirmation: string;
}

type Invitation = EndpointOutput<typeof readInvitation>;

/** Takes an invitation up with names and a password (BO-35). */
export const InvitePage = () => {
  const { t } = useTranslation('shell');
  const { code = '' } = useParams();
  const { website } = usePortal();
  const query = useQuery({
    queryKey: ['invitation', code],
    queryFn: ({ signal }) => callApi(readInvitation, { code }, { signal }),
  });
  const company = website.companyName;
  return (
    <SignInLayout
      title={t('invite.title', { company })}
      context={query.data && t('invite.context', { email: query.data.email })}
    >
      <QueryStates query={query} skeleton="form">
        {(invitation) => <InviteForm code={code} invitation={invitation} />}
      </QueryStates>
    </SignInLayout>
  );
};

const useTakeUp = (code: string) => {
  const { language } = usePortal();
  const [failure, setFailure] = useState<unknown>();
  const takeUp = async (
    values: InviteValues,
    helpers: FormikHelpers<InviteValues>,
  ): Promise<void> => {
    setFailure(undefined);
    const { confirmation: _typedTwice, ...own } = values;
    try {
      arrive(await callApi(acceptInvitation, { code, language, ...own }), null);
    } catch (error) {
      setFailure(showFieldErrors(error, values, helpers));
    }
  };
  return { takeUp, failure };
};

const InviteForm = ({ code, invitation }: { code: string; invitation: Invitation }) => {
  const { t } = useTranslation('shell');
  const { takeUp, failure } = useTakeUp(code);
  const { firstName, lastName } = invitation;
  const { fields } = nameRules(t, { email: invitation.email, hasPassword: false });
  const labels = {
    firstName: t('fields.firstName'),
    lastName: t('fields.lastName'),
    password: t('fields.newPassword'),
    confirmation: t('fields.confirmPassword'),
  };
  return (
    <Formik<InviteValues>
      initialValues={{ firstName, lastName, password: '', confirmation: '' }}
      validationSchema={object({
        firstName: fields.firstName,
        lastName: fields.lastName,
        ...newPasswordRules(t),
      })}
      onSubmit={takeUp}
    >
      {({ isSubmitting }) => (
        <Form noValidate>
          <ErrorSummary labels={labels} />
          {failure !== undefined && <ErrorState error={failure} />}
          <NameField name="firstName" label={labels.firstName} autoComplete="given-name" />
          <NameField name="lastName" label={labels.lastName} autoComplete="family-name" />
          {(['password', 'confirmation'] as const).map((name) => (
            <FormField<string> key={name} name={name} label={labels[name]} isRequired>
              {(control, set) => (
                <PasswordInput {...control} autoComplete="new-password" onText={set} />
              )}
            </FormField>
          ))}
          <Button type="primary" htmlType="submit" size="large" block loading={isSubmitting}>
            {t('invite.submit')}
          </Button>
        </Form>
      )}
    </Formik>
  );
};
