import { routes } from '@portal/shared-contracts/remote';
import { z } from '@portal/shared-contracts/schema';
import { useLocation } from 'react-router-dom';

const arrival = z.object({ list: z.string() });

/** The list of orders, narrowed, sorted and turned as it was when one of its links was followed. */
export const useWayToList = (): string => {
  const { data } = arrival.safeParse(useLocation().state);
  return routes.ordersList({}) + (data?.list ?? '');
};
