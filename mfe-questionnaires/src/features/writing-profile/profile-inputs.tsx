import Checkbox from 'antd/es/checkbox';
import Input from 'antd/es/input';
import Radio from 'antd/es/radio';
import type { Choice } from '@portal/shared-contracts/questionnaires';
import { FormField } from '@portal/shared-ui/form';
import { FieldGroup } from '@portal/shared-ui';
import { TextArea } from '@portal/shared-ui/controls';
import { useField } from 'formik';
import type { HTMLInputTypeAttribute } from 'react';
import { useTranslation } from 'react-i18next';
import type { ProfileForm } from './profile-form.ts';

type TextName = {
  [N in keyof ProfileForm]: ProfileForm[N] extends string ? N : never;
}[keyof ProfileForm];
type ListName = Exclude<keyof ProfileForm, TextName>;

interface TextProps {
  name: TextName;
  type?: HTMLInputTypeAttribute;
  inputMode?: 'tel' | 'numeric' | 'url';
  autoComplete?: string;
  isRequired?: boolean;
  isLong?: boolean;
}

/** One line or paragraph of the profile. */
export const ProfileText = ({ name, isRequired = false, isLong = false, ...input }: TextProps) => {
  const { t } = useTranslation('questionnaires');
  return (
    <FormField<string> name={name} label={t(`profile.${name}`)} isRequired={isRequired}>
      {(control, set) =>
        isLong ? (
          <TextArea
            {...control}
            rows={4}
            growsTo={16}
            onChange={(event) => set(event.target.value)}
          />
        ) : (
          <Input {...control} {...input} onChange={(event) => set(event.target.value)} />
        )
      }
    </FormField>
  );
};

const useOptions = (group: string, choices: readonly Choice[]) => {
  const { t } = useTranslation('questionnaires');
  return choices.map(({ value, key }) => ({ value, label: t(`${group}.${key}`) }));
};

interface ListProps<N> {
  name: N;
  /** Where the names of the choices stand in the language bundle. */
  group: string;
  choices: readonly Choice[];
}

/** Any number of a fixed list. */
export const ProfileChoices = ({ name, group, choices }: ListProps<ListName>) => {
  const { t } = useTranslation('questionnaires');
  const [field, , helpers] = useField<string[]>(name);
  return (
    <FieldGroup name={name} legend={t(`profile.${name}`)}>
      <Checkbox.Group
        className="quest-profile-choices"
        value={field.value}
        options={useOptions(group, choices)}
        onChange={(chosen) => void helpers.setValue(chosen.map(String))}
      />
    </FieldGroup>
  );
};

/** One of a fixed list. */
export const ProfileChoice = ({ name, group, choices }: ListProps<TextName>) => {
  const { t } = useTranslation('questionnaires');
  const [field, , helpers] = useField<string>(name);
  return (
    <FieldGroup name={name} legend={t(`profile.${name}`)}>
      <Radio.Group
        className="quest-profile-choices"
        name={name}
        value={field.value}
        options={useOptions(group, choices)}
        onChange={(event) => void helpers.setValue(String(event.target.value))}
      />
    </FieldGroup>
  );
};
