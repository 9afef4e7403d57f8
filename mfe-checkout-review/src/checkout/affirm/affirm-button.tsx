import { ErrorState } from '@portal/shared-ui';
import { Button } from '@portal/shared-ui/controls';
import { useStripe } from '@stripe/react-stripe-js';
import { useMutation } from '@tanstack/react-query';
import { wasPaid } from '../../features/pay/refused-attempt.ts';
import { useBusy, usePressOnce } from '../../features/pay/use-payer.ts';
import { useTranslation } from 'react-i18next';

/** An intent that Affirm can pay, with its buyer bound to it. */
export interface AffirmIntent {
  clientSecret: string;
  name: string;
  email: string;
  country: string;
  returnUrl: string;
}

/** Why Affirm could not begin, in the provider's words. */
class AffirmRefusal extends Error {}

interface AffirmButtonProps {
  isDisabled: boolean;
  /** Opens the intent and binds the buyer; nothing when the form is not complete. */
  prepare: () => Promise<AffirmIntent | undefined>;
  /** Money may be moving: the coupon stays as it is. */
  onBusy: (isBusy: boolean) => void;
}

/** Leaves for Affirm's page; the way back is the checkout with the outcome in its address. */
export const AffirmButton = ({ isDisabled, prepare, onBusy }: AffirmButtonProps) => {
  const { t } = useTranslation('checkout');
  const stripe = useStripe();
  const start = useMutation({
    mutationFn: async () => {
      const intent = await prepare();
      if (!intent || !stripe) return;
      const { name, email, country, clientSecret, returnUrl } = intent;
      const { error } = await stripe.confirmAffirmPayment(clientSecret, {
        payment_method: { billing_details: { name, email, address: { country } } },
        return_url: returnUrl,
      });
      // The page is left when it works, so whoever still reads this has to hear why it did not.
      if (error) throw new AffirmRefusal(error.message);
    },
  });
  const press = usePressOnce(start);
  useBusy(start.isPending, onBusy);
  return (
    <>
      {start.error instanceof AffirmRefusal ? (
        <ErrorState text={start.error.message || t('affirm.notStarted')} safe={t('pay.safe')} />
      ) : (
        start.isError && (
          <ErrorState error={start.error} safe={!wasPaid(start.error) && t('pay.safe')} />
        )
      )}
      <Button
        size="large"
        block
        disabled={isDisabled || !stripe}
        loading={start.isPending}
        onClick={press}
      >
        {t('affirm.button')}
      </Button>
    </>
  );
};
