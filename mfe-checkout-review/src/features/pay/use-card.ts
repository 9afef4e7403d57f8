import { CardElement, useElements, useStripe } from '@stripe/react-stripe-js';
import { useTranslation } from 'react-i18next';

/** The two things that the card provider's script does for a payment. */
export const useCard = () => {
  const stripe = useStripe();
  const elements = useElements();
  const { t } = useTranslation('checkout');
  return {
    isReady: stripe !== null && elements !== null,
    stripe,
    tokenise: async (): Promise<{ method: string } | { refused: readonly string[] }> => {
      const card = elements?.getElement(CardElement);
      if (!stripe || !card) return { refused: [t('card.notReady')] };
      const made = await stripe.createPaymentMethod({ type: 'card', card });
      return made.error
        ? { refused: [made.error.message ?? t('card.notReady')] }
        : { method: made.paymentMethod.id };
    },
    challenge: async (clientSecret: string): Promise<void> => {
      await stripe?.handleNextAction({ clientSecret });
    },
  };
};
