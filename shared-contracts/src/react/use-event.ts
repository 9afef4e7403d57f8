import { useEffect, useRef } from 'react';
import type { PortalEventName, PortalEventPayload } from '../remote/index.ts';
import { usePortal } from './portal-context.ts';

/**
 * Hears a portal event while the component is mounted.
 *
 * @example
 * useEvent('order.changed', ({ orderId }) => client.invalidateQueries({ queryKey: ['orders'] }));
 */
export const useEvent = <N extends PortalEventName>(
  name: N,
  handler: (payload: PortalEventPayload<N>) => void,
): void => {
  const { events } = usePortal();
  const latest = useRef(handler);
  useEffect(() => {
    latest.current = handler;
  });
  useEffect(() => events.subscribe(name, (payload) => latest.current(payload)), [events, name]);
};
