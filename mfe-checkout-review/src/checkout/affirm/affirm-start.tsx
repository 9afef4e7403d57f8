import type { Currency } from '@portal/shared-contracts';
import { affirmKey } from './affirm-attempt.ts';
import { AffirmButton } from './affirm-button.tsx';
import { openCheckout, type CheckoutPurchase } from '../checkout-call.ts';

interface AffirmStartProps {
  country: string | undefined;
  currency: Currency;
  scope: string;
  purchase: () => CheckoutPurchase;
  isComplete: () => Promise<boolean>;
  isDisabled: boolean;
}

/** Affirm serves customers in the United States and Canada, in their currencies (G38). */
const servesAffirm = (country: string | undefined, currency: Currency): boolean =>
  ['US', 'CA'].includes(country?.toUpperCase() ?? '') && ['usd', 'cad'].includes(currency);

/** The second way to pay, where it is served. */
export const AffirmStart = (props: AffirmStartProps) => {
  const { country, currency, scope, purchase, isComplete, isDisabled } = props;
  if (!servesAffirm(country, currency)) return null;
  return (
    <AffirmButton
      isDisabled={isDisabled}
      prepare={async () => {
        if (!(await isComplete())) return undefined;
        const bought = purchase();
        const { intent } = await openCheckout(affirmKey(scope), bought);
        const { firstName, lastName, email } = bought.customer;
        sessionStorage.setItem(
          `affirm:${bought.item}`,
          JSON.stringify({ firstName, lastName, email }),
        );
        return {
          clientSecret: intent.client_secret,
          name: `${firstName} ${lastName}`,
          email,
          country: country?.toUpperCase() ?? 'US',
          returnUrl: returnAddress(bought.coupon),
        };
      }}
    />
  );
};

const returnAddress = (coupon: string | undefined): string => {
  const url = new URL(window.location.href);
  for (const name of ['payment_intent', 'payment_intent_client_secret', 'redirect_status'])
    url.searchParams.delete(name);
  if (coupon) url.searchParams.set('coupon', coupon);
  return url.href;
};
