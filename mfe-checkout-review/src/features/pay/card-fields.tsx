import { ErrorState } from '@portal/shared-ui';
import { usePalette } from '@portal/shared-ui/theme';
import { CardElement } from '@stripe/react-stripe-js';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CardBrands } from './card-brands.tsx';
import { useProviderScript } from '../../provider/use-provider-script.ts';

/** The card provider's own fields: card data never touch the portal. */
export const CardFields = ({ isDisabled }: { isDisabled: boolean }) => {
  const { t } = useTranslation('checkout');
  const { text, textMuted, meanings } = usePalette();
  const script = useProviderScript();
  const [brand, setBrand] = useState('unknown');
  const style = {
    base: { color: text, fontSize: '16px', '::placeholder': { color: textMuted } },
    invalid: { color: meanings.danger.text },
  };
  if (script.isError)
    return (
      <ErrorState
        error={script.error}
        safe={t('pay.safe')}
        isRetrying={script.isFetching}
        onRetry={() => void script.refetch()}
      />
    );
  return (
    <fieldset className="cr-card-box">
      <legend className="pui-label">{t('card.title')}</legend>
      <CardBrands brand={brand} />
      <CardElement
        options={{ style, disabled: isDisabled, hidePostalCode: true }}
        onChange={(event) => setBrand(event.brand)}
      />
    </fieldset>
  );
};
