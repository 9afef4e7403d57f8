import { callApi, limits } from '@portal/shared-contracts';
import { updateProfile, type PortalUser } from '@portal/shared-contracts/people';
import { useVault } from '@portal/shared-contracts/react';
import {
  ErrorState,
  ErrorSummary,
  FormField,
  LoadingSkeleton,
  SaveState,
  Section,
  showFieldErrors,
  usePopup,
} from '@portal/shared-ui';
import Button from 'antd/es/button';
import Input from 'antd/es/input';
import { Form, Formik, type FormikHelpers } from 'formik';
import type { TFunction } from 'i18next';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { object, string } from 'yup';
import { z } from 'zod';
import { updateUser } from '../session/session-store.ts';
import { VaultSync } from './vault-sync.tsx';

const nameValues = z.object({ firstName: z.string(), lastName: z.string(), email: z.string() });
type NameValues = z.output<typeof nameValues>;

const read = (stored: unknown): NameValues | undefined => nameValues.safeParse(stored).data;

const nameRules = (t: TFunction<'shell'>) => {
  const { max } = limits.name;
  const tooLong = t('fields.tooLong', { count: max });
  return object({
    firstName: string().trim().required(t('fields.firstNameRequired')).max(max, tooLong),
    lastName: string().trim().required(t('fields.lastNameRequired')).max(max, tooLong),
    email: string().trim().required(t('fields.emailRequired')).email(t('fields.emailInvalid')),
  });
};

interface NameFieldProps {
  name: keyof NameValues;
  label: string;
  autoComplete: 'given-name' | 'family-name' | 'email';
}

const NameField = ({ name, label, autoComplete }: NameFieldProps) => (
  <FormField<string> name={name} label={label} isRequired>
    {(control, set) => (
      <Input
        {...control}
        {...(name === 'email' ? { type: 'email' } : {})}
        autoComplete={autoComplete}
        onChange={(event) => set(event.target.value)}
      />
    )}
  </FormField>
);

/** Name and e-mail address (HS-66); what is typed survives anything until it is saved. */
export const NameForm = ({ user }: { user: PortalUser }) => {
  const { t } = useTranslation('shell');
  const popup = usePopup();
  const [failure, setFailure] = useState<unknown>();
  const { firstName, lastName, email } = user;
  const kept = useVault('profile', { firstName, lastName, email }, read);
  if (!kept.isReady) return <LoadingSkeleton shape="form" count={3} />;
  const rules = nameRules(t);
  const labels = {
    firstName: t('fields.firstName'),
    lastName: t('fields.lastName'),
    email: t('fields.email'),
  };
  const save = async (values: NameValues, helpers: FormikHelpers<NameValues>): Promise<void> => {
    setFailure(undefined);
    try {
      const reply = await callApi(updateProfile, { _id: user._id, ...rules.cast(values) });
      await kept.clear();
      updateUser(reply.user);
      popup.success(t('account.saved'));
    } catch (error) {
      setFailure(showFieldErrors(error, values, helpers));
    }
  };
  return (
    <Section title={t('account.details')} extra={<SaveState status={kept.status} />}>
      <Formik<NameValues> initialValues={kept.value} validationSchema={rules} onSubmit={save}>
        {({ isSubmitting }) => (
          <Form noValidate>
            <VaultSync kept={kept} />
            <ErrorSummary labels={labels} />
            {failure !== undefined && <ErrorState error={failure} safe={t('account.safe')} />}
            <NameField name="firstName" label={labels.firstName} autoComplete="given-name" />
            <NameField name="lastName" label={labels.lastName} autoComplete="family-name" />
            <NameField name="email" label={labels.email} autoComplete="email" />
            <Button type="primary" htmlType="submit" loading={isSubmitting}>
              {t('account.save')}
            </Button>
          </Form>
        )}
      </Formik>
    </Section>
  );
};
