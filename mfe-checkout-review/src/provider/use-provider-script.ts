import { useQuery } from '@tanstack/react-query';
import { paymentSetupQuery, providerScriptQuery } from './provider.queries.ts';

/** The card provider's script, where the portal has an account there; the sandbox needs none. */
export const useProviderScript = () => {
  const { data: setup } = useQuery(paymentSetupQuery());
  return useQuery(providerScriptQuery(setup?.publishableKey ?? '', setup?.cards === 'stripe'));
};
