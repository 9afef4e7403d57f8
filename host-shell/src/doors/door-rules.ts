import { limits } from '@portal/shared-contracts';
import type { TFunction } from 'i18next';
import type { Rules } from './door.ts';

// What browsers themselves take for an address.
const EMAIL =
  /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)*$/i;

type T = TFunction<'shell'>;

/** An email that could be one (HS-51). */
export const emailRule = (t: T): Rules => ({
  email: ({ email = '' }) => {
    if (email.trim() === '') return t('fields.emailRequired');
    return EMAIL.test(email.trim()) ? undefined : t('fields.emailInvalid');
  },
});

/** Rules of signing in (HS-51). */
export const loginRules = (t: T): Rules => ({
  ...emailRule(t),
  password: ({ password }) => (password ? undefined : t('fields.passwordRequired')),
});

/** The code of the second step. */
export const codeRule = (t: T): Rules => ({
  code: ({ code = '' }) => (code.trim() === '' ? t('secondStep.codeRequired') : undefined),
});

const { min, max } = limits.password;

/** A new password and its confirmation (HS-57). */
export const resetRules = (t: T): Rules => ({
  password: ({ password = '' }) => {
    if (password === '') return t('fields.newPasswordRequired');
    if (password.length < min) return t('fields.passwordShort', { count: min });
    return password.length > max ? t('fields.passwordLong', { count: max }) : undefined;
  },
  confirmation: ({ password, confirmation }) => {
    if (!confirmation) return t('fields.confirmRequired');
    return confirmation === password ? undefined : t('fields.passwordsDiffer');
  },
});
