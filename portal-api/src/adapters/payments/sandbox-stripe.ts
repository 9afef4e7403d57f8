import {
  declineOf,
  type CardDecline,
  challengeFailed,
  affirmDeclined,
  testCards,
} from './sandbox-cards.ts';
import type { SandboxBooks, SandboxIntent, SandboxMethod } from './sandbox-books.ts';

/** The provider's reply: status and JSON. */
export interface Answer {
  status: number;
  body: unknown;
}

/** Lets a test or the environment delay or lose requests and replies of the sandbox. */
export interface SandboxFaults {
  /** Runs `work`; may wait, fail before it (a lost request) or fail after it (a lost reply). */
  around<T>(operation: string, work: () => Promise<T>): Promise<T>;
}

export const noFaults: SandboxFaults = { around: (_operation, work) => work() };

/** What the sandbox tells the portal afterwards, as signed messages do. */
export type TellPortal = (type: string, intent: object) => void;

const wireIntent = (intent: SandboxIntent) => ({
  id: intent.id,
  object: 'payment_intent',
  client_secret: intent.client_secret,
  status: intent.status,
  amount: intent.amount,
  currency: intent.currency,
  metadata: intent.metadata,
  payment_method: intent.payment_method,
  payment_method_types: intent.methods,
  created: Math.floor(intent.created_at.getTime() / 1000),
  last_payment_error: intent.last_error && { type: 'card_error', ...intent.last_error },
  ...(intent.status === 'requires_action' ? { next_action: { type: 'use_stripe_sdk' } } : {}),
});

const failure = (status: number, error: object): Answer => ({ status, body: { error } });

const unexpectedState = (intent: SandboxIntent): Answer =>
  failure(400, {
    type: 'invalid_request_error',
    code: 'payment_intent_unexpected_state',
    message: `This PaymentIntent's status is ${intent.status}.`,
    payment_intent: wireIntent(intent),
  });

const missing = (what: string): Answer =>
  failure(404, {
    type: 'invalid_request_error',
    code: 'resource_missing',
    message: `No such ${what}`,
  });

const cardError = (decline: CardDecline, intent: SandboxIntent): Answer =>
  failure(402, { type: 'card_error', ...decline, payment_intent: wireIntent(intent) });

const readyMade = (id: string): SandboxMethod | undefined => {
  const card = testCards.find(({ method }) => method === id);
  return card && { id, behaviour: card.behaviour, brand: card.brand, last4: card.number.slice(-4) };
};

const waiting: readonly SandboxIntent['status'][] = [
  'requires_payment_method',
  'requires_confirmation',
];

/** The sandbox's rules: what a payment does next, as the card provider documents it. */
export const sandboxRules = (books: SandboxBooks, tell: TellPortal) => {
  const settle = async (intent: SandboxIntent, paymentMethod: string | null): Promise<Answer> => {
    const moved = await books.moveIntent(intent, {
      status: 'succeeded',
      payment_method: paymentMethod,
    });
    if (!moved) return unexpectedState((await books.findIntent(intent.id)) ?? intent);
    tell('payment_intent.succeeded', wireIntent(moved));
    return { status: 200, body: wireIntent(moved) };
  };

  const decline = async (intent: SandboxIntent, reason: CardDecline): Promise<Answer> => {
    const moved = await books.moveIntent(intent, {
      status: 'requires_payment_method',
      payment_method: null,
      last_error: reason,
    });
    if (!moved) return unexpectedState((await books.findIntent(intent.id)) ?? intent);
    tell('payment_intent.payment_failed', wireIntent(moved));
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

const route = (
  rules: SandboxRules,
  method: string,
  path: string,
  form: URLSearchParams,
): Promise<Answer> => {
  const [, , resource, id = '', action] = path.split('/');
  if (resource === 'payment_intents') {
    if (method === 'GET') return rules.retrieve(id);
    if (action === 'confirm') return rules.confirm(id, form.get('payment_method') ?? '');
    if (action === 'cancel') return rules.cancel(id);
    if (id === '') return rules.create(form);
  }
  if (resource === 'refunds') return rules.refund(form.get('payment_intent') ?? '');
  return Promise.resolve(missing(`resource ${path}`));
};

// Requests at work in this process; one that a dead process left unanswered is done again.
const inProgress = new Set<string>();

const perform = async (
  books: SandboxBooks,
  key: string,
  work: () => Promise<Answer>,
): Promise<Answer> => {
  inProgress.add(key);
  try {
    const answer = await work();
    await books.answerRequest(key, answer.status, JSON.stringify(answer.body));
    return answer;
  } finally {
    inProgress.delete(key);
  }
};

const once = async (
  books: SandboxBooks,
  key: string | null,
  fingerprint: string,
  work: () => Promise<Answer>,
): Promise<Answer> => {
  if (!key) return work();
  if (await books.claimRequest(key, fingerprint)) return perform(books, key, work);
  const first = await books.findRequest(key);
  if (first?.fingerprint !== fingerprint)
    return failure(400, {
      type: 'idempotency_error',
      message:
        'Keys for idempotent requests can only be used with the same parameters they were first used with.',
    });
  if (first.status === null || first.body === null) {
    if (!inProgress.has(key)) return perform(books, key, work);
    return failure(409, {
      type: 'idempotency_error',
      code: 'idempotency_key_in_use',
      message: 'There is currently another in-progress request using this Idempotent Key.',
    });
  }
  return { status: first.status, body: JSON.parse(first.body) as unknown };
};

/** The card provider's HTTP API in this process: a `fetch` that the provider's own SDK talks to. */
export const sandboxFetch =
  (rules: SandboxRules, books: SandboxBooks, faults: SandboxFaults): typeof fetch =>
  async (input, init) => {
    const request = new Request(input, init);
    const { pathname } = new URL(request.url);
    const body = await request.text();
    const operation = `${request.method} ${pathname}`;
    const key = request.headers.get('idempotency-key');
    const answer = await faults.around(operation, () =>
      once(books, request.method === 'POST' ? key : null, `${operation} ${body}`, () =>
        route(rules, request.method, pathname, new URLSearchParams(body)),
      ),
    );
    return new Response(JSON.stringify(answer.body), {
      status: answer.status,
      headers: { 'content-type': 'application/json', 'request-id': 'req_sandbox' },
    });
  };
