import { useEvent, usePortal } from '@portal/shared-contracts/react';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';

/** First part of every query key of this remote. */
export const DOCUMENTS = 'documents';

/** Reads everything of this remote again. */
const useRefresh = (): (() => Promise<void>) => {
  const client = useQueryClient();
  return useCallback(() => client.invalidateQueries({ queryKey: [DOCUMENTS] }), [client]);
};

/** Shows what somebody else does to this order without a reload. */
export const useLiveDocuments = (orderId: string): void => {
  const refresh = useRefresh();
  useEvent('order.changed', (changed) => {
    if (changed.orderId === orderId) void refresh();
  });
};

/** To be called after an own change: the rest of the portal hears of it, and this remote reads its data again. */
export const useAnnounceChange = (orderId: string): (() => Promise<void>) => {
  const { events } = usePortal();
  const refresh = useRefresh();
  return useCallback(() => {
    events.publish('order.changed', { orderId });
    return refresh();
  }, [events, orderId, refresh]);
};
