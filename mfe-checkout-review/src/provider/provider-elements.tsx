import { ErrorState, LoadingSkeleton } from '@portal/shared-ui';
import { Elements } from '@stripe/react-stripe-js';
import { loadStripe } from '@stripe/stripe-js/pure';
import type { Stripe } from '@stripe/stripe-js';
import { useQuery } from '@tanstack/react-query';
import { useMemo, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { sandboxProvider, type SandboxWords } from '../sandbox/sandbox-provider.ts';
import { paymentSetupQuery } from './provider.queries.ts';
import { useSandboxWords } from './use-sandbox-words.ts';

const loaded = new Map<string, Promise<Stripe | null>>();

// One script per key and page; the provider's script must never be loaded twice.
const loadOnce = (publishableKey: string): Promise<Stripe | null> => {
  const known = loaded.get(publishableKey) ?? loadStripe(publishableKey);
  loaded.set(publishableKey, known);
  return known;
};

const providerFor = (
  setup: { cards: 'stripe' | 'sandbox'; publishableKey: string } | undefined,
  words: SandboxWords,
): Stripe | Promise<Stripe | null> | null => {
  if (!setup) return null;
  return setup.cards === 'stripe' ? loadOnce(setup.publishableKey) : sandboxProvider(words);
};

/** The card provider's wrapper around everything that takes money (HS-49). */
export const ProviderElements = ({ children }: { children: ReactNode }) => {
  const { i18n } = useTranslation('checkout');
  const words = useSandboxWords();
  const setup = useQuery(paymentSetupQuery());
  const provider = useMemo(() => providerFor(setup.data, words), [setup.data, words]);
  if (setup.isError)
    return (
      <ErrorState
        error={setup.error}
        isRetrying={setup.isFetching}
        onRetry={() => void setup.refetch()}
      />
    );
  if (!setup.data) return <LoadingSkeleton shape="form" count={2} />;
  return (
    <Elements key={i18n.language} stripe={provider} options={{ locale: 'auto' }}>
      {children}
    </Elements>
  );
};
