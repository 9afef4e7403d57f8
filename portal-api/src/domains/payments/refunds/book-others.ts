import { randomUUID } from 'node:crypto';
import type { SiteDatabase } from '../../../kernel/database.ts';
import type { RefundRecord } from './refund.record.ts';
import { insertOtherRefund, listRefundsOf, unbookOthers } from './refunds.repository.ts';

type Other = Exclude<RefundRecord['origin'], 'firm'>;

const sumOf = (refunds: readonly RefundRecord[], origin: RefundRecord['origin']): number =>
  refunds
    .filter((refund) => refund.origin === origin && refund.state !== 'failed')
    .reduce((sum, { amountMinor }) => sum + amountMinor, 0);

const book = async (
  tx: SiteDatabase,
  paymentKey: string,
  { origin, before, after }: { origin: Other; before: number; after: number },
): Promise<number> => {
  if (after === before) return 0;
  if (after < before) await unbookOthers(tx, paymentKey, origin);
  const amountMinor = after < before ? after : after - before;
  if (amountMinor > 0)
    await insertOtherRefund(tx, { id: randomUUID(), paymentKey, origin, amountMinor });
  return after - before;
};

/**
 * Makes rows of what went back by other ways than from here, so that the rows are what was returned of a payment; how
 * much more than before. A refund of the firm that is on its way may be in what the provider says or not yet, so it
 * counts as the firm's until it has failed.
 */
export const bookOthers = async (
  tx: SiteDatabase,
  paymentKey: string,
  { returnedMinor, lostMinor }: { returnedMinor: number; lostMinor: number },
): Promise<number> => {
  const refunds = await listRefundsOf(tx, paymentKey);
  const lost = Math.min(lostMinor, returnedMinor);
  const atProvider = Math.max(0, returnedMinor - lost - sumOf(refunds, 'firm'));
  const more = await Promise.all([
    book(tx, paymentKey, { origin: 'dispute', before: sumOf(refunds, 'dispute'), after: lost }),
    book(tx, paymentKey, {
      origin: 'provider',
      before: sumOf(refunds, 'provider'),
      after: atProvider,
    }),
  ]);
  return more.reduce((sum, minor) => sum + minor, 0);
};
