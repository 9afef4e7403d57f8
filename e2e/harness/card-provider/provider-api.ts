import type { Intent, ProviderBooks } from './provider-books.ts';
import type { ProviderReturns } from './provider-returns.ts';

/** A call of the portal's server or of the provider's own frames. */
export interface ProviderCall {
  method: string;
  path: string;
  form: URLSearchParams;
  /** `Authorization` of the call; frames send their public key in the form. */
  authorization: string | undefined;
  idempotencyKey?: string | undefined;
}

/** The provider's reply. */
export interface ProviderReply {
  status: number;
  body: object;
}

const failure = (status: number, error: object): ProviderReply => ({ status, body: { error } });

const invalid = (message: string, extra: object = {}): ProviderReply =>
  failure(400, { type: 'invalid_request_error', message, ...extra });

const metadataOf = (form: URLSearchParams): Record<string, string> =>
  Object.fromEntries(
    [...form].flatMap(([name, value]) => {
      const key = /^metadata\[(\w+)\]$/.exec(name)?.[1];
      return key ? [[key, value]] : [];
    }),
  );

const unexpected = (intent: Intent): ProviderReply =>
  invalid(`This PaymentIntent's status is ${intent.status}.`, {
    code: 'payment_intent_unexpected_state',
    payment_intent: intent,
  });

const isOpen = ({ status }: Intent): boolean =>
  ['requires_payment_method', 'requires_confirmation'].includes(status);

const confirm = (books: ProviderBooks, intent: Intent, form: URLSearchParams): ProviderReply => {
  if (!isOpen(intent)) return unexpected(intent);
  if (form.get('payment_method_data[type]') === 'affirm') {
    books.redirect(intent, form.get('return_url') ?? '');
    return { status: 200, body: intent };
  }
  const error = books.confirm(intent, form.get('payment_method') ?? '');
  return error ? failure(402, { ...error, payment_intent: intent }) : { status: 200, body: intent };
};

const cancel = (intent: Intent): ProviderReply => {
  if (['succeeded', 'canceled'].includes(intent.status)) return unexpected(intent);
  intent.status = 'canceled';
  return { status: 200, body: intent };
};

const returned = (returns: ProviderReturns, { method, path, form }: ProviderCall) => {
  const [, , resource = ''] = path.split('/');
  if (method === 'POST' && resource === 'refunds') {
    const intentId = form.get('payment_intent') ?? '';
    const { name } = metadataOf(form);
    const refund = returns.refund(intentId, Number(form.get('amount')), name);
    const code = 'charge_already_refunded';
    return refund ? { status: 200, body: refund } : invalid('Refunded already.', { code });
  }
  const data = method === 'GET' ? returns.list(resource, form) : undefined;
  return data && { status: 200, body: { object: 'list', data, has_more: false } };
};

const route = (books: ProviderBooks, call: ProviderCall, isServer: boolean): ProviderReply => {
  const { method, path, form } = call;
  const [, , resource, id = '', action] = path.split('/');
  if (resource === 'payment_methods' && method === 'POST' && !isServer)
    return { status: 200, body: books.addMethod(form.get('card[number]') ?? '') };
  if (resource !== 'payment_intents') return invalid(`Unrecognized request URL (${path}).`);
  if (id === '' && isServer) {
    const [amount, currency] = [Number(form.get('amount')), form.get('currency') ?? ''];
    const description = form.get('description') ?? '';
    const intent = books.addIntent({ amount, currency, description, metadata: metadataOf(form) });
    return { status: 200, body: intent };
  }
  const intent = books.intents.get(id);
  // A browser opens an intent with its secret only.
  const isKnown = intent && (isServer || form.get('client_secret') === intent.client_secret);
  if (!isKnown) return failure(404, { type: 'invalid_request_error', code: 'resource_missing' });
  if (method === 'GET') return { status: 200, body: intent };
  if (action === 'confirm') return confirm(books, intent, form);
  return action === 'cancel' && isServer ? cancel(intent) : invalid('Unrecognized request.');
};

/** The part of the provider's HTTP API that card payments use; the same key gets the same reply. */
export const providerApi = (
  { books, returns }: { books: ProviderBooks; returns: ProviderReturns },
  keys: { secret: string; publishable: string },
) => {
  const replies = new Map<string, ProviderReply>();
  return (call: ProviderCall): ProviderReply => {
    const isServer = call.authorization === `Bearer ${keys.secret}`;
    if (!isServer && call.form.get('key') !== keys.publishable)
      return failure(401, { type: 'invalid_request_error', message: 'Invalid API Key provided.' });
    const known = call.idempotencyKey && replies.get(call.idempotencyKey);
    if (known) return known;
    // Books go on living: what was answered once must not change with them.
    const reply = structuredClone(
      (isServer && returned(returns, call)) || route(books, call, isServer),
    );
    if (call.idempotencyKey) replies.set(call.idempotencyKey, reply);
    return reply;
  };
};
