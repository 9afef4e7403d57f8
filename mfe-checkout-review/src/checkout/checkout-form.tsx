import type { CheckoutQuery, PackageInfo } from '@portal/shared-contracts/checkout';
import { GUEST, readStoredPayment } from '@portal/shared-contracts/payments';
import { deviceStorage } from '@portal/shared-contracts/storage';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAddressCoupon } from '../features/coupon/use-address-coupon.ts';
import { OrderSummary } from '../features/order-summary/order-summary.tsx';
import { scopeOf } from '../features/pay/paying-call.ts';
import { forgetPaid } from '../features/pay/use-payer.ts';
import { ThankYou } from '../features/thank-you/thank-you.tsx';
import { AffirmReturn } from './affirm/affirm-return.tsx';
import { BuyerSection } from './buyer-section.tsx';
import { CheckoutCoupon } from './checkout-coupon.tsx';
import { packageInfoQuery } from './checkout.queries.ts';
import { PaymentSection } from './payment-section.tsx';
import { portalLink, useAfterPayment } from './use-after-payment.ts';
import { useBuyer } from './use-buyer.ts';
import { usePurchase } from './use-purchase.ts';

interface CheckoutFormProps {
  query: CheckoutQuery;
  info: PackageInfo;
}

const Title = () => {
  const { t } = useTranslation('checkout');
  return (
    <h1 className="pui-title" tabIndex={-1} data-page-heading="">
      {t('checkout.title')}
    </h1>
  );
};

/** Reads the price of the package anew, and counts how often: the coupon is asked for again each time. */
const usePriceChanges = (query: CheckoutQuery) => {
  const [changes, setChanges] = useState(0);
  const client = useQueryClient();
  const readPriceAnew = (): void => {
    void client.invalidateQueries({ queryKey: packageInfoQuery(query, true).queryKey });
    setChanges((before) => before + 1);
  };
  return { changes, readPriceAnew };
};

/** Buyer, coupon, summary and payment of one package; the thanks afterwards. */
export const CheckoutForm = ({ query, info }: CheckoutFormProps) => {
  const buyer = useBuyer();
  const { coupon, linked, choose } = useAddressCoupon(query.coupon);
  const [isPricing, setPricing] = useState(Boolean(linked));
  const { changes, readPriceAnew } = usePriceChanges(query);
  const [isPaying, setPaying] = useState(false);
  const { thanked, showThanks, inWidget, onPaid } = useAfterPayment(query);
  const purchase = usePurchase(query, info, coupon, { onPriceChanged: readPriceAnew, onPaid });
  const { customerPackage: item, currency } = info;
  const total = coupon?.total ?? item.packagePrice;
  const scopeWith = (code: string | undefined): string =>
    scopeOf({ kind: 'checkout', packageId: item._id, coupon: code }, buyer?._id ?? GUEST);
  const scope = scopeWith(coupon?.code);
  if (thanked)
    return (
      <ThankYou
        paymentKey={readStoredPayment(deviceStorage, scope, Date.now())?.key}
        packageName={item.packageName}
        isInWidget={inWidget}
        portalLink={portalLink(thanked)}
        onAgain={() => {
          forgetPaid(scope);
          showThanks(undefined);
        }}
      />
    );
  const amounts = { currency, total };
  return (
    <>
      <Title />
      <AffirmReturn query={query} scopeOf={scopeWith} onPaid={onPaid}>
        <div className="cr-checkout">
          <div className="cr-checkout-main">
            <BuyerSection purchase={purchase} isLocked={isPaying} />
            <PaymentSection
              {...amounts}
              purchase={purchase}
              scope={scope}
              isDisabled={isPricing}
              onPaid={onPaid}
              onBusy={setPaying}
              onPaidAlready={showThanks}
            />
          </div>
          <OrderSummary {...amounts} item={item} discount={coupon?.discountAmount ?? 0}>
            <CheckoutCoupon
              // After a change of the price the coupon is asked for what it takes off now.
              key={changes}
              item={item._id}
              initial={changes === 0 ? linked : coupon?.code}
              applied={coupon}
              isDisabled={isPaying}
              onChange={choose}
              onChecking={setPricing}
            />
          </OrderSummary>
        </div>
      </AffirmReturn>
    </>
  );
};
