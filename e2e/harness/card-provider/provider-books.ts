import { randomBytes } from 'node:crypto';

/** Why a card was not charged, as the provider words it. */
export interface Decline {
  type: 'card_error' | 'invalid_request_error';
  code: string;
  decline_code?: string;
  message: string;
}

/** One payment in the provider's books. */
export interface Intent {
  id: string;
  object: 'payment_intent';
  client_secret: string;
  status: string;
  amount: number;
  currency: string;
  description: string;
  metadata: Record<string, string>;
  payment_method_types: string[];
  payment_method: string | null;
  last_payment_error: Decline | null;
  next_action: object | null;
  created: number;
}

/** What the bank does with a card: it may ask its holder first, and may decline. */
interface CardBehaviour {
  asks: boolean;
  decline?: Decline;
}

const refusal = (code: string, message: string, reason?: string): Decline => ({
  type: 'card_error',
  code,
  ...(reason ? { decline_code: reason } : {}),
  message,
});

const declined = refusal('card_declined', 'Your card was declined.', 'generic_decline');

// The provider's public test numbers.
const behaviours: Readonly<Record<string, CardBehaviour>> = {
  '4242424242424242': { asks: false },
  '4000000000000002': { asks: false, decline: declined },
  '4000000000009995': {
    asks: false,
    decline: refusal('card_declined', 'Your card has insufficient funds.', 'insufficient_funds'),
  },
  '4000000000003220': { asks: true },
  '4000008400001629': { asks: true, decline: declined },
};

// What a server may name in the place of a card, as at the provider.
const KNOWN_METHODS = { pm_card_visa: { asks: false } } satisfies Record<string, CardBehaviour>;

/** What the provider says when the holder of a card did not prove who they are. */
const NOT_AUTHENTICATED = refusal(
  'payment_intent_authentication_failure',
  'We are unable to authenticate your payment method. Please choose a different payment method and try again.',
);

/** What the provider says when Affirm takes nobody on. */
const AFFIRM_DECLINED = refusal(
  'payment_method_provider_decline',
  'The payment was declined by Affirm.',
);

const newId = (prefix: string): string => `${prefix}_${randomBytes(12).toString('hex')}`;

/** The books of the local card provider: payments, payment methods and what was charged. */
export class ProviderBooks {
  readonly intents = new Map<string, Intent>();
  /** Ids of the payments that were charged, one entry for each charge. */
  readonly charges: string[] = [];
  readonly #methods = new Map<string, CardBehaviour>(Object.entries(KNOWN_METHODS));

  addMethod(number: string): { id: string } {
    const id = newId('pm');
    this.#methods.set(id, behaviours[number] ?? { asks: false, decline: declined });
    return { id };
  }

  addIntent(wanted: Pick<Intent, 'amount' | 'currency' | 'description' | 'metadata'>): Intent {
    const id = newId('pi');
    const intent: Intent = {
      id,
      object: 'payment_intent',
      client_secret: `${id}_secret_${randomBytes(12).toString('hex')}`,
      status: 'requires_payment_method',
      payment_method_types: ['card', 'affirm'],
      payment_method: null,
      last_payment_error: null,
      next_action: null,
      created: Math.floor(Date.now() / 1000),
      ...wanted,
    };
    this.intents.set(id, intent);
    return intent;
  }

  /** Something that was paid before the portal came here. */
  bring(
    id: string,
    { key, amount, currency }: { key: string; amount: number; currency: string },
  ): void {
    const metadata = { payment_key: key, site_id: 'northwind' };
    const intent = this.addIntent({ amount, currency, description: '', metadata });
    this.intents.delete(intent.id);
    this.intents.set(id, { ...intent, id, status: 'succeeded' });
  }

  /** Tries to charge; the error is absent where the bank only asks first. */
  confirm(intent: Intent, method: string): Decline | undefined {
    const behaviour = this.#methods.get(method);
    if (!behaviour)
      return {
        type: 'invalid_request_error',
        code: 'resource_missing',
        message: `No such PaymentMethod: '${method}'`,
      };
    intent.payment_method = method;
    if (!behaviour.asks) return this.#settle(intent, behaviour.decline);
    intent.status = 'requires_action';
    intent.next_action = {
      type: 'use_stripe_sdk',
      use_stripe_sdk: { type: 'stripe_3ds2_fingerprint' },
    };
    return undefined;
  }

  /** Leads to the page of Affirm, as the provider's script asks for it. */
  redirect(intent: Intent, returnUrl: string): void {
    intent.status = 'requires_action';
    intent.payment_method = newId('pm');
    intent.next_action = {
      type: 'redirect_to_url',
      redirect_to_url: {
        url: `https://hooks.stripe.com/affirm?payment_intent=${intent.id}`,
        return_url: returnUrl,
      },
    };
  }

  /** What the person decided on the page of the bank or of Affirm. */
  decide(intent: Intent, isAccepted: boolean): void {
    if (intent.status !== 'requires_action') return;
    const isAffirm = (intent.next_action as { type: string }).type === 'redirect_to_url';
    const refused = isAffirm ? AFFIRM_DECLINED : NOT_AUTHENTICATED;
    const behaviour = this.#methods.get(intent.payment_method ?? '');
    this.#settle(intent, isAccepted ? behaviour?.decline : refused);
  }

  #settle(intent: Intent, error: Decline | undefined): Decline | undefined {
    intent.next_action = null;
    intent.last_payment_error = error ?? null;
    intent.status = error ? 'requires_payment_method' : 'succeeded';
    if (error) intent.payment_method = null;
    else this.charges.push(intent.id);
    return error;
  }
}
