import type { WebsiteConfig } from '@portal/shared-contracts/website';
import { useEffect } from 'react';
import { haveCustomScriptsRun, isSensitive, runCustomScripts } from './custom-scripts.ts';

/**
 * Runs a firm's scripts where they may run. A page that already ran them is left by a full load before
 * a password or a card can be typed; true while that happens. An address that only leads on is no page to run them on.
 */
export const useCustomScripts = (
  website: WebsiteConfig,
  path: string,
  isLeadingOn: boolean,
): boolean => {
  const mustLeave = haveCustomScriptsRun() && isSensitive(path);
  useEffect(() => {
    if (mustLeave) window.location.reload();
    else if (!isLeadingOn) runCustomScripts(website, path);
  }, [mustLeave, website, path, isLeadingOn]);
  return mustLeave;
};
