import { toMinor, type Currency } from '@portal/shared-contracts';
import { z } from 'zod';
import type { DisputeOutcome, ReturnedMoney } from '../../kernel/payments/returned-money.ts';

/** One call of the provider's API; nothing when it does not know what was asked for. */
export type FlutterwaveCall = (method: string, path: string, body?: object) => Promise<unknown>;

const transactionId = z.union([z.number(), z.string()]).transform(String);

const reply = z.object({
  data: z
    .array(
      z.object({
        amount_refunded: z.number().optional(),
        amount: z.number().optional(),
        status: z.string(),
        tx_id: transactionId.optional(),
        transaction_id: transactionId.optional(),
        id: transactionId.optional(),
        comment: z.string().nullish(),
        due_date: z.string().nullish(),
        created_at: z.string().nullish(),
      }),
    )
    .nullish(),
});

const momentOf = (text: string | null | undefined): Date | null => {
  const moment = new Date(text ?? '');
  return Number.isNaN(moment.getTime()) ? null : moment;
};

const isReturned = (status: string): boolean => /^(completed|successful)/.test(status);

const outcomes: Readonly<Record<string, DisputeOutcome>> = {
  won: 'won',
  lost: 'lost',
  accepted: 'lost',
};

/** Refunds and chargebacks as Flutterwave lists them. */
export const flutterwaveReturns = (call: FlutterwaveCall) => {
  const list = async (what: 'refunds' | 'chargebacks', id: string) => {
    const path = `/v3/${what}?${new URLSearchParams({ id })}`;
    const { data } = reply.parse((await call('GET', path)) ?? {});
    // Its filters are advice at best: only what names the transaction counts.
    return (data ?? []).filter((row) => (row.tx_id ?? row.transaction_id) === id);
  };
  const count = async (id: string): Promise<number> =>
    (await list('refunds', id)).filter(({ status }) => !status.startsWith('failed')).length;
  return {
    find: async (id: string, currency: Currency): Promise<ReturnedMoney> => {
      const [refunds, chargebacks] = [await list('refunds', id), await list('chargebacks', id)];
      return {
        refundedMinor: refunds
          .filter(({ status }) => isReturned(status))
          .reduce((sum, row) => sum + toMinor(row.amount_refunded ?? 0, currency), 0),
        disputes: chargebacks.map((row, index) => ({
          // A provider that names none has one for each transaction.
          id: `${id}:${row.id ?? index}`,
          amountMinor: toMinor(row.amount ?? 0, currency),
          outcome: outcomes[row.status] ?? 'open',
          reason: row.comment ?? '',
          answerBy: momentOf(row.due_date),
          openedAt: momentOf(row.created_at),
        })),
      };
    },
    /** Whether a refund was asked for already and has not failed. */
    isOnItsWay: async (id: string): Promise<boolean> => (await count(id)) > 0,
    /** How many refunds were asked for and have not failed. */
    count,
  };
};
