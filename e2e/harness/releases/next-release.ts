import { join } from 'node:path';
import { request as apiRequest } from '@playwright/test';
import { copyRelease } from './copy-release.ts';
import { releasedRemotes, type ReleasedRemote } from './release-files.ts';

/** A further release of a remote: the stored one under another version, with a change where asked. */
export const nextRelease = (
  dataDir: string,
  remote: ReleasedRemote,
  version: string,
  change?: (file: string, text: string) => string,
): string => {
  const container = (release: string): string => `${remote.name}_${release}`.replaceAll(/\W/g, '_');
  return copyRelease(
    join(dataDir, 'remotes', remote.name, remote.release),
    { [container(remote.release)]: container(version), [remote.release]: version },
    change,
  );
};

/** A remote as a new page load of this portal gets it. */
export const remoteNamed = async (origin: string, name: string): Promise<ReleasedRemote> => {
  const api = await apiRequest.newContext({ baseURL: origin });
  const found = (await releasedRemotes(api)).find((remote) => remote.name === name);
  await api.dispose();
  if (!found) throw new Error(`${name} is not released`);
  return found;
};
