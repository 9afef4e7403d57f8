import { currency, type Currency, type Sentence } from '@portal/shared-contracts';
import type { differenceKinds, differenceStates } from '@portal/shared-contracts/admin';
import type { Attempt } from '../attempts/attempt.record.ts';

/** Providers whose books can be compared with ours. */
export type ComparedProvider = Exclude<Attempt['provider'], 'none'>;

/** What one side says otherwise than the other; amounts in minor units. */
export interface FoundDifference {
  kind: (typeof differenceKinds)[number];
  provider: ComparedProvider;
  /** The firm's account whose books say so; nothing for the platform's. */
  accountId: string | null;
  reference: string;
  name: string | null;
  paymentKey: string | null;
  hereMinor: number | null;
  thereMinor: number | null;
  currency: Currency;
}

/** A difference with what became of it and what stands around it. */
export interface DifferenceRecord extends FoundDifference {
  id: string;
  state: (typeof differenceStates)[number];
  foundAt: Date;
  endedAt: Date | null;
  takenBy: string | null;
  paymentState: Attempt['state'] | null;
  customer: { name: string; email: string } | null;
  order: { _id: string; number: string } | null;
}

/** A row of `money_differences` with what stands around it. */
export interface DifferenceRow {
  id: string;
  kind: FoundDifference['kind'];
  provider: ComparedProvider;
  account_id: string | null;
  reference: string;
  name: string | null;
  payment_key: string | null;
  here_minor: number | null;
  there_minor: number | null;
  currency: string;
  state: DifferenceRecord['state'];
  found_at: Date;
  ended_at: Date | null;
  taken_by_name: string | null;
  payment_state: Attempt['state'] | null;
  person_id: string | null;
  first_name: string | null;
  last_name: string | null;
  email: string | null;
  order_id: string | null;
  order_number: string | null;
}

/** A row as the rest of the domain knows it. */
export const toDifference = (row: DifferenceRow): DifferenceRecord => ({
  id: row.id,
  kind: row.kind,
  provider: row.provider,
  accountId: row.account_id,
  reference: row.reference,
  name: row.name,
  paymentKey: row.payment_key,
  hereMinor: row.here_minor,
  thereMinor: row.there_minor,
  currency: currency.parse(row.currency),
  state: row.state,
  foundAt: row.found_at,
  endedAt: row.ended_at,
  takenBy: row.taken_by_name,
  paymentState: row.payment_state,
  customer: row.person_id
    ? { name: [row.first_name, row.last_name].filter(Boolean).join(' '), email: row.email ?? '' }
    : null,
  order: row.order_id && row.order_number ? { _id: row.order_id, number: row.order_number } : null,
});

/** How the last comparison of a firm went. */
export interface ComparisonRecord {
  compared_at: Date | null;
  failed_at: Date | null;
  failure: Sentence | null;
}
