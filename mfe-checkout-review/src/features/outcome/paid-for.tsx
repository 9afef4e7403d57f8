import type { PaymentOutcome } from '@portal/shared-contracts/payments';
import { Money } from '@portal/shared-ui';
import { useTranslation } from 'react-i18next';

/** What a payment is for, and how much. */
export const PaidFor = ({ outcome }: { outcome: PaymentOutcome }) => {
  const { t } = useTranslation('checkout');
  const { kind, amount, currency } = outcome;
  if (!kind || amount === null || !currency) return null;
  return (
    <dl className="cr-amounts">
      <div>
        <dt>{t(`outcome.for.${kind}`)}</dt>
        <dd>
          <Money amount={amount} currency={currency} />
        </dd>
      </div>
    </dl>
  );
};
