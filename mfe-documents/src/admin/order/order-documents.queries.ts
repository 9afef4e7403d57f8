import { callApi } from '@portal/shared-contracts';
import { readOrderDocuments } from '@portal/shared-contracts/admin';
import { queryOptions } from '@tanstack/react-query';

/** The documents of an order; below the key of all orders, so that one live message refreshes them too. */
export const orderDocumentsQuery = (id: string) =>
  queryOptions({
    queryKey: ['orders', 'firm', 'documents', id],
    queryFn: ({ signal }) => callApi(readOrderDocuments, { id }, { signal }),
  });
