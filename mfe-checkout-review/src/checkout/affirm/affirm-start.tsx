import type { Currency } from '@portal/shared-contracts';
import { isClosed, isOtherPrice } from '../../features/pay/refused-attempt.ts';
import type { OpenedCheckout } from '../checkout-call.ts';
import type { Purchase } from '../use-purchase.ts';
import { affirmKey, forgetAffirm } from './affirm-attempt.ts';
import { AffirmButton } from './affirm-button.tsx';

interface AffirmStartProps {
  country: string | undefined;
  currency: Currency;
  scope: string;
  purchase: Purchase;
  isDisabled: boolean;
  onBusy: (isBusy: boolean) => void;
}

/** Affirm serves customers in the United States and Canada, in their currencies (G38). */
const servesAffirm = (country: string | undefined, currency: Currency): boolean =>
  ['US', 'CA'].includes(country?.toUpperCase() ?? '') && ['usd', 'cad'].includes(currency);

/** Opens the kept attempt, or a fresh one where that one is over, as after a try by card. */
const openAffirm = async (
  scope: string,
  purchase: Purchase,
  isFresh = false,
): Promise<OpenedCheckout | undefined> => {
  try {
    return await purchase.open(affirmKey(scope));
  } catch (error) {
    if (!isClosed(error)) throw error;
    forgetAffirm(scope);
    // Another price is shown first.
    if (isFresh || isOtherPrice(error)) throw error;
    return openAffirm(scope, purchase, true);
  }
};

/** The second way to pay, where it is served. */
export const AffirmStart = ({
  country,
  currency,
  scope,
  purchase,
  isDisabled,
  onBusy,
}: AffirmStartProps) => {
  if (!servesAffirm(country, currency)) return null;
  return (
    <AffirmButton
      isDisabled={isDisabled}
      onBusy={onBusy}
      prepare={async () => {
        if (!(await purchase.isComplete())) return undefined;
        const { customer, coupon } = purchase.read();
        const opened = await openAffirm(scope, purchase);
        if (!opened) return undefined;
        return {
          clientSecret: opened.clientSecret,
          name: `${customer.firstName} ${customer.lastName}`,
          email: customer.email,
          country: country?.toUpperCase() ?? 'US',
          returnUrl: returnAddress(coupon),
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
