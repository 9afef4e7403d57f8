import { useEffect, useRef } from 'react';
import type { PortalEventName, PortalEventPayload } from '../remote/index.ts';
import { usePortal } from './portal-context.ts';

/**
 * Hears a portal event while the component is mounted. What an event makes stale, the shell reads again by itself:
 * queries whose keys begin with `orders`, `documents`, `boards` and the like need no listener.
 *
 * @example
 * useEvent('session.changed', ({ userId }) => userId === null && stopSending());
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
