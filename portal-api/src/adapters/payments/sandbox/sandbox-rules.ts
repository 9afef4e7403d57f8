import {
  type Answer,
  cardError,
  failure,
  missing,
  unexpectedState,
  wireCharge,
  wireDispute,
  wireIntent,
  wireList,
} from './sandbox-answers.ts';
import type { SandboxBooks, SandboxIntent, SandboxMethod } from './sandbox-books.ts';
import {
  affirmDeclined,
  type CardDecline,
  challengeFailed,
  declineOf,
  testCards,
} from './sandbox-cards.ts';

/** Sends the portal a signed message afterwards. */
export type SendMessage = (type: string, object: object) => void;

const readyMade = (id: string): SandboxMethod | undefined => {
  const card = testCards.find(({ method }) => method === id);
  return card && { id, behaviour: card.behaviour, brand: card.brand, last4: card.number.slice(-4) };
};

const waiting: readonly SandboxIntent['status'][] = [
  'requires_payment_method',
  'requires_confirmation',
];

/** The sandbox's rules: what a payment does next, as the card provider documents it. */
export const sandboxRules = (books: SandboxBooks, send: SendMessage) => {
  const settle = async (intent: SandboxIntent, paymentMethod: string | null): Promise<Answer> => {
    const moved = await books.moveIntent(intent, {
      status: 'succeeded',
      payment_method: paymentMethod,
    });
    if (!moved) return unexpectedState((await books.findIntent(intent.id)) ?? intent);
    send('payment_intent.succeeded', wireIntent(moved));
    return { status: 200, body: wireIntent(moved) };
  };

  const decline = async (intent: SandboxIntent, reason: CardDecline): Promise<Answer> => {
    const moved = await books.moveIntent(intent, {
      status: 'requires_payment_method',
      payment_method: null,
      last_error: reason,
    });
    if (!moved) return unexpectedState((await books.findIntent(intent.id)) ?? intent);
    send('payment_intent.payment_failed', wireIntent(moved));
    return cardError(reason, moved);
  };

  const confirm = async (intentId: string, methodId: string): Promise<Answer> => {
    const intent = await books.findIntent(intentId);
    if (!intent) return missing(`payment_intent: '${intentId}'`);
    if (!waiting.includes(intent.status)) return unexpectedState(intent);
    const method = readyMade(methodId) ?? (await books.findMethod(methodId));
    if (!method) return missing(`PaymentMethod: '${methodId}'`);
    if (method.behaviour.startsWith('challenge')) {
      const moved = await books.moveIntent(intent, {
        status: 'requires_action',
        payment_method: method.id,
      });
      return moved ? { status: 200, body: wireIntent(moved) } : unexpectedState(intent);
    }
    const reason = declineOf(method.behaviour);
    return reason ? decline(intent, reason) : settle(intent, method.id);
  };

  return {
    create: async (form: URLSearchParams): Promise<Answer> => {
      const entries = [...form];
      const intent = await books.addIntent({
        amount: Number(form.get('amount')),
        currency: form.get('currency') ?? 'usd',
        methods: entries
          .filter(([key]) => key.startsWith('allowed_payment_method_types'))
          .map(([, value]) => value),
        metadata: Object.fromEntries(
          entries.flatMap(([key, value]) => {
            const name = /^metadata\[(\w+)\]$/.exec(key)?.[1];
            return name ? [[name, value]] : [];
          }),
        ),
      });
      return { status: 200, body: wireIntent(intent) };
    },
    confirm,
    retrieve: async (intentId: string): Promise<Answer> => {
      const intent = await books.findIntent(intentId);
      return intent ? { status: 200, body: wireIntent(intent) } : missing('payment_intent');
    },
    cancel: async (intentId: string): Promise<Answer> => {
      const intent = await books.findIntent(intentId);
      if (!intent) return missing('payment_intent');
      if (['succeeded', 'canceled'].includes(intent.status)) return unexpectedState(intent);
      const moved = await books.moveIntent(intent, { status: 'canceled' });
      if (!moved) return unexpectedState((await books.findIntent(intentId)) ?? intent);
      return { status: 200, body: wireIntent(moved) };
    },
    refund: async (intentId: string): Promise<Answer> =>
      (await books.refundIntent(intentId))
        ? {
            status: 200,
            body: { id: `re_${intentId.slice(3)}`, object: 'refund', status: 'succeeded' },
          }
        : failure(400, {
            type: 'invalid_request_error',
            code: 'charge_already_refunded',
            message: 'Charge has already been refunded.',
          }),
    charges: async (intentId: string): Promise<Answer> => {
      const intent = await books.findIntent(intentId);
      return wireList(intent?.status === 'succeeded' ? [wireCharge(intent)] : []);
    },
    disputes: async (intentId: string): Promise<Answer> =>
      wireList((await books.listDisputes(intentId)).map(wireDispute)),
    /** A refund that the firm makes on the provider's own pages. */
    refundByHand: async (intentId: string, amount?: number): Promise<void> => {
      await books.refundIntent(intentId, amount);
      const intent = await books.findIntent(intentId);
      if (intent) send('charge.refunded', wireCharge(intent));
    },
    /** What the buyer's bank does about a dispute. */
    dispute: async (intentId: string, amount: number, status: string): Promise<void> => {
      const dispute = await books.setDispute(intentId, amount, status);
      const isClosed = ['won', 'lost', 'warning_closed'].includes(status);
      send(`charge.dispute.${isClosed ? 'closed' : 'created'}`, wireDispute(dispute));
    },
    /** The bank's challenge, answered by the person. */
    challenge: async (intent: SandboxIntent, passed: boolean): Promise<Answer> => {
      if (intent.status !== 'requires_action') return unexpectedState(intent);
      if (!passed) return decline(intent, challengeFailed);
      const method = intent.payment_method ?? '';
      const known = readyMade(method) ?? (await books.findMethod(method));
      const reason = known && declineOf(known.behaviour);
      return reason ? decline(intent, reason) : settle(intent, method);
    },
    /** Affirm's own page, answered by the person. */
    affirm: async (intent: SandboxIntent, accepted: boolean): Promise<Answer> => {
      if (!waiting.includes(intent.status) || !intent.methods.includes('affirm'))
        return unexpectedState(intent);
      return accepted ? settle(intent, 'pm_affirm') : decline(intent, affirmDeclined);
    },
  };
};

/** The sandbox's rules. */
export type SandboxRules = ReturnType<typeof sandboxRules>;
