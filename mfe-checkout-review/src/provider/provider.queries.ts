import { callApi } from '@portal/shared-contracts';
import { getPaymentSetup } from '@portal/shared-contracts/payments';
import { queryOptions } from '@tanstack/react-query';

/** Which providers serve the payment forms. */
export const paymentSetupQuery = () =>
  queryOptions({
    queryKey: ['payments', 'setup'],
    queryFn: ({ signal }) => callApi(getPaymentSetup, {}, { signal }),
    staleTime: Infinity,
  });
