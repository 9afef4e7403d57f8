import { callApi, type Language } from '@portal/shared-contracts';
import { getPaymentSetup } from '@portal/shared-contracts/payments';
import { loadStripe } from '@stripe/stripe-js/pure';
import { queryOptions } from '@tanstack/react-query';

/** Which providers serve the payment forms. */
export const paymentSetupQuery = () =>
  queryOptions({
    queryKey: ['payments', 'setup'],
    queryFn: ({ signal }) => callApi(getPaymentSetup, {}, { signal }),
    staleTime: Infinity,
  });

/** The script of the card provider, once per page; a failure is forgotten, so that it can be asked for again. */
export const providerScriptQuery = (
  publishableKey: string,
  language: Language,
  isEnabled: boolean,
) =>
  queryOptions({
    queryKey: ['payments', 'script', publishableKey, language],
    // The fields and whatever the provider says itself are in the language of the page.
    queryFn: () => loadStripe(publishableKey, { locale: language }),
    enabled: isEnabled,
    // The library tries twice by itself.
    retry: false,
    staleTime: Infinity,
    gcTime: Infinity,
    // What it returns is an object that works, not data to be compared.
    structuralSharing: false,
  });
