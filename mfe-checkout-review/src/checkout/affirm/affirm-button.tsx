import Button from 'antd/es/button';
import { ErrorState } from '@portal/shared-ui';
import { useStripe } from '@stripe/react-stripe-js';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';

/** An intent that Affirm can pay, with its buyer bound to it. */
export interface AffirmIntent {
  clientSecret: string;
  name: string;
  email: string;
  country: string;
  returnUrl: string;
}

interface AffirmButtonProps {
  isDisabled: boolean;
  /** Opens the intent and binds the buyer; nothing when the form is not complete. */
  prepare: () => Promise<AffirmIntent | undefined>;
}

/** Leaves for Affirm's page; the way back is the checkout with the outcome in its address. */
export const AffirmButton = ({ isDisabled, prepare }: AffirmButtonProps) => {
  const { t } = useTranslation('checkout');
  const stripe = useStripe();
  const start = useMutation({
    mutationFn: async () => {
      const intent = await prepare();
      if (!intent || !stripe) return;
      const { name, email, country, clientSecret, returnUrl } = intent;
      await stripe.confirmAffirmPayment(clientSecret, {
        payment_method: { billing_details: { name, email, address: { country } } },
        return_url: returnUrl,
      });
    },
  });
  return (
    <>
      {start.isError && <ErrorState error={start.error} />}
      <Button
        size="large"
        block
        disabled={isDisabled || !stripe}
        loading={start.isPending}
        onClick={() => start.mutate()}
      >
        {t('affirm.button')}
      </Button>
    </>
  );
};
