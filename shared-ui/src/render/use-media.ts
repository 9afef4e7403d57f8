import { useCallback, useSyncExternalStore } from 'react';

/** Whether a media query holds now; follows changes. */
export const useMedia = (query: string): boolean => {
  const subscribe = useCallback(
    (notify: () => void) => {
      const list = window.matchMedia?.(query);
      list?.addEventListener('change', notify);
      return () => list?.removeEventListener('change', notify);
    },
    [query],
  );
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia?.(query)?.matches ?? false,
    () => false,
  );
};

/** Tables become cards and the menu a drawer below this width. */
export const PHONE_QUERY = '(max-width: 767.98px)';

const PHONE_AGENT = /iPhone|iPod|Android.+Mobile|Windows Phone|Opera Mini|BlackBerry/i;

/** Whether a user agent is a phone's (SC-56); tablets are not. */
export const isPhoneAgent = (userAgent: string): boolean => PHONE_AGENT.test(userAgent);

/** Whether this is a phone: by its user agent, also on its side, or a window as narrow as one. */
export const useIsPhone = (): boolean =>
  useMedia(PHONE_QUERY) || isPhoneAgent(globalThis.navigator?.userAgent ?? '');

/** Whether the person asked the device for less motion. */
export const useReducedMotion = (): boolean => useMedia('(prefers-reduced-motion: reduce)');
