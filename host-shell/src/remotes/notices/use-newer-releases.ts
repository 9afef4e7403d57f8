import { callApi } from '@portal/shared-contracts';
import { readCurrentReleases, type ReleaseSet } from '@portal/shared-contracts/remote';
import { useEffect, useState } from 'react';

const ASK_EVERY = 5 * 60_000;
const OFFER_EVERY = 2_000;

/** Whether a new page load would get other releases than this page has. */
export const isNewer = (set: ReleaseSet, current: Readonly<Record<string, string>>): boolean => {
  const own = new Map(set.remotes.map(({ manifest, release }) => [manifest.name, release]));
  const names = new Set([...own.keys(), ...Object.keys(current)]);
  return [...names].some((name) => own.get(name) !== current[name]);
};

const isTyping = (): boolean =>
  document.activeElement?.matches('input, textarea, select, [contenteditable="true"]') ?? false;

/** True from the first moment at which newer releases exist and a reload would disturb nobody. */
export const useNewerReleases = (set: ReleaseSet, hasUnsaved: () => boolean): boolean => {
  const [exists, setExists] = useState(false);
  const [isOffered, setOffered] = useState(false);
  useEffect(() => {
    if (exists) return undefined;
    const ask = (): void => {
      if (document.visibilityState !== 'visible') return;
      callApi(readCurrentReleases, {}).then(
        ({ releases }) => setExists(isNewer(set, releases)),
        () => undefined,
      );
    };
    const timer = setInterval(ask, ASK_EVERY);
    document.addEventListener('visibilitychange', ask);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', ask);
    };
  }, [exists, set]);
  useEffect(() => {
    if (!exists || isOffered) return undefined;
    const offer = (): void => {
      if (!hasUnsaved() && !isTyping()) setOffered(true);
    };
    offer();
    const timer = setInterval(offer, OFFER_EVERY);
    return () => clearInterval(timer);
  }, [exists, isOffered, hasUnsaved]);
  return isOffered;
};
