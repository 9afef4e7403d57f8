import { FormField } from '@portal/shared-ui/form';
import { TextField as TextInput } from '@portal/shared-ui/controls';
import type { HTMLInputTypeAttribute, ReactNode } from 'react';

interface TextFieldProps {
  name: string;
  label: string;
  help?: ReactNode;
  isRequired?: boolean;
  type?: HTMLInputTypeAttribute;
  placeholder?: string;
  autoFocus?: boolean;
}

/** A line of text in a dialog. */
export const TextField = ({ type = 'text', placeholder, autoFocus, ...frame }: TextFieldProps) => (
  <FormField<string> {...frame}>
    {(control, set) => (
      <TextInput
        {...control}
        type={type}
        placeholder={placeholder}
        autoFocus={autoFocus}
        autoComplete="off"
        onChange={(event) => set(event.target.value)}
      />
    )}
  </FormField>
);
