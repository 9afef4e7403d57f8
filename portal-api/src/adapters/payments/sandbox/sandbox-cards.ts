/** How a test card behaves, as the card provider documents its public test numbers. */
export type CardBehaviour =
  | 'success'
  | 'declined'
  | 'insufficient_funds'
  | 'expired_card'
  | 'incorrect_cvc'
  | 'processing_error'
  | 'challenge'
  | 'challenge_then_declined';

/** A public test number. */
export interface TestCard {
  number: string;
  brand: string;
  behaviour: CardBehaviour;
  /** The provider's ready-made payment method of the same behaviour. */
  method?: string;
}

/** The provider's public test numbers that the sandbox knows; every other number is refused. */
export const testCards: readonly TestCard[] = [
  { number: '4242424242424242', brand: 'visa', behaviour: 'success', method: 'pm_card_visa' },
  {
    number: '5555555555554444',
    brand: 'mastercard',
    behaviour: 'success',
    method: 'pm_card_mastercard',
  },
  {
    number: '4000000000000002',
    brand: 'visa',
    behaviour: 'declined',
    method: 'pm_card_visa_chargeDeclined',
  },
  {
    number: '4000000000009995',
    brand: 'visa',
    behaviour: 'insufficient_funds',
    method: 'pm_card_visa_chargeDeclinedInsufficientFunds',
  },
  {
    number: '4000000000000069',
    brand: 'visa',
    behaviour: 'expired_card',
    method: 'pm_card_chargeDeclinedExpiredCard',
  },
  {
    number: '4000000000000127',
    brand: 'visa',
    behaviour: 'incorrect_cvc',
    method: 'pm_card_chargeDeclinedIncorrectCvc',
  },
  {
    number: '4000000000000119',
    brand: 'visa',
    behaviour: 'processing_error',
    method: 'pm_card_chargeDeclinedProcessingError',
  },
  {
    number: '4000000000003220',
    brand: 'visa',
    behaviour: 'challenge',
    method: 'pm_card_threeDSecure2Required',
  },
  {
    number: '4000002500003155',
    brand: 'visa',
    behaviour: 'challenge',
    method: 'pm_card_authenticationRequired',
  },
  { number: '4000008400001629', brand: 'visa', behaviour: 'challenge_then_declined' },
];

/** The provider's answer to a card that it declines. */
export interface CardDecline {
  code: string;
  decline_code?: string;
  message: string;
}

const declines: Partial<Record<CardBehaviour, CardDecline>> = {
  declined: {
    code: 'card_declined',
    decline_code: 'generic_decline',
    message: 'Your card was declined.',
  },
  insufficient_funds: {
    code: 'card_declined',
    decline_code: 'insufficient_funds',
    message: 'Your card has insufficient funds.',
  },
  expired_card: { code: 'expired_card', message: 'Your card has expired.' },
  incorrect_cvc: { code: 'incorrect_cvc', message: "Your card's security code is incorrect." },
  processing_error: {
    code: 'processing_error',
    message: 'An error occurred while processing your card. Try again in a little bit.',
  },
};

/** What the provider says to this card, or nothing when it takes it. */
export const declineOf = (behaviour: CardBehaviour): CardDecline | undefined =>
  declines[behaviour === 'challenge_then_declined' ? 'declined' : behaviour];

/** What the provider says when the bank's challenge was not passed. */
export const challengeFailed: CardDecline = {
  code: 'payment_intent_authentication_failure',
  message:
    'We are unable to authenticate your payment method. Please choose a different payment method and try again.',
};

/** What the provider says when Affirm refuses. */
export const affirmDeclined: CardDecline = {
  code: 'payment_method_provider_decline',
  message: 'The payment was declined by Affirm.',
};
