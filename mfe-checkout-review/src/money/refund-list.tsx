import type { EndpointOutput } from '@portal/shared-contracts';
import type { readPayment, Refund } from '@portal/shared-contracts/admin';
import { DateText, Money, Section, StatusChip } from '@portal/shared-ui';
import { useTranslation } from 'react-i18next';
import './money.css';
import { MONEY } from './texts.ts';

/** A payment with what went back of it. */
export type PaymentDetail = EndpointOutput<typeof readPayment>['payment'];

const kinds = { asked: 'waiting', sent: 'waiting', done: 'done', failed: 'problem' } as const;

const RefundRow = ({ refund }: { refund: Refund }) => {
  const { t } = useTranslation(MONEY);
  const { amount, currency, state, reason, problem, askedBy, askedAt } = refund;
  return (
    <li className="money-refund">
      <div className="money-refund-head">
        <strong>
          <Money amount={amount} currency={currency} />
        </strong>
        <StatusChip kind={kinds[state]} label={t(`refundStates.${state}`)} />
      </div>
      <p>{problem ?? reason}</p>
      <p className="pui-help">
        {askedBy && `${askedBy} · `}
        <DateText value={askedAt} />
      </p>
    </li>
  );
};

/** Everything that went back of a payment, and what is on its way. */
export const RefundList = ({ payment }: { payment: PaymentDetail }) => {
  const { t } = useTranslation(MONEY);
  const { refunds } = payment;
  if (refunds.length === 0) return null;
  return (
    <Section title={t('refunds')}>
      <ul className="money-refunds" aria-live="polite">
        {refunds.map((refund) => (
          <RefundRow key={refund._id} refund={refund} />
        ))}
      </ul>
    </Section>
  );
};
