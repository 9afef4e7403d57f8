import { usePalette } from '@portal/shared-ui/theme';
import { CardElement } from '@stripe/react-stripe-js';
import { useTranslation } from 'react-i18next';

/** The card provider's own fields: card data never touch the portal. */
export const CardFields = ({ isDisabled }: { isDisabled: boolean }) => {
  const { t } = useTranslation('checkout');
  const { text, textMuted, meanings } = usePalette();
  const style = {
    base: { color: text, fontSize: '16px', '::placeholder': { color: textMuted } },
    invalid: { color: meanings.danger.text },
  };
  return (
    <fieldset className="cr-card-box">
      <legend className="pui-label">{t('card.title')}</legend>
      <CardElement options={{ style, disabled: isDisabled, hidePostalCode: true }} />
    </fieldset>
  );
};
