import Button from 'antd/es/button';
import { ApiError, callApi, type Currency, type EndpointInput } from '@portal/shared-contracts';
import {
  getFlutterwaveCode,
  getPaymentOutcome,
  paymentSlot,
  readStoredPayment,
  writeStoredPayment,
} from '@portal/shared-contracts/payments';
import { routes } from '@portal/shared-contracts/remote';
import { ErrorState, formatMoney } from '@portal/shared-ui';
import { ExternalIcon } from '@portal/shared-ui/icons';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';

interface TransferFormProps {
  scope: string;
  amount: number;
  currency: Currency;
  input: OpenInput;
  submitLabel?: string | undefined;
  isDisabled?: boolean | undefined;
  /** Runs before the provider's page opens, with the attempt's key; false stays here. */
  beforePay?: Before;
  onCancel?: (() => void) | undefined;
  leave?: (address: string) => void;
}

// The same attempt for every tab and reload, as with cards.
const attemptKey = (scope: string): string => {
  const known = readStoredPayment(localStorage, scope, Date.now());
  if (known && known.stage !== 'paid') return known.key;
  const key = crypto.randomUUID();
  writeStoredPayment(localStorage, scope, { key, method: null, stage: 'fresh', at: Date.now() });
  return key;
};

type OpenInput = EndpointInput<typeof getFlutterwaveCode>;
type Before = ((key: string) => Promise<boolean>) | undefined;

const isClosed = (error: unknown): boolean =>
  error instanceof ApiError && ['already-done', 'gone', 'payment-declined'].includes(error.code);

/** The address to go to: the provider's page, or the page of an attempt that is paid already. */
const openAttempt = async (
  scope: string,
  input: OpenInput,
  before: Before,
): Promise<string | undefined> => {
  const key = attemptKey(scope);
  if (before && !(await before(key))) return undefined;
  try {
    return (await callApi(getFlutterwaveCode, input, { idempotencyKey: key })).link;
  } catch (error) {
    if (!isClosed(error)) throw error;
    const { state } = await callApi(getPaymentOutcome, { key });
    if (state === 'paid') return routes.payment({ key });
    // The earlier attempt is over without a payment: the next click starts a fresh one.
    localStorage.removeItem(paymentSlot(scope));
    throw error;
  }
};

/** Leads to the alternate provider's own page; the way back ends on the page that checks the payment (OR-57). */
export const TransferForm = (props: TransferFormProps) => {
  const { t, i18n } = useTranslation('checkout');
  const { scope, amount, currency, input, beforePay, onCancel } = props;
  const { leave = (address: string) => window.location.assign(address) } = props;
  const open = useMutation({
    mutationFn: () => openAttempt(scope, input, beforePay),
    onSuccess: (address) => address && leave(address),
  });
  const label =
    props.submitLabel ?? t('pay.button', { amount: formatMoney(amount, currency, i18n.language) });
  return (
    <div className="cr-pay">
      <p>{t('transfer.text')}</p>
      {open.isError && <ErrorState error={open.error} safe={t('pay.safe')} />}
      <div className="cr-pay-buttons">
        <Button
          type="primary"
          size="large"
          icon={<ExternalIcon />}
          loading={open.isPending}
          disabled={props.isDisabled ?? false}
          onClick={() => open.mutate()}
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
