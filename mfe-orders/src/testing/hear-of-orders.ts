import { act, waitFor } from '@testing-library/react';
import type { QueryClient } from '@tanstack/react-query';
import { ORDERS } from '../order/orders.queries.ts';

/** What the shell does for every part after each event about orders. */
export const hearOfOrders = async ({ client }: { client: QueryClient }): Promise<void> => {
  // What is still being read for the first time is not read anew.
  await waitFor(() => expect(client.isFetching()).toBe(0));
  await act(() => client.invalidateQueries({ queryKey: [ORDERS] }));
};
