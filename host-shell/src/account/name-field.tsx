import { TextField } from '@portal/shared-ui/controls';
import { FormField } from '@portal/shared-ui/form';

/** Props of {@link NameField}. */
export interface NameFieldProps {
  name: 'firstName' | 'lastName' | 'email';
  label: string;
  autoComplete: 'given-name' | 'family-name' | 'email';
}

/** One line of the profile: a name or the address. */
export const NameField = ({ name, label, autoComplete }: NameFieldProps) => (
  <FormField<string> name={name} label={label} isRequired>
    {(control, set) => (
      <TextField
        {...control}
        {...(name === 'email' ? { type: 'email' } : {})}
        autoComplete={autoComplete}
        onChange={(event) => set(event.target.value)}
      />
    )}
  </FormField>
);
