// Runs in the pages of the portal in the place of the provider's own script: the same names, the same
// frames from the same origins, the same events and results.
import { CardElement } from './card-element.ts';
import { integrationError, ProviderFrame, RELEASE } from './provider-frame.ts';

interface Failure {
  type: string;
  code?: string;
  message: string;
}
interface WireIntent {
  id: string;
  status: string;
  last_payment_error: Failure | null;
  next_action: { type: string; redirect_to_url?: { url: string } } | null;
}

type Result = { error: Failure } | { paymentIntent: WireIntent };
const HOOKS = 'https://hooks.stripe.com';

/** Shows the page of the bank above everything and waits until the person has answered. */
const showChallenge = (intent: WireIntent): Promise<void> =>
  new Promise((resolve) => {
    const frame = document.createElement('iframe');
    frame.title = '3D Secure authentication';
    frame.src = `${HOOKS}/3d_secure?payment_intent=${intent.id}`;
    const style = { position: 'fixed', inset: '0', width: '100%', height: '100%', zIndex: '9999' };
    Object.assign(frame.style, style);
    const onAnswer = ({ source, origin }: MessageEvent): void => {
      if (origin !== HOOKS || source !== frame.contentWindow) return;
      window.removeEventListener('message', onAnswer);
      frame.remove();
      resolve();
    };
    window.addEventListener('message', onAnswer);
    document.body.append(frame);
  });

const createElements = (key: string, { locale = 'auto' }: { locale?: string } = {}) => {
  let card: CardElement | undefined;
  return {
    create: (type: string, options: object = {}): CardElement => {
      if (type !== 'card')
        throw integrationError(`A valid Element name must be provided, not ${type}.`);
      if (card) throw integrationError('Can only create one Element of type card.');
      card = new CardElement(key, locale, options, () => (card = undefined));
      return card;
    },
    getElement: () => card ?? null,
    update: () => undefined,
    on: () => undefined,
  };
};

const cardOf = (card: unknown): CardElement => {
  if (card instanceof CardElement && card.isMounted) return card;
  throw integrationError('We could not retrieve data from the specified Element.');
};

/** The object that the portal works with. */
const createStripe = (key: string, { locale = 'auto' }: { locale?: string } = {}) => {
  if (!key.startsWith('pk_')) throw integrationError('This API call needs a publishable key.');
  const controller = new ProviderFrame('controller', { key, locale }, () => undefined);
  controller.element.hidden = true;
  document.body.append(controller.element);
  const call = (method: string, path: string, form: object) =>
    controller.ask<Result>('call', { method, path: `/v1/payment_intents/${path}`, form });

  const nextAction = async (clientSecret: string, first: Result): Promise<Result> => {
    if ('error' in first || first.paymentIntent.status !== 'requires_action') return first;
    const { paymentIntent: intent } = first;
    const redirect = intent.next_action?.redirect_to_url?.url;
    // The page is left, so that nobody hears the answer.
    if (redirect) return new Promise(() => window.location.assign(redirect));
    await showChallenge(intent);
    const after = await call('GET', intent.id, { client_secret: clientSecret });
    const failed = 'paymentIntent' in after && after.paymentIntent.last_payment_error;
    return failed ? { error: failed } : after;
  };
  const idOf = (clientSecret: string): string => clientSecret.split('_secret_')[0] ?? '';
  const confirm = async (clientSecret: string, form: object): Promise<Result> =>
    nextAction(
      clientSecret,
      await call('POST', `${idOf(clientSecret)}/confirm`, { ...form, client_secret: clientSecret }),
    );
  const createPaymentMethod = ({ card }: { card?: unknown }) =>
    cardOf(card).frame.ask<{ error: Failure } | { paymentMethod: { id: string } }>('tokenise');

  return {
    elements: (options?: { locale?: string }) => createElements(key, options),
    createToken: () => Promise.reject(integrationError('Tokens are not part of this journey.')),
    createPaymentMethod: async (data: { card?: unknown }) => createPaymentMethod(data),
    confirmCardPayment: async (secret: string, data: { payment_method: { card: unknown } }) => {
      const made = await createPaymentMethod(data.payment_method);
      return 'error' in made ? made : confirm(secret, { payment_method: made.paymentMethod.id });
    },
    handleNextAction: async ({ clientSecret }: { clientSecret: string }) => {
      const intent = await call('GET', idOf(clientSecret), { client_secret: clientSecret });
      return nextAction(clientSecret, intent);
    },
    confirmAffirmPayment: (secret: string, data: { return_url?: string } = {}) =>
      confirm(secret, {
        'payment_method_data[type]': 'affirm',
        return_url: data.return_url ?? '',
      }),
    registerAppInfo: () => undefined,
    _registerWrapper: () => undefined,
  };
};

Object.assign(window, { Stripe: Object.assign(createStripe, { version: RELEASE }) });
