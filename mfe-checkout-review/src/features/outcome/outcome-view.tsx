import type { PaymentOutcome } from '@portal/shared-contracts/payments';
import { usePortal } from '@portal/shared-contracts/react';
import { routes } from '@portal/shared-contracts/remote';
import { ErrorState, Section } from '@portal/shared-ui';
import { CheckCircleIcon, HourglassIcon } from '@portal/shared-ui/icons';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { PaidFor } from './paid-for.tsx';

/** Where an outcome leads: to the order's next step, to the invoice, or to the order that was tipped. */
const targetOf = ({ kind, orderId, invoiceId }: PaymentOutcome): string => {
  if (kind === 'invoice' && invoiceId) return routes.invoiceView({ id: invoiceId });
  if (kind === 'tip' && orderId) return routes.orderView({ id: orderId });
  return orderId ? routes.initialQuestions({ orderId }, { showSuccess: true }) : routes.home({});
};

// Only whoever is signed in has invoices to pay; a payment that names no package is no guest's.
const againAt = (packageId: string | null, hasInvoices: boolean): string => {
  if (packageId) return routes.checkout({}, { item: packageId });
  return hasInvoices ? routes.invoices({}) : routes.home({});
};

const paidTextOf = ({ kind }: PaymentOutcome): string => {
  if (kind === 'tip') return 'outcome.tipped';
  return kind === 'invoice' ? 'invoices.paid' : 'outcome.paid';
};

/** Says what became of a payment, in plain words, with the next step. */
export const OutcomeView = ({
  outcome,
  receipt,
  onAsk,
}: {
  outcome: PaymentOutcome;
  /** The way to the receipt, for whoever may read it. */
  receipt: ReactNode;
  onAsk: () => void;
}) => {
  const { t } = useTranslation('checkout');
  const { user } = usePortal();
  const { state, packageId, isReturned } = outcome;
  if (state === 'paid')
    return (
      <Section className="cr-outcome">
        <p className="cr-checking" role="status">
          <CheckCircleIcon /> {t(paidTextOf(outcome))}
        </p>
        <PaidFor outcome={outcome} />
        {receipt}
        <Link className="cr-button" to={targetOf(outcome)}>
          {t('outcome.continue')}
        </Link>
      </Section>
    );
  if (state === 'declined' || state === 'abandoned' || state === 'unknown')
    return (
      <Section className="cr-outcome">
        <ErrorState
          text={outcome.message ?? t(`outcome.${state}`)}
          safe={!isReturned && t('pay.nothingCharged')}
        />
        <Link className="cr-button" to={againAt(packageId, user !== null)}>
          {t(packageId || user ? 'outcome.again' : 'thanks.portal')}
        </Link>
      </Section>
    );
  return (
    <Section className="cr-outcome">
      <p className="cr-checking">
        <HourglassIcon /> {t('outcome.waiting')}
      </p>
      <button type="button" className="cr-button cr-button-quiet" onClick={onAsk}>
        {t('outcome.ask')}
      </button>
    </Section>
  );
};
