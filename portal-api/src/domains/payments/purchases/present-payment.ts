import { type Language, toMajor } from '@portal/shared-contracts';
import { bareOutcome, type PaymentOutcome } from '@portal/shared-contracts/payments';
import { wordRefusal } from '../../../kernel/words/words.ts';
import { type Attempt, hasFailed } from '../attempts/attempt.record.ts';
import type { PayResult } from '../cards/card-intents.ts';
import type { OpenedCheckout } from './open-checkout.ts';

/** The fields of a paying reply: nothing when it is paid, the bank's challenge otherwise (G07). */
export const challengeOf = (
  result: PayResult,
): { requires_action?: true; client_secret?: string } =>
  result.state === 'paid' ? {} : { requires_action: true, client_secret: result.clientSecret };

/** An opened checkout as its payment form needs it; without a card payment the ids are empty (CR-44). */
export const presentCheckout = ({ attempt, intent, affirm }: OpenedCheckout) => ({
  status: true as const,
  intent_id: intent?.id ?? '',
  client_secret: intent?.clientSecret ?? '',
  message: '',
  amount: toMajor(attempt.amountMinor, attempt.currency),
  discountAmount: toMajor(attempt.listMinor - attempt.amountMinor, attempt.currency),
  currency: attempt.currency,
  affirm,
});

/** What an outcome tells beside the attempt itself. */
interface OutcomeDetails {
  clientSecret: string | null;
  orderNumber: string | null;
}

/** What became of an attempt, as its browser may know it. */
export const presentOutcome = (
  attempt: Attempt | undefined,
  language: Language,
  { clientSecret = null, orderNumber = null }: Partial<OutcomeDetails> = {},
): PaymentOutcome => {
  if (!attempt || attempt.fingerprint === '') return bareOutcome(attempt?.state);
  const isOrder = attempt.kind === 'new-order' || attempt.kind === 'checkout';
  return {
    status: true,
    // To the buyer a decline is one, though the provider's page takes another try.
    state: hasFailed(attempt) ? 'declined' : attempt.state,
    kind: attempt.kind,
    orderId: attempt.kind === 'tip' ? attempt.subjectId : attempt.orderId,
    orderNumber,
    invoiceId: attempt.kind === 'invoice' ? attempt.subjectId : attempt.invoiceId,
    packageId: isOrder ? attempt.subjectId : null,
    amount: toMajor(attempt.amountMinor, attempt.currency),
    currency: attempt.currency,
    message: attempt.refusal ? wordRefusal(attempt.refusal, language) : attempt.message,
    ...(attempt.refusal?.code.startsWith('returned-') ? { isReturned: true } : {}),
    client_secret: attempt.state === 'needs-action' ? clientSecret : null,
  };
};
