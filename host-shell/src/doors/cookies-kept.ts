import { isEmbedded } from '@portal/shared-contracts/widget';
import { useEffect, useState } from 'react';

const PROBE = 'portal_probe=1';

const areCookiesKept = (): boolean => {
  document.cookie = `${PROBE}; path=/; max-age=60; samesite=lax`;
  const isKept = document.cookie.includes(PROBE);
  document.cookie = `${PROBE}; path=/; max-age=0; samesite=lax`;
  return isKept;
};

/**
 * Whether this browser keeps no cookie of this page, so that a right password would lead back to an empty form. In a
 * frame that is said after signing in, with a window of its own as the way out (FX-48).
 */
export const useCookiesRefused = (): boolean => {
  const [isRefused, setRefused] = useState(false);
  useEffect(() => setRefused(!isEmbedded() && !areCookiesKept()), []);
  return isRefused;
};
