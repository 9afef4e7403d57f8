import { currency, toMinor } from '@portal/shared-contracts';
import { Refusal } from '@portal/shared-contracts/refusals';
import { z } from 'zod';
import type { BookedPayment, BooksReader } from '../../kernel/payments/provider-books.ts';
import type { ReturnedMoney } from '../../kernel/payments/returned-money.ts';
import type { TransferState } from '../../kernel/payments/transfer-provider.ts';
import type { FlutterwaveCall, flutterwaveReturns } from './flutterwave-returns.ts';

const transactionId = z.union([z.number(), z.string()]).transform(String);

const pageReply = z.object({
  meta: z
    .object({ page_info: z.object({ total_pages: z.number() }).optional() })
    .nullish()
    .catch(null),
  data: z
    .array(
      z.object({
        id: transactionId.optional(),
        tx_ref: z.string().optional(),
        tx_id: transactionId.optional(),
        transaction_id: transactionId.optional(),
        status: z.string(),
        amount: z.number().optional(),
        currency: z.string().optional(),
        created_at: z.string().nullish(),
      }),
    )
    .nullable(),
});

type Row = NonNullable<z.output<typeof pageReply>['data']>[number];
type Asked = 'transactions' | 'refunds' | 'chargebacks';

const dayOf = (moment: Date): string => moment.toISOString().slice(0, 10);

const momentOf = (text: string | null | undefined): Date => {
  const moment = new Date(text ?? '');
  return Number.isNaN(moment.getTime()) ? new Date(0) : moment;
};

/** Every row of a list since that day, page after page; an answer that cannot be read is none. */
const listAll = async (call: FlutterwaveCall, what: Asked, since: Date): Promise<Row[]> => {
  const all: Row[] = [];
  for (let page = 1; ; page += 1) {
    const query = new URLSearchParams({ from: dayOf(since), page: String(page) });
    const reply = pageReply.safeParse(await call('GET', `/v3/${what}?${query}`));
    if (!reply.success) throw new Refusal('provider-silent');
    const { data, meta } = reply.data;
    all.push(...(data ?? []));
    if ((data ?? []).length === 0 || page >= (meta?.page_info?.total_pages ?? 1)) return all;
  }
};

const NOTHING: ReturnedMoney = { refundedMinor: 0, disputes: [] };

/** The books of an account of Flutterwave: its lists, page after page. */
export const flutterwaveBooks = (
  call: FlutterwaveCall,
  returns: ReturnType<typeof flutterwaveReturns>,
  find: (txRef: string) => Promise<TransferState | undefined>,
): BooksReader => {
  const booked = async (row: Row, touched: ReadonlySet<string>): Promise<BookedPayment[]> => {
    const code = currency.safeParse(row.currency?.toLowerCase());
    const { id = '', tx_ref: name = '' } = row;
    if (row.status !== 'successful' || !code.success) return [];
    return [
      {
        reference: id,
        name,
        siteId: undefined,
        amountMinor: toMinor(row.amount ?? 0, code.data),
        currency: code.data,
        paidAt: momentOf(row.created_at),
        returned: touched.has(id) ? await returns.find(id, code.data) : NOTHING,
      },
    ];
  };
  return {
    readBooks: async (since) => {
      const rows = await listAll(call, 'transactions', since);
      const back = [
        ...(await listAll(call, 'refunds', since)),
        ...(await listAll(call, 'chargebacks', since)),
      ];
      const touched = new Set(back.flatMap((row) => row.tx_id ?? row.transaction_id ?? []));
      const payments: BookedPayment[] = [];
      for (const row of rows) payments.push(...(await booked(row, touched)));
      for (const { reference } of payments) touched.delete(reference);
      return { payments, touched: [...touched] };
    },
    findBooked: async ({ name }) => {
      const state = name ? await find(name) : undefined;
      const code = currency.safeParse(state?.currency);
      if (state?.status !== 'successful' || !code.success) return undefined;
      return {
        reference: state.transactionId,
        name: state.txRef,
        siteId: undefined,
        amountMinor: state.amount,
        currency: state.currency,
        paidAt: new Date(0),
        returned: await returns.find(state.transactionId, code.data),
      };
    },
  };
};
