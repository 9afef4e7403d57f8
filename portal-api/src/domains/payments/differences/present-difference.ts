import { type Language, toMajor } from '@portal/shared-contracts';
import type { Comparison, Difference } from '@portal/shared-contracts/admin';
import { wordRefusal } from '../../../kernel/words/words.ts';
import type { ComparisonRecord, DifferenceRecord } from '../comparison/difference.record.ts';
import { canTakeOver } from '../comparison/judge-payment.ts';

/** A difference as the firm reads it. */
export const presentDifference = (record: DifferenceRecord): Difference => {
  const { currency, hereMinor, thereMinor, paymentState, state } = record;
  const major = (minor: number | null) => (minor === null ? null : toMajor(minor, currency));
  return {
    _id: record.id,
    kind: record.kind,
    provider: record.provider,
    reference: record.reference,
    payment: paymentState === 'paid' ? record.paymentKey : null,
    customer: record.customer,
    order: record.order,
    here: major(hereMinor),
    there: major(thereMinor),
    currency,
    state,
    canTakeOver: state === 'open' && canTakeOver(record, paymentState),
    foundAt: record.foundAt.toISOString(),
    endedAt: record.endedAt?.toISOString() ?? null,
    takenBy: record.takenBy,
  };
};

/** How the last comparison went, in the reader's language. */
export const presentComparison = (
  record: ComparisonRecord | undefined,
  language: Language,
): Comparison => ({
  comparedAt: record?.compared_at?.toISOString() ?? null,
  failedAt: record?.failed_at?.toISOString() ?? null,
  problem: record?.failure ? wordRefusal(record.failure, language) : null,
});
