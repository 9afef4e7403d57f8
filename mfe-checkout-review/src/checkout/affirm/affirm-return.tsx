import { ApiError, callApi } from '@portal/shared-contracts';
import type { CheckoutQuery } from '@portal/shared-contracts/checkout';
import { confirmAffirmPayment, type PaymentResult } from '@portal/shared-contracts/payments';
import { ErrorState } from '@portal/shared-ui';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { registerKept } from '../checkout-call.ts';
import { forgetCheckout, readCheckout, type KeptCheckout } from '../kept-checkout.ts';
import { forgetAffirm } from './affirm-attempt.ts';
import { AffirmDeclined } from './affirm-declined.tsx';

interface AffirmReturnProps {
  query: CheckoutQuery;
  /** What the attempt is called with this coupon. */
  scopeOf: (coupon: string | undefined) => string;
  onPaid: (result: PaymentResult) => void;
  children: ReactNode;
}

// The coupon of the page is not checked yet, so what was bought is read from what this tab has opened.
const boughtHere = (intent: string): KeptCheckout | undefined => {
  const kept = readCheckout();
  return kept?.intent === intent ? kept : undefined;
};

const confirm = async (
  query: CheckoutQuery,
  kept: KeptCheckout | undefined,
): Promise<PaymentResult> => {
  const { item = '', payment_intent: intent = '', checkoutClickId } = query;
  const coupon = kept ? kept.buyer.couponCode : query.coupon;
  const reply = await callApi(
    confirmAffirmPayment,
    { paymentIntent: intent, item, coupon, checkoutButtonClickId: checkoutClickId },
    kept ? { idempotencyKey: kept.key } : {},
  );
  // The order is placed whether or not the code arrives; the mail with the receipt leads in as well.
  const autoLoginCode = kept ? await registerKept().catch(() => undefined) : undefined;
  return { orderId: reply._id, autoLoginCode };
};

const isDecline = (error: unknown): boolean =>
  error instanceof ApiError && ['payment-declined', 'gone'].includes(error.code);

/** What comes back from Affirm: the order, or that it was declined and the form again (CR-42, CR-43). */
export const AffirmReturn = ({ query, scopeOf, onPaid, children }: AffirmReturnProps) => {
  const { t } = useTranslation('checkout');
  const isBack = query.payment_intent !== undefined && query.redirect_status !== undefined;
  const asked = useRef(false);
  const check = useMutation({
    mutationFn: async () => {
      const kept = boughtHere(query.payment_intent ?? '');
      const scope = scopeOf(kept ? kept.buyer.couponCode : query.coupon);
      try {
        const result = await confirm(query, kept);
        forgetAffirm(scope);
        forgetCheckout();
        return result;
      } catch (error) {
        // The intent is closed: the next try gets a fresh one, and the form what was typed.
        if (isDecline(error)) forgetAffirm(scope);
        throw error;
      }
    },
    onSuccess: onPaid,
  });
  const { mutate } = check;
  useEffect(() => {
    if (!isBack || asked.current) return;
    asked.current = true;
    mutate();
  }, [isBack, mutate]);
  if (!isBack || isDecline(check.error))
    return (
      <>
        {isBack && <AffirmDeclined />}
        {children}
      </>
    );
  if (check.isError)
    return <ErrorState error={check.error} safe={t('pay.onlyOnce')} onRetry={() => mutate()} />;
  return (
    <p className="cr-checking" role="status">
      {t('pay.checking')}
    </p>
  );
};
