import { limits } from '@portal/shared-contracts';
import { z } from '@portal/shared-contracts/schema';
import type { TFunction } from 'i18next';
import { object, string } from 'yup';

const nameValues = z.object({ firstName: z.string(), lastName: z.string(), email: z.string() });

/** What is kept of the form while it is filled. */
export type NameValues = z.output<typeof nameValues>;

/** The form with the password that a change of the address needs; it is never kept. */
export interface ProfileValues extends NameValues {
  emailPassword: string;
}

/** The names alone. */
export const pickNames = ({ firstName, lastName, email }: ProfileValues): NameValues => ({
  firstName,
  lastName,
  email,
});

/** The names in a stored value, without anything else. */
export const readNames = (stored: unknown): NameValues | undefined =>
  nameValues.safeParse(stored).data;

/** Whether another address was typed than the account has. */
export const isOtherEmail = (typed: string, current: string): boolean =>
  typed.trim().toLowerCase() !== current.toLowerCase();

/** What the fields must hold; another address than the account's needs the password. */
export const nameRules = (
  t: TFunction<'shell'>,
  { email, hasPassword }: { email: string; hasPassword: boolean },
) => {
  const { max } = limits.name;
  const tooLong = t('fields.tooLong', { count: max });
  return object({
    firstName: string().trim().required(t('fields.firstNameRequired')).max(max, tooLong),
    lastName: string().trim().required(t('fields.lastNameRequired')).max(max, tooLong),
    email: string().trim().required(t('fields.emailRequired')).email(t('fields.emailInvalid')),
    emailPassword: string()
      .default('')
      .test(
        'needed',
        t('fields.currentPasswordRequired'),
        (typed, { parent }: { parent: { email?: string } }) =>
          !hasPassword || typed !== '' || !isOtherEmail(parent.email ?? '', email),
      ),
  });
};
