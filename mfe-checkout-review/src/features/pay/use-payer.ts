import { callApi } from '@portal/shared-contracts';
import { usePortal } from '@portal/shared-contracts/react';
import {
  abandonPayment,
  createPayer,
  getPaymentOutcome,
  paymentSlot,
  type PaymentResult,
  type Payer,
  type PayPorts,
  type PayState,
} from '@portal/shared-contracts/payments';
import { deviceStorage } from '@portal/shared-contracts/storage';
import type { UseMutationResult } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { isReturning } from './is-returning.ts';

/** The ports that a form fills; asking and giving up are the same for all. */
export type FormPorts = Pick<PayPorts, 'tokenise' | 'send' | 'challenge'>;

const wait = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds));

/** What was paid is over: the next purchase of the same is a new one. */
export const forgetPaid = (scope: string): void => deviceStorage.removeItem(paymentSlot(scope));

/** One payment in this tab, continued from whatever an earlier page left behind. */
export const usePayer = (
  scope: string,
  form: FormPorts,
  onPaid: (result: PaymentResult) => void,
) => {
  const [state, setState] = useState<PayState>({ kind: 'ready', key: '' });
  const [round, setRound] = useState(0);
  const payer = useRef<Payer | null>(null);
  const latest = useRef({ form, onPaid });
  useEffect(() => {
    latest.current = { form, onPaid };
  });
  useEffect(() => {
    const ports: PayPorts = {
      tokenise: (key) => latest.current.form.tokenise(key),
      send: (key, method) => latest.current.form.send(key, method),
      challenge: (secret) => latest.current.form.challenge(secret),
      ask: (key) => callApi(getPaymentOutcome, { key }),
      abandon: (key) => callApi(abandonPayment, { key }),
      wait,
    };
    const made = createPayer({
      scope,
      storage: deviceStorage,
      ports,
      now: Date.now,
      newKey: () => crypto.randomUUID(),
      onChange: setState,
      onPaid: (result) => latest.current.onPaid(result),
      isReturning: isReturning(),
    });
    payer.current = made;
    const onStorage = (event: StorageEvent): void => {
      if (event.key === paymentSlot(scope)) made.syncWithStorage();
    };
    // An answer may come now; where none is missing, nothing is asked.
    const askAgain = (): void => {
      if (document.visibilityState === 'visible') made.send('retry');
    };
    window.addEventListener('storage', onStorage);
    window.addEventListener('online', askAgain);
    document.addEventListener('visibilitychange', askAgain);
    return () => {
      window.removeEventListener('storage', onStorage);
      window.removeEventListener('online', askAgain);
      document.removeEventListener('visibilitychange', askAgain);
      made.dispose();
    };
  }, [scope, round]);
  return {
    state,
    submit: () => payer.current?.send('submit'),
    retry: () => payer.current?.send('retry'),
    giveUp: () => payer.current?.send('give-up'),
    /** Forgets what was paid, for another purchase of the same. */
    again: () => {
      forgetPaid(scope);
      setRound((before) => before + 1);
    },
  };
};

/** Whether money may be moving. */
export const mayMove = ({ kind }: PayState): boolean => kind !== 'ready' && kind !== 'paid';

/** Says while money may be moving: what decides the price stays as it is meanwhile. */
export const useBusy = (isBusy: boolean, onBusy: ((isBusy: boolean) => void) | undefined): void => {
  useEffect(() => {
    onBusy?.(isBusy);
    return () => onBusy?.(false);
  }, [isBusy, onBusy]);
};

/** A press that starts work once: the second one of a double click comes before the button shows that it is busy. */
export const usePressOnce = ({
  mutate,
}: Pick<UseMutationResult<unknown, unknown, void>, 'mutate'>): (() => void) => {
  const isUnderWay = useRef(false);
  return () => {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    mutate(undefined, { onSettled: () => (isUnderWay.current = false) });
  };
};

/** Tells the rest of the portal that something was paid. */
export const useAnnouncePaid = () => {
  const { events } = usePortal();
  return (kind: 'tip' | 'invoice' | 'new-order' | 'checkout', result: PaymentResult): void =>
    events.publish('payment.succeeded', {
      kind,
      ...(result.orderId ? { orderId: result.orderId } : {}),
      ...(result.invoiceId ? { invoiceId: result.invoiceId } : {}),
    });
};
