import type { ListedPayment } from '@portal/shared-contracts/admin';
import { StatusChip } from '@portal/shared-ui';
import { useTranslation } from 'react-i18next';
import { MONEY } from './texts.ts';

const kinds = {
  paid: 'done',
  partly: 'waiting',
  returned: 'waiting',
  disputed: 'problem',
} as const;

const stateOf = ({ isDisputed, returned, amount }: ListedPayment): keyof typeof kinds => {
  if (isDisputed) return 'disputed';
  if (returned === 0) return 'paid';
  return returned < amount ? 'partly' : 'returned';
};

/** Whether the firm still has the money. */
export const PaymentChip = ({ payment }: { payment: ListedPayment }) => {
  const { t } = useTranslation(MONEY);
  const state = stateOf(payment);
  return <StatusChip kind={kinds[state]} label={t(`states.${state}`)} />;
};
