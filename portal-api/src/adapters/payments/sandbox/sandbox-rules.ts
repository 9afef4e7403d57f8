import {
  type Answer,
  failure,
  missing,
  unexpectedState,
  wireCharge,
  wireDispute,
  wireIntent,
  wireList,
  wireRefund,
} from './sandbox-answers.ts';
import type { SandboxBooks } from './sandbox-books.ts';
import { findMethod, isWaiting, sandboxOutcomes, type SendMessage } from './sandbox-outcomes.ts';
import { sandboxLists } from './sandbox-lists.ts';
import { sandboxPeople } from './sandbox-people.ts';

const METADATA = /^metadata\[(\w+)\]$/;

/** A new intent as the provider's form carries it: flat, lists and objects in the names of the fields. */
const readIntentForm = (form: URLSearchParams) => {
  const entries = [...form];
  return {
    amount: Number(form.get('amount')),
    currency: form.get('currency') ?? 'usd',
    methods: entries
      .filter(([key]) => key.startsWith('allowed_payment_method_types'))
      .map(([, value]) => value),
    metadata: Object.fromEntries(
      entries.flatMap(([key, value]) => {
        const name = METADATA.exec(key)?.[1];
        return name ? [[name, value]] : [];
      }),
    ),
  };
};

/** What the portal asks of a payment. */
const paymentCalls = (books: SandboxBooks, send: SendMessage) => {
  const { charge } = sandboxOutcomes(books, send);
  return {
    create: async (form: URLSearchParams): Promise<Answer> => {
      const intent = await books.addIntent(readIntentForm(form));
      return { status: 200, body: wireIntent(intent) };
    },
    confirm: async (intentId: string, methodId: string): Promise<Answer> => {
      const intent = await books.findIntent(intentId);
      if (!intent) return missing(`payment_intent: '${intentId}'`);
      if (!isWaiting(intent)) return unexpectedState(intent);
      const method = await findMethod(books, methodId);
      if (!method) return missing(`PaymentMethod: '${methodId}'`, 'payment_method');
      if (!method.behaviour.startsWith('challenge')) return charge(intent, method);
      const moved = await books.moveIntent(intent, {
        status: 'requires_action',
        payment_method: method.id,
      });
      return moved ? { status: 200, body: wireIntent(moved) } : unexpectedState(intent);
    },
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
  };
};

const refusedRefund = failure(400, {
  type: 'invalid_request_error',
  code: 'charge_already_refunded',
  message: 'Charge has already been refunded.',
});

/** What the portal asks of money that was taken. */
const returnCalls = (books: SandboxBooks) => ({
  refund: async (intentId: string, form: URLSearchParams): Promise<Answer> => {
    if (!(await books.findIntent(intentId))) return missing(`payment_intent: '${intentId}'`);
    const name = form.get('metadata[name]');
    if (name) {
      const part = await books.refundNamed(intentId, name, Number(form.get('amount')));
      return part ? { status: 200, body: wireRefund(part) } : refusedRefund;
    }
    if (!(await books.refundIntent(intentId))) return refusedRefund;
    return {
      status: 200,
      body: { id: `re_${intentId.slice(3)}`, object: 'refund', status: 'succeeded' },
    };
  },
  refunds: async (intentId: string): Promise<Answer> => {
    const intent = await books.findIntent(intentId);
    return wireList(intent ? (await books.listRefunds(intentId)).map(wireRefund) : []);
  },
  charges: async (intentId: string): Promise<Answer> => {
    const intent = await books.findIntent(intentId);
    return wireList(intent?.status === 'succeeded' ? [wireCharge(intent)] : []);
  },
  disputes: async (intentId: string): Promise<Answer> => {
    const intent = await books.findIntent(intentId);
    return wireList(intent ? (await books.listDisputes(intentId)).map(wireDispute) : []);
  },
});

/** The sandbox's rules: what a payment does next, as the card provider documents it. */
export const sandboxRules = (books: SandboxBooks, send: SendMessage) => ({
  ...paymentCalls(books, send),
  ...returnCalls(books),
  ...sandboxLists(books),
  ...sandboxPeople(books, send),
});

export type SandboxRules = ReturnType<typeof sandboxRules>;
