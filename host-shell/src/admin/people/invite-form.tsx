import { areas, holdsArea, type Area, type Role } from '@portal/shared-contracts';
import { useSignedInUser } from '@portal/shared-contracts/react';
import { ErrorState, FieldGroup, Section, usePopup } from '@portal/shared-ui';
import { ErrorSummary, FormField, showFieldErrors } from '@portal/shared-ui/form';
import { Button, CheckBox, TextArea, TextField } from '@portal/shared-ui/controls';
import { Form, Formik, useFormikContext, type FormikHelpers } from 'formik';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { object, string } from 'yup';
import { useInvite } from './people.queries.ts';

interface InviteValues {
  email: string;
  role: Role;
  firstName: string;
  lastName: string;
  note: string;
  isOwner: boolean;
  areas: readonly Area[];
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

const LONGEST_NOTE = 500;

const useSend = (onDone: () => void) => {
  const { t } = useTranslation('admin');
  const popup = usePopup();
  const { mutateAsync } = useInvite();
  const [failure, setFailure] = useState<unknown>();
  const send = async (values: InviteValues, helpers: FormikHelpers<InviteValues>) => {
    setFailure(undefined);
    try {
      await mutateAsync({ ...values, email: values.email.trim(), areas: [...values.areas] });
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
  const { send, failure } = useSend(onDone);
  const rules = object({
    email: string()
      .trim()
      .required(t('shell:fields.emailRequired'))
      .email(t('shell:fields.emailInvalid')),
    note: string().max(LONGEST_NOTE, t('shell:fields.tooLong', { count: LONGEST_NOTE })),
  });
  return (
    <Section title={t('people.invite')}>
      <Formik<InviteValues> initialValues={EMPTY} validationSchema={rules} onSubmit={send}>
        {({ isSubmitting }) => (
          <Form noValidate>
            <ErrorSummary labels={{ email: t('shell:fields.email'), note: t('people.note') }} />
            {failure !== undefined && <ErrorState error={failure} />}
            <InviteFields />
            <div className="admin-buttons">
              <Button type="primary" htmlType="submit" loading={isSubmitting}>
                {t('people.send')}
              </Button>
              <Button onClick={onDone}>{t('people.cancel')}</Button>
            </div>
          </Form>
        )}
      </Formik>
    </Section>
  );
};

const Line = ({
  name,
  label,
  isRequired = false,
}: {
  name: 'email' | 'firstName' | 'lastName';
  label: string;
  isRequired?: boolean;
}) => (
  <FormField<string> name={name} label={label} isRequired={isRequired}>
    {(control, set) => (
      <TextField
        {...control}
        {...(name === 'email' ? { inputMode: 'email' } : {})}
        autoComplete="off"
        onChange={(event) => set(event.target.value)}
      />
    )}
  </FormField>
);

const InviteFields = () => {
  const { t } = useTranslation('admin');
  const user = useSignedInUser();
  const { values } = useFormikContext<InviteValues>();
  // Owners alone make admins.
  const roles: Role[] = ['writer', 'reviewer', 'user'];
  if (holdsArea(user.admin, 'owner')) roles.push('admin');
  return (
    <>
      <Line name="email" label={t('shell:fields.email')} isRequired />
      <FormField<Role> name="role" label={t('people.role')} isRequired>
        {(control, set) => (
          <select
            {...control}
            className="admin-select"
            onChange={(event) => set(event.target.value as Role)}
          >
            {roles.map((role) => (
              <option key={role} value={role}>
                {t(`people.roles.${role}`)}
              </option>
            ))}
          </select>
        )}
      </FormField>
      {values.role === 'admin' && <RightsFields />}
      <Line name="firstName" label={t('shell:fields.firstName')} />
      <Line name="lastName" label={t('shell:fields.lastName')} />
      <FormField<string> name="note" label={t('people.note')} help={t('people.noteHelp')}>
        {(control, set) => (
          <TextArea {...control} rows={3} onChange={(event) => set(event.target.value)} />
        )}
      </FormField>
    </>
  );
};

const RightsFields = () => {
  const { t } = useTranslation('admin');
  const { values, setFieldValue } = useFormikContext<InviteValues>();
  const toggle = (area: Area, isOn: boolean): void => {
    const others = values.areas.filter((held) => held !== area);
    void setFieldValue('areas', isOn ? [...others, area] : others);
  };
  return (
    <FieldGroup name="areas" legend={t('people.areasTitle')}>
      <CheckBox
        checked={values.isOwner}
        onChange={(event) => void setFieldValue('isOwner', event.target.checked)}
      >
        {t('people.owner')}
      </CheckBox>
      {!values.isOwner &&
        areas.map((area) => (
          <CheckBox
            key={area}
            checked={values.areas.includes(area)}
            onChange={(event) => toggle(area, event.target.checked)}
          >
            {t(`people.areas.${area}`)}
          </CheckBox>
        ))}
    </FieldGroup>
  );
};
