import { limits } from '@portal/shared-contracts';
import type { TFunction } from 'i18next';
import { ref, string } from 'yup';

/** Rules of a new password and its confirmation (HS-57, HS-67). */
export const newPasswordRules = (t: TFunction<'shell'>) => {
  const { min, max } = limits.password;
  return {
    password: string()
      .required(t('fields.newPasswordRequired'))
      .min(min, t('fields.passwordShort', { count: min }))
      .max(max, t('fields.passwordLong', { count: max })),
    confirmation: string()
      .required(t('fields.confirmRequired'))
      .oneOf([ref('password')], t('fields.passwordsDiffer')),
  };
};
