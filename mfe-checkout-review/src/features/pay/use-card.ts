import { CardElement, useElements, useStripe } from '@stripe/react-stripe-js';
import { useTranslation } from 'react-i18next';
import { SandboxCardElement } from '../../sandbox/sandbox-card-element.ts';

/** The two things that the card provider's script does for a payment. */
export const useCard = () => {
  const stripe = useStripe();
  const elements = useElements();
  const { t } = useTranslation('checkout');
  return {
    isReady: stripe !== null && elements !== null,
    stripe,
    /** Marks what is wrong in the card's fields, together with everything else of the form. */
    validate: (): void => {
      const card: object | null | undefined = elements?.getElement(CardElement);
      // The real provider marks its own fields.
      if (card instanceof SandboxCardElement) card.validate();
    },
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
