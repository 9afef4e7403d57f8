import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { SandboxWords } from '../sandbox/sandbox-provider.ts';

/** The texts of the sandbox in the person's language. */
export const useSandboxWords = (): SandboxWords => {
  const { t } = useTranslation('checkout');
  return useMemo(() => {
    const question = (kind: 'bank' | 'affirm') => ({
      title: t(`sandbox.${kind}.title`),
      text: t(`sandbox.${kind}.text`),
      accept: t(`sandbox.${kind}.accept`),
      refuse: t(`sandbox.${kind}.refuse`),
    });
    return {
      card: {
        number: t('card.number'),
        expiry: t('card.expiry'),
        cvc: t('card.cvc'),
        hint: t('sandbox.hint'),
        numberWrong: t('card.numberWrong'),
        expiryWrong: t('card.expiryWrong'),
        expiryPast: t('card.expiryPast'),
        cvcWrong: t('card.cvcWrong'),
      },
      incomplete: t('card.incomplete'),
      bank: question('bank'),
      affirm: question('affirm'),
    };
  }, [t]);
};
