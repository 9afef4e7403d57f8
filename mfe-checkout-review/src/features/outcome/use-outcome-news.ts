import { settleStoredPayment, type PaymentOutcome } from '@portal/shared-contracts/payments';
import { usePortal } from '@portal/shared-contracts/react';
import { deviceStorage } from '@portal/shared-contracts/storage';
import { useEffect, useRef } from 'react';

const endOf = ({ state, orderId, invoiceId }: PaymentOutcome) => {
  if (!['paid', 'declined', 'abandoned'].includes(state)) return undefined;
  const result = { ...(orderId ? { orderId } : {}), ...(invoiceId ? { invoiceId } : {}) };
  return { isPaid: state === 'paid', result };
};

/** Tells the form that led here, and once the rest of the portal, what became of a payment. */
export const useOutcomeNews = (key: string, outcome: PaymentOutcome | undefined): void => {
  const { events } = usePortal();
  const announced = useRef(false);
  useEffect(() => {
    const end = outcome && endOf(outcome);
    // What is over is neither paid again nor asked for again.
    if (end) settleStoredPayment(deviceStorage, key, end, Date.now());
  }, [outcome, key]);
  useEffect(() => {
    if (outcome?.state !== 'paid' || !outcome.kind || announced.current) return;
    announced.current = true;
    const { kind, orderId, invoiceId } = outcome;
    events.publish('payment.succeeded', {
      kind,
      ...(orderId ? { orderId } : {}),
      ...(invoiceId ? { invoiceId } : {}),
    });
  }, [outcome, events]);
};
