import { usePortal } from '@portal/shared-contracts/react';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';

/** First part of every query key of this remote: what begins with it, the shell reads again when an order changed. */
export const DOCUMENTS = 'documents';

/** To be called after an own change: the rest of the portal hears of it, and this remote reads its data again. */
export const useAnnounceChange = (orderId: string): (() => Promise<void>) => {
  const { events } = usePortal();
  const client = useQueryClient();
  return useCallback(() => {
    events.publish('order.changed', { orderId });
    return client.invalidateQueries({ queryKey: [DOCUMENTS] });
  }, [events, orderId, client]);
};
