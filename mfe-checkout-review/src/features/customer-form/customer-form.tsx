import Input from 'antd/es/input';
import { limits } from '@portal/shared-contracts';
import { ErrorSummary, FormField } from '@portal/shared-ui/form';
import { Form } from 'formik';
import { useTranslation } from 'react-i18next';
import * as Yup from 'yup';

/** The fields of a guest. */
export interface CustomerValues {
  firstName: string;
  lastName: string;
  email: string;
}

type Translate = (key: string) => string;

/** Names of 1 to 255 characters and a valid e-mail (CR-37). */
export const customerSchema = (t: Translate) =>
  Yup.object({
    firstName: Yup.string()
      .trim()
      .required(t('name.firstName'))
      .max(limits.name.max, t('customer.tooLong')),
    lastName: Yup.string()
      .trim()
      .required(t('name.lastName'))
      .max(limits.name.max, t('customer.tooLong')),
    email: Yup.string()
      .trim()
      .required(t('name.email'))
      .email(t('name.emailWrong'))
      .max(limits.text.short, t('customer.tooLong')),
  });

const autoComplete = { firstName: 'given-name', lastName: 'family-name', email: 'email' } as const;

/** Who buys; what is known is filled in. */
export const CustomerForm = () => {
  const { t } = useTranslation('checkout');
  const labels = {
    firstName: t('customer.firstName'),
    lastName: t('customer.lastName'),
    email: t('customer.email'),
  };
  return (
    <Form noValidate className="cr-customer">
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
              <Input
                {...control}
                type={name === 'email' ? 'email' : 'text'}
                autoComplete={autoComplete[name]}
                onChange={(event) => set(event.target.value)}
              />
            )}
          </FormField>
        </div>
      ))}
    </Form>
  );
};
