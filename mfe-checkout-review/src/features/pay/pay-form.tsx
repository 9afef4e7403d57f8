import type { Currency } from '@portal/shared-contracts';
import type { PaymentResult } from '@portal/shared-contracts/payments';
import { formatMoney } from '@portal/shared-ui';
import { LockIcon } from '@portal/shared-ui/icons';
import type { FormEvent, ReactNode } from 'react';
import { Button } from '@portal/shared-ui/controls';
import { useTranslation } from 'react-i18next';
import { CardFields } from './card-fields.tsx';
import { PayNoticeView, PayStateView } from './pay-state-view.tsx';
import type { PayingCall } from './paying-call.ts';
import { useCard } from './use-card.ts';
import { preparing, type Prepare } from './prepare.ts';
import { mayMove, useBusy, usePayer } from './use-payer.ts';

interface PayFormProps {
  scope: string;
  amount: number;
  currency: Currency;
  call: PayingCall;
  submitLabel?: string | undefined;
  isDisabled?: boolean | undefined;
  /** Runs before the card is read; false keeps the form as it is. */
  beforePay?: (() => Promise<boolean>) | undefined;
  /** Runs when the card is read and before money can move; false when the page shows what is wrong. */
  prepare?: Prepare | undefined;
  onPaid: (result: PaymentResult) => void;
  onBusy?: ((isBusy: boolean) => void) | undefined;
  onCancel?: (() => void) | undefined;
  /** Shown when an earlier page of this browser has paid already. */
  paid?: Paid | undefined;
}

/** What is shown of a payment that is done, with the way to buy the same again. */
export type Paid = (result: PaymentResult, again: () => void) => ReactNode;

const busy = new Set(['tokenising', 'sending', 'challenge']);

/** The card form with the payment machine behind it: one click or ten, there is one charge. */
export const PayForm = (props: PayFormProps) => {
  const { t, i18n } = useTranslation('checkout');
  const { amount, currency, call, isDisabled = false, beforePay, onPaid, onCancel } = props;
  const card = useCard();
  const tokenise = preparing(card.tokenise, props.prepare);
  const form = { tokenise, challenge: card.challenge, send: call };
  const { state, submit, retry, giveUp, again } = usePayer(props.scope, form, onPaid);
  useBusy(mayMove(state), props.onBusy);
  const isBusy = busy.has(state.kind);
  const label =
    props.submitLabel ?? t('pay.button', { amount: formatMoney(amount, currency, i18n.language) });
  const onSubmit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    card.validate();
    if (!beforePay || (await beforePay())) submit();
  };
  if (state.kind === 'paid')
    return <>{props.paid?.(state.result, again) ?? <p>{t('pay.done')}</p>}</>;
  const isOpen = state.kind === 'ready' || isBusy;
  return (
    <form className="cr-pay" onSubmit={(event) => void onSubmit(event)} noValidate>
      <PayStateView state={state} onRetry={retry} onGiveUp={giveUp} />
      <div hidden={!isOpen}>
        <CardFields isDisabled={isBusy} />
        <PayNoticeView state={state} />
        <div className="cr-pay-buttons">
          <Button
            type="primary"
            htmlType="submit"
            size="large"
            loading={isBusy}
            disabled={isDisabled || !card.isReady}
            icon={<LockIcon />}
          >
            {label}
          </Button>
          {onCancel && (
            <Button size="large" onClick={onCancel} disabled={isBusy}>
              {t('pay.cancel')}
            </Button>
          )}
        </div>
      </div>
    </form>
  );
};
