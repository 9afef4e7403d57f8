import { TextField } from '@portal/shared-ui/controls';
import { FormField } from '@portal/shared-ui/form';
import { useTranslation } from 'react-i18next';

/** Props of {@link PersonLine}. */
export interface PersonLineProps {
  name: 'email' | 'firstName' | 'lastName';
  isRequired?: boolean;
  help?: string;
}

/** A name or the address of somebody else than the one who types. */
export const PersonLine = ({ name, ...frame }: PersonLineProps) => {
  const { t } = useTranslation();
  return (
    <FormField<string> name={name} label={t(`fields.${name}`)} {...frame}>
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
};
