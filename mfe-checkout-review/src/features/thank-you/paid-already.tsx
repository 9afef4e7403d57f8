import type { PaymentResult } from '@portal/shared-contracts/payments';
import { useEffect } from 'react';

/** An earlier page of this browser has paid: the thanks replace the whole form. */
export const PaidAlready = ({
  result,
  onSeen,
}: {
  result: PaymentResult;
  onSeen: (result: PaymentResult) => void;
}) => {
  useEffect(() => onSeen(result), [result, onSeen]);
  return null;
};
