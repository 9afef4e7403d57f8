import { Button } from '@portal/shared-ui/controls';
import { limits } from '@portal/shared-contracts';
import type { PaymentResult } from '@portal/shared-contracts/payments';
import { useTranslation } from 'react-i18next';
import type { Paid } from './pay-form.tsx';
import { PayNoticeView, PayStateView } from './pay-state-view.tsx';
import type { PayingCall } from './paying-call.ts';
import { preparing, type Prepare } from './prepare.ts';
import { mayMove, useBusy, usePayer } from './use-payer.ts';

interface FreeFormProps {
  scope: string;
  call: PayingCall;
  isDisabled?: boolean | undefined;
  /** Shows what is missing; false keeps the form as it is. */
  beforePay?: () => Promise<boolean>;
  prepare?: Prepare;
  onPaid: (result: PaymentResult) => void;
  onBusy?: ((isBusy: boolean) => void) | undefined;
  paid?: Paid | undefined;
}

/** Places an order with nothing to pay: no card, no provider; goes on after half a second (CR-44). */
export const FreeForm = (props: FreeFormProps) => {
  const { scope, call, isDisabled = false, beforePay, prepare, onPaid, paid } = props;
  const { t } = useTranslation('checkout');
  const form = {
    tokenise: preparing(async () => ({ method: 'nothing-to-pay' }), prepare),
    challenge: async () => undefined,
    send: call,
  };
  const { state, submit, retry, giveUp, again } = usePayer(scope, form, (result) => {
    setTimeout(() => onPaid(result), limits.freeOrderRedirect);
  });
  useBusy(mayMove(state), props.onBusy);
  if (state.kind === 'paid') return <>{paid?.(state.result, again) ?? <p>{t('pay.done')}</p>}</>;
  const pay = async (): Promise<void> => {
    if (!beforePay || (await beforePay())) submit();
  };
  return (
    <div className="cr-pay">
      <PayStateView state={state} onRetry={retry} onGiveUp={giveUp} />
      <PayNoticeView state={state} />
      <p>{t('pay.nothingToPay')}</p>
      <Button
        type="primary"
        size="large"
        loading={state.kind === 'tokenising' || state.kind === 'sending'}
        disabled={isDisabled || state.kind === 'checking' || state.kind === 'unsettled'}
        onClick={() => void pay()}
      >
        {t('pay.placeOrder')}
      </Button>
    </div>
  );
};
