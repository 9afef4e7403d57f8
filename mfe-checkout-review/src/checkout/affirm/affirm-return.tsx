import { ApiError, callApi } from '@portal/shared-contracts';
import { registerCustomer, type CheckoutQuery } from '@portal/shared-contracts/checkout';
import {
  confirmAffirmPayment,
  paymentSlot,
  readStoredPayment,
  type PaymentResult,
} from '@portal/shared-contracts/payments';
import { usePortal } from '@portal/shared-contracts/react';
import { ErrorState } from '@portal/shared-ui';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { AffirmDeclined } from './affirm-declined.tsx';
import { forgetCheckout } from '../checkout-call.ts';
import { affirmScope } from './affirm-attempt.ts';

interface AffirmReturnProps {
  query: CheckoutQuery;
  scope: string;
  onPaid: (result: PaymentResult) => void;
  children: ReactNode;
}

const buyer = z.object({ firstName: z.string(), lastName: z.string(), email: z.string() });

const storedBuyer = (item: string): z.output<typeof buyer> | undefined => {
  try {
    return buyer.parse(JSON.parse(sessionStorage.getItem(`affirm:${item}`) ?? 'null'));
  } catch {
    return undefined;
  }
};

const confirm = async (
  query: CheckoutQuery,
  isGuest: boolean,
  scope: string,
): Promise<PaymentResult> => {
  const { item = '', payment_intent: intent = '', coupon } = query;
  const key = readStoredPayment(localStorage, affirmScope(scope), Date.now())?.key;
  const options = key ? { idempotencyKey: key } : {};
  const reply = await callApi(
    confirmAffirmPayment,
    { paymentIntent: intent, item, coupon, checkoutButtonClickId: query.checkoutClickId },
    options,
  );
  const known = isGuest ? storedBuyer(item) : undefined;
  const registered = known
    ? await callApi(registerCustomer, { ...known, intent, item, couponCode: coupon }, options)
    : undefined;
  forgetCheckout();
  return { orderId: reply._id, autoLoginCode: registered?.autoLoginCode };
};

const isDecline = (error: unknown): boolean =>
  error instanceof ApiError && ['payment-declined', 'gone'].includes(error.code);

/** What comes back from Affirm: the order, or that it was declined and the form again (CR-42, CR-43). */
export const AffirmReturn = ({ query, scope, onPaid, children }: AffirmReturnProps) => {
  const { t } = useTranslation('checkout');
  const { user } = usePortal();
  const isBack = query.payment_intent !== undefined && query.redirect_status !== undefined;
  const asked = useRef(false);
  const check = useMutation({
    mutationFn: () => confirm(query, user === null, scope),
    onSuccess: onPaid,
    // The intent is closed: the next try gets a fresh one.
    onError: (error) =>
      isDecline(error) && localStorage.removeItem(paymentSlot(affirmScope(scope))),
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
