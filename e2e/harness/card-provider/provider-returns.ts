import { createHmac, randomUUID } from 'node:crypto';
import type { Intent, ProviderBooks } from './provider-books.ts';

/** Money that went back by a refund. */
interface ProviderRefund {
  id: string;
  object: 'refund';
  payment_intent: string;
  amount: number;
  metadata: Record<string, string>;
  status: 'succeeded';
  created: number;
}

/** Money that a buyer's bank asks back. */
interface ProviderDispute {
  id: string;
  object: 'dispute';
  payment_intent: string;
  amount: number;
  status: 'needs_response' | 'lost';
  reason: string;
  created: number;
  evidence_details: { due_by: number };
}

const WEEK = 7 * 24 * 3600;

const seconds = (): number => Math.floor(Date.now() / 1000);

const newId = (prefix: string): string => `${prefix}_${randomUUID().replaceAll('-', '')}`;

/** What the provider of this machine knows of money that went back. */
export class ProviderReturns {
  readonly refunds: ProviderRefund[] = [];
  readonly disputes: ProviderDispute[] = [];
  readonly #books: ProviderBooks;

  constructor(books: ProviderBooks) {
    this.#books = books;
  }

  refundedOf(intentId: string): number {
    return this.refunds
      .filter((refund) => refund.payment_intent === intentId)
      .reduce((sum, { amount }) => sum + amount, 0);
  }

  /** Everything that is gone of a payment: refunds, and disputes that were lost. */
  returnedOf(intentId: string): number {
    return this.disputes
      .filter(({ payment_intent: of, status }) => of === intentId && status === 'lost')
      .reduce((sum, { amount }) => sum + amount, this.refundedOf(intentId));
  }

  /** Sends a part back; nothing where so much is not left. */
  refund(intentId: string, amount: number, name?: string): ProviderRefund | undefined {
    const paid = this.#books.intents.get(intentId)?.amount ?? 0;
    if (amount < 1 || this.refundedOf(intentId) + amount > paid) return undefined;
    const refund: ProviderRefund = {
      id: newId('re'),
      object: 'refund',
      payment_intent: intentId,
      amount,
      metadata: name === undefined ? {} : { name },
      status: 'succeeded',
      created: seconds(),
    };
    this.refunds.unshift(refund);
    return refund;
  }

  /** The buyer's bank asks for a part, or has it for good. */
  dispute(intentId: string, amount: number, status: ProviderDispute['status']): void {
    const known = this.disputes.find(({ payment_intent: of }) => of === intentId);
    if (known) known.status = status;
    else
      this.disputes.unshift({
        id: newId('dp'),
        object: 'dispute',
        payment_intent: intentId,
        amount,
        status,
        reason: 'product_not_received',
        created: seconds(),
        evidence_details: { due_by: seconds() + WEEK },
      });
  }

  /** The charge behind a payment. */
  chargeOf({ id, amount, currency, metadata, created }: Intent): object {
    const refunded = this.refundedOf(id);
    return {
      id: `ch_${id.slice(3)}`,
      object: 'charge',
      payment_intent: id,
      amount,
      amount_refunded: refunded,
      refunded: refunded === amount,
      status: 'succeeded',
      paid: true,
      created,
      currency,
      metadata,
    };
  }

  /** What a list of charges, refunds or disputes answers: the newest first, in one part. */
  list(resource: string, form: URLSearchParams): object[] | undefined {
    const intentId = form.get('payment_intent');
    const since = Number(form.get('created[gte]') ?? 0);
    const isWanted = (row: { payment_intent: string; created: number }): boolean =>
      (intentId === null || row.payment_intent === intentId) && row.created >= since;
    if (resource === 'refunds') return this.refunds.filter(isWanted);
    if (resource === 'disputes') return this.disputes.filter(isWanted);
    if (resource !== 'charges') return undefined;
    return [...this.#books.intents.values()]
      .filter((intent) => intent.status === 'succeeded')
      .filter(({ id, created }) => isWanted({ payment_intent: id, created }))
      .map((intent) => this.chargeOf(intent));
  }
}

/** Brings a message to the portal as the provider does; it only says about which payment it is. */
export const tellPortal = async (
  origin: string,
  secret: string,
  { type, intentId, at }: { type: string; intentId: string; at: Date },
): Promise<number> => {
  const object = { id: newId('x'), object: 'refund', payment_intent: intentId };
  const payload = JSON.stringify({ id: newId('evt'), object: 'event', type, data: { object } });
  const timestamp = Math.floor(at.getTime() / 1000);
  const signature = createHmac('sha256', secret).update(`${timestamp}.${payload}`).digest('hex');
  const reply = await fetch(`${origin}/api/webhooks/cards`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'stripe-signature': `t=${timestamp},v1=${signature}`,
    },
    body: payload,
  });
  return reply.status;
};
