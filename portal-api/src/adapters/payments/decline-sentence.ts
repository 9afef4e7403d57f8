import type { RefusalSentence } from '@portal/shared-contracts/refusals';

/** What the card provider says of a declined card. */
interface Decline {
  code?: string | undefined;
  decline_code?: string | undefined;
  message?: string | undefined;
}

const sentences: Readonly<Record<string, RefusalSentence>> = {
  card_declined: { code: 'card-declined', params: {} },
  generic_decline: { code: 'card-declined', params: {} },
  insufficient_funds: { code: 'card-short-of-funds', params: {} },
  expired_card: { code: 'card-expired', params: {} },
  incorrect_cvc: { code: 'card-code-wrong', params: {} },
  processing_error: { code: 'card-not-processed', params: {} },
  payment_intent_authentication_failure: { code: 'card-not-confirmed', params: {} },
  payment_method_provider_decline: { code: 'affirm-declined', params: {} },
};

/** A decline as a sentence of ours; one that we do not know keeps the provider's own words. */
export const declineSentence = ({ code, decline_code, message }: Decline): RefusalSentence =>
  // The provider's library says '' where the provider says nothing.
  sentences[decline_code || code || ''] ??
  (message
    ? { code: 'provider-said', params: { words: message } }
    : { code: 'card-declined', params: {} });
