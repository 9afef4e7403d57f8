import { TextField } from '@portal/shared-ui/controls';
import { ErrorSummary, FormField } from '@portal/shared-ui/form';
import { Form } from 'formik';
import type { FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { autoComplete } from '../../customer-schema.ts';

/** The fields of a guest. */
export interface CustomerValues {
  firstName: string;
  lastName: string;
  email: string;
}

interface CustomerFormProps {
  isLocked: boolean;
  onEnter: () => void;
}

/** Who buys; what is known is filled in. */
export const CustomerForm = ({ isLocked, onEnter }: CustomerFormProps) => {
  const { t } = useTranslation('checkout');
  const labels = {
    firstName: t('customer.firstName'),
    lastName: t('customer.lastName'),
    email: t('customer.email'),
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    onEnter();
  };
  return (
    <Form noValidate className="cr-customer" onSubmit={submit}>
      <ErrorSummary labels={labels} />
      {(['firstName', 'lastName', 'email'] as const).map((name) => (
        <div key={name} className={name === 'email' ? '' : 'cr-half'}>
          <FormField<string>
            name={name}
            label={labels[name]}
            isRequired
            {...(name === 'email' ? { help: t('customer.emailHelp') } : {})}
          >
            {(control, set) => (
              <TextField
                {...control}
                readOnly={isLocked}
                type={name === 'email' ? 'email' : 'text'}
                autoComplete={autoComplete[name]}
                onChange={(event) => set(event.target.value)}
              />
            )}
          </FormField>
        </div>
      ))}
      {/* Without a button Enter does nothing in a form of several fields. */}
      <button type="submit" hidden />
    </Form>
  );
};
