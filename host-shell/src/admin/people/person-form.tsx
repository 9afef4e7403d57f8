import { ApiError, holdsArea, type EndpointInput } from '@portal/shared-contracts';
import {
  type changeFirmPerson,
  type FirmPerson,
  NOTE_LETTERS,
} from '@portal/shared-contracts/admin';
import { useSignedInUser, useUnsaved } from '@portal/shared-contracts/react';
import { Section, usePopup } from '@portal/shared-ui';
import { KeptForm, type KeptFormState, useKeptForm } from '@portal/shared-ui/back-office';
import { Button, TextArea } from '@portal/shared-ui/controls';
import { ErrorSummary, FormField, showFieldErrors } from '@portal/shared-ui/form';
import { Form, Formik, type FormikHelpers, useFormikContext } from 'formik';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { object, string } from 'yup';
import { SaveFailure } from '../save-failure.tsx';
import { useChangePerson } from './people.queries.ts';
import { PersonLine } from './person-line.tsx';
import { RoleFields, type RoleValues } from './role-fields.tsx';

interface PersonValues extends RoleValues {
  firstName: string;
  lastName: string;
  email: string;
  note: string;
}

const valuesOf = (person: FirmPerson): PersonValues => ({
  firstName: person.firstName,
  lastName: person.lastName,
  email: person.email,
  role: person.role,
  isOwner: person.admin?.isOwner ?? false,
  areas: person.admin?.areas ?? [],
  note: person.note,
});

const texts = ['firstName', 'lastName', 'email', 'note'] as const;

/** Only what was typed goes out, so that whatever somebody else changed meanwhile stays. */
const changeOf = (
  before: PersonValues,
  after: PersonValues,
): Omit<EndpointInput<typeof changeFirmPerson>, 'id' | 'baseVersion'> => {
  const typed = texts.filter((name) => after[name].trim() !== before[name]);
  const isRights = before.isOwner !== after.isOwner || `${before.areas}` !== `${after.areas}`;
  return {
    ...Object.fromEntries(typed.map((name) => [name, after[name].trim()])),
    ...(before.role === after.role ? {} : { role: after.role }),
    ...(after.role === 'admin' && isRights
      ? { admin: { isOwner: after.isOwner, areas: [...after.areas] } }
      : {}),
  };
};

const useSave = ({ _id: id, email }: FirmPerson, kept: KeptFormState<PersonValues>) => {
  const { t } = useTranslation('admin');
  const popup = usePopup();
  const { mutateAsync } = useChangePerson();
  const [failure, setFailure] = useState<unknown>();
  const save = async (values: PersonValues, helpers: FormikHelpers<PersonValues>) => {
    setFailure(undefined);
    const { baseVersion } = kept;
    const change = changeOf(kept.start(), values);
    try {
      const { person } = await mutateAsync({ id, baseVersion, ...change });
      const isOther = values.email.trim() !== email;
      popup.success(
        isOther ? t('person.confirmSent', { email: values.email.trim() }) : t('person.saved'),
      );
      const { version } = person;
      kept.goOnFrom({ sent: values, values: { ...values, email }, version }, helpers);
    } catch (error) {
      if (error instanceof ApiError && error.code === 'conflict') kept.goOn();
      setFailure(showFieldErrors(error, values, helpers));
    }
  };
  return { save, failure, settle: () => setFailure(undefined) };
};

/** What the firm sets of a person (BO-39, BO-40). */
export const PersonForm = ({ person }: { person: FirmPerson }) => {
  const { t } = useTranslation('admin');
  const user = useSignedInUser();
  const [first] = useState(() => valuesOf(person));
  const kept = useKeptForm(`person:${person._id}`, valuesOf(person), person.version);
  const { save, failure, settle } = useSave(person, kept);
  // Nobody but an owner touches an admin.
  if (person.role === 'admin' && !holdsArea(user.admin, 'owner')) return null;
  const labels = {
    firstName: t('shell:fields.firstName'),
    lastName: t('shell:fields.lastName'),
    email: t('shell:fields.email'),
    note: t('person.note'),
  };
  const rules = object({
    firstName: string().trim().required(t('person.nameNeeded')),
    lastName: string().trim().required(t('person.nameNeeded')),
    email: string()
      .trim()
      .required(t('shell:fields.emailRequired'))
      .email(t('shell:fields.emailInvalid')),
    note: string().max(NOTE_LETTERS, t('shell:fields.tooLong', { count: NOTE_LETTERS })),
  });
  return (
    <Section title={t('person.details')}>
      <Formik<PersonValues> initialValues={first} validationSchema={rules} onSubmit={save}>
        {({ isSubmitting, dirty }) => (
          <Form noValidate>
            <KeptForm kept={kept} />
            <ErrorSummary labels={{ ...labels, role: t('people.role') }} />
            <SaveFailure failure={failure} labels={labels} onSettled={settle} />
            <PersonFields />
            <Button type="primary" htmlType="submit" loading={isSubmitting} disabled={!dirty}>
              {t('person.save')}
            </Button>
          </Form>
        )}
      </Formik>
    </Section>
  );
};

const PersonFields = () => {
  const { t } = useTranslation('admin');
  const { dirty } = useFormikContext<PersonValues>();
  useUnsaved(dirty);
  return (
    <>
      <PersonLine name="firstName" isRequired />
      <PersonLine name="lastName" isRequired />
      <PersonLine name="email" isRequired help={t('person.emailHelp')} />
      <RoleFields />
      <FormField<string> name="note" label={t('person.note')} help={t('person.noteHelp')}>
        {(control, set) => (
          <TextArea {...control} rows={4} onChange={(event) => set(event.target.value)} />
        )}
      </FormField>
    </>
  );
};
