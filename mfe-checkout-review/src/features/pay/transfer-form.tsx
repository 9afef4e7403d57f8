import { callApi, type Currency, type EndpointInput } from '@portal/shared-contracts';
import {
  getFlutterwaveCode,
  getPaymentOutcome,
  readStoredPayment,
  writeStoredPayment,
  type PaymentResult,
} from '@portal/shared-contracts/payments';
import { routes } from '@portal/shared-contracts/remote';
import { deviceStorage } from '@portal/shared-contracts/storage';
import { ErrorState, formatMoney } from '@portal/shared-ui';
import { ExternalIcon } from '@portal/shared-ui/icons';
import { Button } from '@portal/shared-ui/controls';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isReturning } from './is-returning.ts';
import type { Paid } from './pay-form.tsx';
import { isClosed, isOtherPrice, wasPaid, whenOver } from './refused-attempt.ts';
import { forgetPaid, useBusy, usePressOnce } from './use-payer.ts';

interface TransferFormProps {
  scope: string;
  amount: number;
  currency: Currency;
  input: OpenInput;
  submitLabel?: string | undefined;
  isDisabled?: boolean | undefined;
  /** Runs before the provider's page opens, with the attempt's key; false stays here. */
  beforePay?: Before;
  onBusy?: ((isBusy: boolean) => void) | undefined;
  onCancel?: (() => void) | undefined;
  /** Shown when the person comes back to a form that was paid. */
  paid?: Paid | undefined;
  onOver?: (() => void) | undefined;
  leave?: (address: string) => void;
}

// The same attempt for every tab and reload, as with cards.
const attemptKey = (scope: string): string => {
  const known = readStoredPayment(deviceStorage, scope, Date.now());
  if (known && known.stage !== 'paid') return known.key;
  const key = crypto.randomUUID();
  writeStoredPayment(deviceStorage, scope, { key, method: null, stage: 'fresh', at: Date.now() });
  return key;
};

type OpenInput = EndpointInput<typeof getFlutterwaveCode>;
type Before = ((key: string) => Promise<boolean>) | undefined;

/** The address to go to: the provider's page, or the page of an attempt that is paid already. */
const openAttempt = async (
  scope: string,
  input: OpenInput,
  before: Before,
  isFresh = false,
): Promise<string | undefined> => {
  const key = attemptKey(scope);
  try {
    if (before && !(await before(key))) return undefined;
    return (await callApi(getFlutterwaveCode, input, { idempotencyKey: key })).link;
  } catch (error) {
    if (!isClosed(error)) throw error;
    const { state } = await callApi(getPaymentOutcome, { key });
    if (state === 'paid') return routes.payment({ key });
    // The earlier attempt is over without a payment, so this click starts a fresh one; another price is shown first.
    forgetPaid(scope);
    if (isFresh || isOtherPrice(error)) throw error;
    return openAttempt(scope, input, before, true);
  }
};

// What a page before this one has paid; only whoever comes back to it is told.
const paidBefore = (scope: string): PaymentResult | undefined => {
  const known = readStoredPayment(deviceStorage, scope, Date.now());
  return known?.stage === 'paid' && isReturning() ? (known.result ?? {}) : undefined;
};

/** Leads to the alternate provider's own page; the way back ends on the page that checks the payment (OR-57). */
export const TransferForm = (props: TransferFormProps) => {
  const { t, i18n } = useTranslation('checkout');
  const { scope, amount, currency, input, beforePay, onCancel } = props;
  const { leave = (address: string) => window.location.assign(address) } = props;
  const [before, setBefore] = useState(() => paidBefore(scope));
  const open = useMutation({
    mutationFn: () => whenOver(() => openAttempt(scope, input, beforePay), props.onOver),
    onSuccess: (address) => address && leave(address),
  });
  const press = usePressOnce(open);
  useBusy(open.isPending, props.onBusy);
  const label =
    props.submitLabel ?? t('pay.button', { amount: formatMoney(amount, currency, i18n.language) });
  const again = (): void => {
    forgetPaid(scope);
    setBefore(undefined);
  };
  if (before && props.paid) return <>{props.paid(before, again)}</>;
  return (
    <div className="cr-pay">
      <p>{t('transfer.text')}</p>
      {open.isError && (
        <ErrorState error={open.error} safe={!wasPaid(open.error) && t('pay.safe')} />
      )}
      <div className="cr-pay-buttons">
        <Button
          type="primary"
          size="large"
          icon={<ExternalIcon />}
          loading={open.isPending}
          disabled={props.isDisabled ?? false}
          onClick={press}
        >
          {label}
        </Button>
        {onCancel && (
          <Button size="large" onClick={onCancel} disabled={open.isPending}>
            {t('pay.cancel')}
          </Button>
        )}
      </div>
    </div>
  );
};
