import type { Notification } from '@portal/shared-contracts/notifications';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { notificationTarget } from './notification-target.ts';

/**
 * Takes out of the bell what leads to the page that was just opened. What arrives later, while somebody
 * is there, stays until the page is opened again.
 */
export const useClearedOnArrival = (
  waiting: readonly Notification[] | undefined,
  clear: (ids: readonly string[]) => void,
): void => {
  const { pathname, key } = useLocation();
  const arrival = `${key} ${pathname}`;
  const last = useRef('');
  useEffect(() => {
    if (!waiting || last.current === arrival) return;
    last.current = arrival;
    clear(waiting.filter((one) => notificationTarget(one) === pathname).map(({ _id }) => _id));
  }, [waiting, arrival, pathname, clear]);
};
