import type { Choice } from '@portal/shared-contracts/questionnaires';
import { FormField } from '@portal/shared-ui/form';
import { FieldGroup } from '@portal/shared-ui';
import { TextArea, TextField } from '@portal/shared-ui/controls';
import { useField } from 'formik';
import type { HTMLInputTypeAttribute } from 'react';
import { useTranslation } from 'react-i18next';
import { OptionList } from '../../fields/option-list.tsx';
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
          <TextField {...control} {...input} onChange={(event) => set(event.target.value)} />
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
      <OptionList
        kind="checkbox"
        className="quest-profile-choices"
        name={name}
        chosen={field.value}
        options={useOptions(group, choices)}
        onChange={(chosen) => void helpers.setValue(chosen)}
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
      <OptionList
        kind="radio"
        className="quest-profile-choices"
        name={name}
        chosen={[field.value]}
        options={useOptions(group, choices)}
        onChange={([choice = '']) => void helpers.setValue(choice)}
      />
    </FieldGroup>
  );
};
