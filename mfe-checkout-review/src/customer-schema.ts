import { limits } from '@portal/shared-contracts';
import { object, string } from 'yup';

/** Names of 1 to 255 characters and a valid e-mail (CR-37). */
export const customerSchema = (t: (key: string) => string) =>
  object({
    firstName: string()
      .trim()
      .required(t('name.firstName'))
      .max(limits.name.max, t('customer.tooLong')),
    lastName: string()
      .trim()
      .required(t('name.lastName'))
      .max(limits.name.max, t('customer.tooLong')),
    email: string()
      .trim()
      .required(t('name.email'))
      .email(t('name.emailWrong'))
      .max(limits.text.short, t('customer.tooLong')),
  });

/** What a browser fills each field with. */
export const autoComplete = {
  firstName: 'given-name',
  lastName: 'family-name',
  email: 'email',
} as const;
