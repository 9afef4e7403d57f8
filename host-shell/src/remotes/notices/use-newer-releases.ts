import { callApi } from '@portal/shared-contracts';
import {
  readCurrentReleases,
  type ReleaseSet,
  type ResolvedRemote,
} from '@portal/shared-contracts/remote';
import { useEffect, useState } from 'react';
import { loopbackBase } from '../trust/loopback-overrides.ts';

const ASK_EVERY = 5 * 60_000;
const OFFER_EVERY = 2_000;
const SHELL_FILES = '/shell/';

/** Whether a new page load would get other releases than this page has; a developer's own server stays what it is. */
export const isNewer = (set: ReleaseSet, current: Readonly<Record<string, string>>): boolean => {
  const own = new Map(set.remotes.map((remote) => [remote.manifest.name, remote]));
  const names = new Set([...own.keys(), ...Object.keys(current)]);
  return [...names].some((name) => {
    const remote = own.get(name);
    return !isOwnServer(remote) && remote?.release !== current[name];
  });
};

const isOwnServer = (remote: ResolvedRemote | undefined): boolean =>
  remote !== undefined && loopbackBase(remote.base) !== undefined;

/** Whether a new page load would start another shell than this page, whose HTML names the files that started it. */
const isOtherShell = (shell: string | undefined): boolean => {
  const started = [...document.scripts].filter(({ src }) => src.includes(SHELL_FILES));
  return (
    shell !== undefined &&
    started.length > 0 &&
    !started.some(({ src }) => src.endsWith(`${SHELL_FILES}${shell}`))
  );
};

const isTyping = (): boolean =>
  document.activeElement?.matches('input, textarea, select, [contenteditable="true"]') ?? false;

/** True from the first moment at which newer releases exist and a reload would disturb nobody. */
export const useNewerReleases = (set: ReleaseSet, hasUnsaved: () => boolean): boolean => {
  const [exists, setExists] = useState(false);
  const [isOffered, setOffered] = useState(false);
  useEffect(() => {
    if (exists) return undefined;
    let former: string | undefined;
    // While servers of two versions run, one of the earlier version may have answered: two in a row are believed.
    const isSettled = (shell: string | undefined): boolean => {
      const isSame = shell === former;
      former = shell;
      return isSame;
    };
    const ask = (): void => {
      if (document.visibilityState !== 'visible') return;
      callApi(readCurrentReleases, {}).then(
        ({ releases, shell }) =>
          setExists(isNewer(set, releases) || (isSettled(shell) && isOtherShell(shell))),
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
