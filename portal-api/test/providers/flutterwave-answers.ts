import { z } from 'zod';
import { flutterwaveReturnsBook, listedPage } from './flutterwave-returns-book.ts';

const payment = z.object({
  tx_ref: z.string(),
  amount: z.number(),
  currency: z.string(),
  redirect_url: z.url(),
  customer: z.object({ email: z.email(), name: z.string() }),
  customizations: z.object({ title: z.string() }),
});

interface Transaction {
  id: number;
  tx_ref: string;
  amount: number;
  currency: string;
  status: string;
}

const json = (status: number, body: object): Response => Response.json(body, { status });

const missing = () =>
  json(404, { status: 'error', message: 'No transaction was found for this id', data: null });

const refundPart = (
  returns: ReturnType<typeof flutterwaveReturnsBook>,
  paid: Transaction,
  amount: number,
): Response => {
  if (returns.sumOf(paid.id) + amount > paid.amount)
    return json(400, { status: 'error', message: 'Amount is more than what is left' });
  returns.refund(paid.id, amount, 'completed');
  return json(200, { status: 'success', data: { id: 1, status: 'completed' } });
};

const listed = (transactions: Iterable<Transaction>, url: URL): Response =>
  listedPage(
    [...transactions].map((paid) => ({ ...paid, created_at: '2026-03-02T09:00:00.000Z' })),
    Number(url.searchParams.get('page')),
  );

const verify = (found: Transaction | undefined): Response =>
  found ? json(200, { status: 'success', message: 'Transaction fetched', data: found }) : missing();

/** The used parts of Flutterwave's API as it documents them: pay, verify by reference, refund. */
export const flutterwaveAnswers = (secretKey: string) => {
  const transactions = new Map<string, Transaction>();
  const opened = new Map<string, z.output<typeof payment>>();

  const open = async (request: Request): Promise<Response> => {
    const wanted = payment.safeParse(await request.json());
    if (!wanted.success) return json(400, { status: 'error', message: 'Invalid payload' });
    opened.set(wanted.data.tx_ref, wanted.data);
    const link = `https://checkout.flutterwave.com/v3/hosted/pay/${opened.size}`;
    return json(200, { status: 'success', message: 'Hosted Link', data: { link } });
  };

  const returns = flutterwaveReturnsBook();

  const refund = async (id: number, request: Request): Promise<Response> => {
    const paid = [...transactions.values()].find((each) => each.id === id);
    if (!paid) return missing();
    const { amount } = (await request.json()) as { amount?: number };
    if (amount !== undefined) return refundPart(returns, paid, amount);
    transactions.set(paid.tx_ref, { ...paid, status: 'failed' });
    return json(200, { status: 'success', data: { id: 1, status: 'completed' } });
  };

  const idOf = (txRef: string): number => transactions.get(txRef)?.id ?? 0;

  return {
    /** The firm refunds on the provider's own pages; the id is what messages about it name. */
    refundByHand: (txRef: string, amount_refunded: number, status = 'completed'): number => {
      returns.refund(idOf(txRef), amount_refunded, status);
      return idOf(txRef);
    },
    /** The bank is still at its refunds, or sends them back; the id is what messages about it name. */
    turnRefunds: (txRef: string, status: 'pending' | 'failed'): number => {
      returns.turn(idOf(txRef), status);
      return idOf(txRef);
    },
    /** What became of it here; refunded whole, it has failed. */
    statusOf: (txRef: string) => transactions.get(txRef)?.status,
    /** The buyer's bank charges back. */
    chargeBack: (txRef: string, amount: number, status: string): number => {
      returns.chargeBack(idOf(txRef), amount, status);
      return idOf(txRef);
    },
    /** The person pays or is refused on the provider's page. */
    answer: (txRef: string, status: 'successful' | 'failed' | 'pending'): void => {
      const wanted = opened.get(txRef);
      if (!wanted) throw new Error(`${txRef} was never opened`);
      const { tx_ref, amount, currency } = wanted;
      const id = transactions.get(txRef)?.id ?? 285_959_875 + transactions.size;
      transactions.set(txRef, { id, tx_ref, amount, currency, status });
    },
    /** The provider, or somebody in between, names another's transaction for this reference. */
    answerAs: (txRef: string, other: string): void => {
      const paid = transactions.get(other);
      if (!paid) throw new Error(`${other} was never paid`);
      transactions.set(txRef, { ...paid, tx_ref: txRef });
    },
    respond: async (request: Request): Promise<Response> => {
      if (request.headers.get('authorization') !== `Bearer ${secretKey}`)
        return json(401, { status: 'error', message: 'Invalid authorization key' });
      const url = new URL(request.url);
      const refunded = /^\/v3\/transactions\/(\d+)\/refund$/.exec(url.pathname)?.[1];
      if (request.method === 'POST' && url.pathname === '/v3/payments') return open(request);
      if (url.pathname === '/v3/transactions/verify_by_reference')
        return verify(transactions.get(url.searchParams.get('tx_ref') ?? ''));
      if (url.pathname === '/v3/transactions') return listed(transactions.values(), url);
      if (request.method === 'POST' && refunded) return refund(Number(refunded), request);
      return returns.respond(url) ?? missing();
    },
  };
};
