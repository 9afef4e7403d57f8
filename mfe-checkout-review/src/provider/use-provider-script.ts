import { usePortal } from '@portal/shared-contracts/react';
import { useQuery } from '@tanstack/react-query';
import { paymentSetupQuery, providerScriptQuery } from './provider.queries.ts';

/** The card provider's script, where the portal has an account there; the sandbox needs none. */
export const useProviderScript = () => {
  const { language } = usePortal();
  const { data: setup } = useQuery(paymentSetupQuery());
  const isStripe = setup?.cards === 'stripe';
  return useQuery(providerScriptQuery(setup?.publishableKey ?? '', language, isStripe));
};
