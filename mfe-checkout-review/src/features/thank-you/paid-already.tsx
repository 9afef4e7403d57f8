import type { Given } from '@portal/shared-contracts/payments';
import { useEffect } from 'react';

/** An earlier page of this browser has paid: the thanks take the place of the whole form. */
export const PaidAlready = ({
  given,
  onSeen,
}: {
  given: Given;
  onSeen: (given: Given) => void;
}) => {
  useEffect(() => onSeen(given), [given, onSeen]);
  return null;
};
