import { ApiError, callApi } from '@portal/shared-contracts';
import { answerSandboxChallenge, createSandboxMethod } from '@portal/shared-contracts/payments';
import type { Stripe } from '@stripe/stripe-js';
import { type CardWords, SandboxCardElement } from './sandbox-card-element.ts';
import { askInDialog, type QuestionWords } from './sandbox-dialog.ts';

/** Everything that the sandbox says. */
export interface SandboxWords {
  card: CardWords;
  incomplete: string;
  bank: QuestionWords;
  affirm: QuestionWords;
}

const providerError = (message: string) => ({ error: { type: 'card_error', message } });

const messageOf = (error: unknown): string => (error instanceof ApiError ? error.message : '');

const answer = async (
  kind: 'bank' | 'affirm',
  clientSecret: string,
  words: QuestionWords,
): Promise<
  { paymentIntent: { id: string; status: string } } | ReturnType<typeof providerError>
> => {
  const intent = await callApi(answerSandboxChallenge, {
    client_secret: clientSecret,
    kind,
    answer: await askInDialog(words),
  });
  return intent.last_payment_error && intent.status !== 'succeeded'
    ? providerError(intent.last_payment_error.message)
    : { paymentIntent: { id: intent.id, status: intent.status } };
};

const createElements = (words: SandboxWords) => {
  let card: SandboxCardElement | undefined;
  return {
    create: () => (card = new SandboxCardElement(words.card)),
    getElement: () => card ?? null,
    update: () => undefined,
    on: () => undefined,
  };
};

const createMethod = async (card: unknown, words: SandboxWords) => {
  if (!(card instanceof SandboxCardElement) || !card.isComplete)
    return providerError(words.incomplete);
  try {
    const { id } = await callApi(createSandboxMethod, card.values);
    return { paymentMethod: { id } };
  } catch (error) {
    return providerError(messageOf(error));
  }
};

const affirmReturn = (returnUrl: string, clientSecret: string, succeeded: boolean): string => {
  const url = new URL(returnUrl, window.location.href);
  url.searchParams.set('payment_intent', clientSecret.split('_secret_')[0] ?? '');
  url.searchParams.set('payment_intent_client_secret', clientSecret);
  url.searchParams.set('redirect_status', succeeded ? 'succeeded' : 'failed');
  return url.href;
};

/** An object with the provider's methods that needs no network beyond the portal's own server. */
export const sandboxProvider = (
  words: SandboxWords,
  leave: (address: string) => void = (address) => window.location.assign(address),
): Stripe => {
  const provider = {
    elements: () => createElements(words),
    createToken: () => Promise.resolve(providerError(words.incomplete)),
    confirmCardPayment: () => Promise.resolve(providerError(words.incomplete)),
    createPaymentMethod: ({ card }: { card?: unknown }) => createMethod(card, words),
    handleNextAction: ({ clientSecret }: { clientSecret: string }) =>
      answer('bank', clientSecret, words.bank),
    confirmAffirmPayment: async (clientSecret: string, data: { return_url?: string } = {}) => {
      const result = await answer('affirm', clientSecret, words.affirm);
      leave(affirmReturn(data.return_url ?? '', clientSecret, 'paymentIntent' in result));
      // The page is left, so that nobody hears the answer.
      return new Promise(() => undefined);
    },
    registerAppInfo: () => undefined,
    _registerWrapper: () => undefined,
  };
  // The sandbox has the methods that the portal calls, not all of the provider's hundred.
  return provider as unknown as Stripe;
};
