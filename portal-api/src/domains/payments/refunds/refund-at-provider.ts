import type { SiteContext } from '../../../kernel/context.ts';
import type { RefundState } from '../../../kernel/payments/returned-money.ts';
import { cardsOf } from '../accounts/cards-of.ts';
import type { Attempt } from '../attempts/attempt.record.ts';
import type { RefundRecord } from './refund.record.ts';
import { noteKnownBefore } from './refunds.repository.ts';

/** One refund at the provider that took the money. */
export interface RefundAtProvider {
  /** Looks at what there is, before the first try. */
  prepare(): Promise<void>;
  send(): Promise<void>;
  find(): Promise<RefundState>;
}

const byCard = async (
  ctx: SiteContext,
  attempt: Attempt,
  refund: RefundRecord,
): Promise<RefundAtProvider> => {
  const cards = await cardsOf(ctx, attempt);
  const intent = attempt.reference ?? '';
  const { id: name, amountMinor } = refund;
  return {
    prepare: async () => {},
    send: () => cards.refundPart(intent, { name, amountMinor }),
    find: () => cards.findRefund(intent, name),
  };
};

// This provider takes no key of ours, so one more refund than before is ours: only one at a time is on its way.
const byTransfer = (ctx: SiteContext, attempt: Attempt, refund: RefundRecord): RefundAtProvider => {
  const transaction = attempt.reference ?? '';
  const transfers = ctx.payments.transfers(ctx.db);
  let { knownBefore } = refund;
  return {
    prepare: async () => {
      if (knownBefore !== null) return;
      knownBefore = await transfers.countRefunds(transaction);
      await noteKnownBefore(ctx.db, refund.id, knownBefore);
    },
    send: () => transfers.refundPart(transaction, refund),
    find: async () => {
      if (knownBefore === null) return 'unknown';
      if ((await transfers.countRefunds(transaction)) > knownBefore) return 'done';
      // It was among those that were accepted, and failed ones are not counted.
      return refund.state === 'done' ? 'failed' : 'unknown';
    },
  };
};

// What was paid outside of the portal goes back outside too: whoever notes it has given it back.
const byHand: RefundAtProvider = {
  prepare: async () => {},
  send: async () => {},
  find: async () => 'done',
};

/** The refund as whoever took the payment sees it. */
export const refundAtProvider = async (
  ctx: SiteContext,
  attempt: Attempt,
  refund: RefundRecord,
): Promise<RefundAtProvider> => {
  if (attempt.provider === 'none') return byHand;
  return (attempt.provider === 'cards' ? byCard : byTransfer)(ctx, attempt, refund);
};
