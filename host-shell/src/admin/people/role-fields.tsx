import { areas, holdsArea, type Area, type Role } from '@portal/shared-contracts';
import { useSignedInUser } from '@portal/shared-contracts/react';
import { FieldGroup } from '@portal/shared-ui';
import { NativeSelect } from '@portal/shared-ui/back-office';
import { CheckBox } from '@portal/shared-ui/controls';
import { FormField } from '@portal/shared-ui/form';
import { useFormikContext } from 'formik';
import { useTranslation } from 'react-i18next';

/** What a form says of a person's role. */
export interface RoleValues {
  role: Role;
  isOwner: boolean;
  areas: readonly Area[];
}

/** The role, and what an admin may do; owners alone make admins (BO-02). */
export const RoleFields = () => {
  const { t } = useTranslation('admin');
  const user = useSignedInUser();
  const { values } = useFormikContext<RoleValues>();
  const roles: Role[] = ['writer', 'reviewer', 'user'];
  if (holdsArea(user.admin, 'owner')) roles.push('admin');
  return (
    <>
      <FormField<Role> name="role" label={t('people.role')} isRequired>
        {(control, set) => (
          <NativeSelect
            {...control}
            onChoose={(value) => set(value as Role)}
            options={roles.map((role) => ({ value: role, label: t(`people.roles.${role}`) }))}
          />
        )}
      </FormField>
      {values.role === 'admin' && <RightsFields />}
    </>
  );
};

const RightsFields = () => {
  const { t } = useTranslation('admin');
  const { values, setFieldValue } = useFormikContext<RoleValues>();
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
