import { ApiError, callApi } from '@portal/shared-contracts';
import { updateProfile, type PortalUser } from '@portal/shared-contracts/people';
import { useVault } from '@portal/shared-contracts/react';
import { ErrorState, LoadingSkeleton, Row, SaveState, Section, usePopup } from '@portal/shared-ui';
import { ErrorSummary, FormField, showFieldErrors } from '@portal/shared-ui/form';
import { Button } from '@portal/shared-ui/controls';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Form, Formik, type FormikHelpers } from 'formik';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { securityQuery } from './security.queries.ts';
import { type HeldForm, letGoOfSent, useHeldForm, useSavedElsewhere } from '../form/held-form.ts';
import { updateUser } from '../session/session-store.ts';
import { PasswordInput } from '../form/password-input.tsx';
import { EmailNote } from './email-note.tsx';
import { NameField } from './name-field.tsx';
import { isOtherEmail, nameRules, pickNames, readNames, type ProfileValues } from './name-rules.ts';
import { VaultSync } from './vault-sync.tsx';

const PasswordForEmail = ({ label }: { label: string }) => (
  <FormField<string> name="emailPassword" label={label} isRequired>
    {(control, set) => <PasswordInput {...control} autoComplete="current-password" onText={set} />}
  </FormField>
);

// The page has a second form that asks for the password; each field needs a name of its own there.
const atItsField = (error: unknown): unknown => {
  if (!(error instanceof ApiError)) return error;
  const { currentPassword, ...others } = error.errors;
  if (currentPassword === undefined) return error;
  const { code, status, messages } = error;
  return new ApiError({
    code,
    status,
    messages,
    errors: { ...others, emailPassword: currentPassword },
  });
};

const useLabels = () => {
  const { t } = useTranslation('shell');
  return {
    firstName: t('fields.firstName'),
    lastName: t('fields.lastName'),
    email: t('fields.email'),
    emailPassword: t('account.emailPassword'),
  };
};

/** Saves a profile and says how that went. */
const useSave = (
  user: PortalUser,
  rules: ReturnType<typeof nameRules>,
  { form, forget }: { form: HeldForm<ProfileValues>; forget: () => Promise<void> },
) => {
  const { t } = useTranslation('shell');
  const popup = usePopup();
  const client = useQueryClient();
  const [failure, setFailure] = useState<unknown>();
  const save = async (
    values: ProfileValues,
    helpers: FormikHelpers<ProfileValues>,
  ): Promise<void> => {
    setFailure(undefined);
    try {
      const { emailPassword, ...names } = rules.cast(values);
      const isOther = isOtherEmail(names.email, user.email);
      const proof = isOther ? { currentPassword: emailPassword } : {};
      const reply = await callApi(updateProfile, { _id: user._id, ...names, ...proof });
      const saved = { ...names, email: reply.user.email, emailPassword: '' };
      if (!letGoOfSent(form, values, saved)) await forget();
      updateUser(reply.user);
      popup.success(t('account.saved'));
      await client.invalidateQueries({ queryKey: ['security', 'account'] });
    } catch (error) {
      setFailure(showFieldErrors(atItsField(error), values, helpers));
    }
  };
  return { save, failure };
};

/** Name and e-mail address (HS-66); what is typed survives anything until it is saved. */
export const NameForm = ({ user }: { user: PortalUser }) => {
  const { t } = useTranslation('shell');
  const labels = useLabels();
  const { firstName, lastName, email } = user;
  const kept = useVault('profile', { firstName, lastName, email }, readNames);
  const form = useHeldForm<ProfileValues>();
  useSavedElsewhere(form, { firstName, lastName, email, emailPassword: '' });
  const account = useQuery(securityQuery(user._id)).data;
  const hasPassword = account?.hasPassword ?? true;
  const rules = nameRules(t, { email, hasPassword });
  const { save, failure } = useSave(user, rules, { form, forget: kept.clear });
  if (!kept.isReady) return <LoadingSkeleton shape="form" count={3} />;
  return (
    <Section title={t('account.details')}>
      {account && <EmailNote email={email} {...account} />}
      <Formik<ProfileValues>
        innerRef={form.hold}
        initialValues={{ ...kept.value, emailPassword: '' }}
        validationSchema={rules}
        onSubmit={save}
      >
        {({ isSubmitting, values }) => (
          <Form noValidate>
            <VaultSync kept={kept} pick={pickNames} />
            <ErrorSummary labels={labels} />
            {failure !== undefined && <ErrorState error={failure} safe={t('account.safe')} />}
            <NameField name="firstName" label={labels.firstName} autoComplete="given-name" />
            <NameField name="lastName" label={labels.lastName} autoComplete="family-name" />
            <NameField name="email" label={labels.email} autoComplete="email" />
            {isOtherEmail(values.email, email) && hasPassword && (
              <PasswordForEmail label={labels.emailPassword} />
            )}
            <Row gap={2}>
              <Button type="primary" htmlType="submit" loading={isSubmitting}>
                {t('account.save')}
              </Button>
              <SaveState status={kept.status} isDraft />
            </Row>
          </Form>
        )}
      </Formik>
    </Section>
  );
};
