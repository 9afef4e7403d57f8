import { isCardCurrency, type Currency } from '@portal/shared-contracts';
import { usePortal } from '@portal/shared-contracts/react';
import type { PaymentPurpose, SlotProps } from '@portal/shared-contracts/remote';
import { GUEST, type PaymentResult } from '@portal/shared-contracts/payments';
import { FreeForm } from './free-form.tsx';
import { PayForm, type Paid } from './pay-form.tsx';
import { payingCall, scopeOf, type PayingCall } from './paying-call.ts';
import { whenOver } from './refused-attempt.ts';
import { TransferForm } from './transfer-form.tsx';
import { useAnnouncePaid } from './use-payer.ts';

type Purpose = Exclude<PaymentPurpose, { kind: 'checkout' }>;

interface PurposeFormProps extends Omit<SlotProps['payment.card'], 'purpose'> {
  purpose: Purpose;
  paid?: Paid;
  /** It is not to be paid like this any more: the package costs something else, the invoice was taken back. */
  onOver?: () => void;
  /** Money may be moving: no other package can be chosen meanwhile. */
  onBusy?: (isBusy: boolean) => void;
}

const transferInput = (purpose: Purpose, price: number, currency: Currency) => {
  if (purpose.kind === 'invoice') return { price, invoice_id: purpose.invoiceId };
  if (purpose.kind === 'tip') return { price, order_id: purpose.orderId };
  return { price, currency, selectedPackageId: purpose.packageId };
};

/** Pays for a tip, an invoice or a new order: by card, by transfer where cards do not serve, or with nothing. */
export const PurposeForm = (props: PurposeFormProps) => {
  const { purpose, onPaid, paid, disabled, onOver, ...form } = props;
  const { user } = usePortal();
  const announce = useAnnouncePaid();
  const { amount: price, currency } = form;
  const scope = scopeOf(purpose, user?._id ?? GUEST);
  const call: PayingCall = (key, method) =>
    whenOver(() => payingCall(purpose, { price, currency })(key, method), onOver);
  const onDone = (result: PaymentResult): void => {
    announce(purpose.kind, result);
    onPaid({
      ...(result.orderId ? { orderId: result.orderId } : {}),
      ...(result.invoiceId ? { invoiceId: result.invoiceId } : {}),
    });
  };
  const common = { scope, call, paid, isDisabled: disabled, onPaid: onDone };
  if (price === 0) return <FreeForm key={scope} {...common} onBusy={form.onBusy} />;
  if (!isCardCurrency(currency))
    return (
      <TransferForm
        {...form}
        key={scope}
        scope={scope}
        isDisabled={disabled}
        paid={paid}
        input={transferInput(purpose, price, currency)}
        onOver={onOver}
      />
    );
  return <PayForm key={scope} {...form} {...common} />;
};
