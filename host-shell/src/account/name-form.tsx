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
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { object, string } from 'yup';
import { z } from 'zod';
import { updateUser } from '../session/session-store.ts';
import { VaultSync } from './vault-sync.tsx';

const nameValues = z.object({ firstName: z.string(), lastName: z.string(), email: z.string() });
type NameValues = z.output<typeof nameValues>;

const read = (stored: unknown): NameValues | undefined => nameValues.safeParse(stored).data;

/** Name and e-mail address (HS-66); what is typed survives anything until it is saved. */
export const NameForm = ({ user }: { user: PortalUser }) => {
  const { t } = useTranslation('shell');
  const popup = usePopup();
  const [failure, setFailure] = useState<unknown>();
  const stored: NameValues = {
    firstName: user.firstName,
    lastName: user.lastName,
    email: user.email,
  };
  const kept = useVault('profile', stored, read);
  if (!kept.isReady) return <LoadingSkeleton shape="form" count={3} />;
  const name = (required: string) =>
    string()
      .trim()
      .required(t(required))
      .max(limits.name.max, t('fields.tooLong', { count: limits.name.max }));
  const schema = object({
    firstName: name('fields.firstNameRequired'),
    lastName: name('fields.lastNameRequired'),
    email: string().trim().required(t('fields.emailRequired')).email(t('fields.emailInvalid')),
  });
  const labels = {
    firstName: t('fields.firstName'),
    lastName: t('fields.lastName'),
    email: t('fields.email'),
  };
  const save = async (values: NameValues, helpers: FormikHelpers<NameValues>): Promise<void> => {
    setFailure(undefined);
    try {
      const reply = await callApi(updateProfile, { _id: user._id, ...schema.cast(values) });
      await kept.clear();
      updateUser(reply.user);
      popup.success(t('account.saved'));
    } catch (error) {
      setFailure(showFieldErrors(error, values, helpers));
    }
  };
  return (
    <Section title={t('account.details')} extra={<SaveState status={kept.status} />}>
      <Formik<NameValues> initialValues={kept.value} validationSchema={schema} onSubmit={save}>
        {({ isSubmitting }) => (
          <Form noValidate>
            <VaultSync kept={kept} />
            <ErrorSummary labels={labels} />
            {failure !== undefined && <ErrorState error={failure} safe={t('account.safe')} />}
            <FormField<string> name="firstName" label={labels.firstName} isRequired>
              {(control, set) => (
                <Input
                  {...control}
                  autoComplete="given-name"
                  onChange={(event) => set(event.target.value)}
                />
              )}
            </FormField>
            <FormField<string> name="lastName" label={labels.lastName} isRequired>
              {(control, set) => (
                <Input
                  {...control}
                  autoComplete="family-name"
                  onChange={(event) => set(event.target.value)}
                />
              )}
            </FormField>
            <FormField<string> name="email" label={labels.email} isRequired>
              {(control, set) => (
                <Input
                  {...control}
                  type="email"
                  autoComplete="email"
                  onChange={(event) => set(event.target.value)}
                />
              )}
            </FormField>
            <Button type="primary" htmlType="submit" loading={isSubmitting}>
              {t('account.save')}
            </Button>
          </Form>
        )}
      </Formik>
    </Section>
  );
};
