import { act } from '@testing-library/react';
import type { QueryClient } from '@tanstack/react-query';
import { ORDERS } from '../order/orders.queries.ts';

/** What the shell does for every part after each event about orders. */
export const hearOfOrders = ({ client }: { client: QueryClient }): Promise<void> =>
  act(() => client.invalidateQueries({ queryKey: [ORDERS] }));
