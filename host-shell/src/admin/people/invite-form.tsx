import { limits } from '@portal/shared-contracts';
import { Section, usePopup } from '@portal/shared-ui';
import {
  KeptForm,
  type KeptFormState,
  RefusedSave,
  useKeptForm,
} from '@portal/shared-ui/back-office';
import { ErrorSummary, FormField, showFieldErrors } from '@portal/shared-ui/form';
import { Button, TextArea } from '@portal/shared-ui/controls';
import { Form, Formik, type FormikHelpers } from 'formik';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { object, string } from 'yup';
import { useInvite } from './people.queries.ts';
import { PersonLine } from './person-line.tsx';
import { RoleFields, type RoleValues } from './role-fields.tsx';

interface InviteValues extends RoleValues {
  email: string;
  firstName: string;
  lastName: string;
  note: string;
}

const EMPTY: InviteValues = {
  email: '',
  role: 'writer',
  firstName: '',
  lastName: '',
  note: '',
  isOwner: false,
  areas: [],
};

const useSend = (onDone: () => void, kept: KeptFormState<InviteValues>) => {
  const { t } = useTranslation('admin');
  const popup = usePopup();
  const { mutateAsync } = useInvite();
  const [failure, setFailure] = useState<unknown>();
  const send = async (values: InviteValues, helpers: FormikHelpers<InviteValues>) => {
    setFailure(undefined);
    try {
      await mutateAsync({ ...values, email: values.email.trim(), areas: [...values.areas] });
      await kept.clear();
      popup.success(t('people.invited', { email: values.email.trim() }));
      onDone();
    } catch (error) {
      setFailure(showFieldErrors(error, values, helpers));
    }
  };
  return { send, failure };
};

/** Asks somebody to come, by mail (BO-35). */
export const InviteForm = ({ onDone }: { onDone: () => void }) => {
  const { t } = useTranslation('admin');
  const kept = useKeptForm('invitation', EMPTY);
  const { send, failure } = useSend(onDone, kept);
  const rules = object({
    email: string()
      .trim()
      .required(t('shell:fields.emailRequired'))
      .email(t('shell:fields.emailInvalid')),
    note: string().max(
      limits.firm.invitationNote,
      t('shell:fields.tooLong', { count: limits.firm.invitationNote }),
    ),
  });
  return (
    <Section title={t('people.invite')} takesFocus>
      <Formik<InviteValues> initialValues={EMPTY} validationSchema={rules} onSubmit={send}>
        {({ isSubmitting }) => (
          <Form noValidate>
            <KeptForm kept={kept} />
            <ErrorSummary labels={{ email: t('shell:fields.email'), note: t('people.note') }} />
            {failure !== undefined && <RefusedSave error={failure} />}
            <InviteFields />
            <div className="admin-buttons">
              <Button type="primary" htmlType="submit" loading={isSubmitting}>
                {t('people.send')}
              </Button>
              <Button disabled={isSubmitting} onClick={onDone}>
                {t('people.cancel')}
              </Button>
            </div>
          </Form>
        )}
      </Formik>
    </Section>
  );
};

const InviteFields = () => {
  const { t } = useTranslation('admin');
  return (
    <>
      <PersonLine name="email" isRequired />
      <RoleFields />
      <PersonLine name="firstName" />
      <PersonLine name="lastName" />
      <FormField<string> name="note" label={t('people.note')} help={t('people.noteHelp')}>
        {(control, set) => (
          <TextArea {...control} rows={3} onChange={(event) => set(event.target.value)} />
        )}
      </FormField>
    </>
  );
};
