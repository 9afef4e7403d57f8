import { isCardCurrency, type Currency } from '@portal/shared-contracts';
import type { PaymentResult } from '@portal/shared-contracts/payments';
import { useTranslation } from 'react-i18next';
import { FreeForm } from '../features/pay/free-form.tsx';
import { PayForm } from '../features/pay/pay-form.tsx';
import { TransferForm } from '../features/pay/transfer-form.tsx';
import { PaidAlready } from '../features/thank-you/paid-already.tsx';
import { CardElements } from '../provider/provider-elements.tsx';
import { AffirmStart } from './affirm/affirm-start.tsx';
import type { Purchase } from './use-purchase.ts';

interface PaymentSectionProps {
  purchase: Purchase;
  scope: string;
  total: number;
  currency: Currency;
  /** While the coupon is checked nobody knows what is to be paid. */
  isDisabled: boolean;
  onPaid: (result: PaymentResult) => void;
  /** Money may be moving: the coupon stays as it is. */
  onBusy: (isBusy: boolean) => void;
  /** An earlier page of this browser has paid: the thanks replace the form. */
  onPaidAlready: (result: PaymentResult) => void;
}

/** The way to pay that fits the amount and the currency: nothing, card and Affirm, or a transfer. */
export const PaymentSection = (props: PaymentSectionProps) => {
  const { t } = useTranslation('checkout');
  return (
    <section className="cr-card" aria-labelledby="payment-title">
      <h2 id="payment-title">{t('checkout.payment')}</h2>
      <PaymentWay {...props} />
    </section>
  );
};

const PaymentWay = ({ onPaidAlready, ...props }: PaymentSectionProps) => {
  const { purchase, scope, total, currency, isDisabled, onPaid, onBusy } = props;
  const { item, coupon, country, isComplete } = purchase;
  const prepare = async (key: string): Promise<boolean> => (await purchase.open(key)) !== undefined;
  const form = { scope, amount: total, currency, beforePay: isComplete, isDisabled, onBusy };
  const card = {
    ...form,
    prepare,
    call: purchase.pay,
    onPaid,
    paid: (result: PaymentResult) => <PaidAlready result={result} onSeen={onPaidAlready} />,
  };
  if (total === 0) return <FreeForm key={scope} {...card} />;
  if (isCardCurrency(currency))
    return (
      <CardElements>
        <PayForm {...card} />
        <AffirmStart
          country={country}
          currency={currency}
          scope={scope}
          purchase={purchase}
          isDisabled={isDisabled}
          onBusy={onBusy}
        />
      </CardElements>
    );
  return (
    <TransferForm
      {...form}
      key={scope}
      paid={card.paid}
      input={{ price: total, currency, selectedPackageId: item, couponCode: coupon }}
      beforePay={async (key) => (await isComplete()) && prepare(key)}
    />
  );
};
