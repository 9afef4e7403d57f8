import type { Log } from '../../kernel/log.ts';
import { doorDrawer, type DoorOfPage, type DoorRequest } from '../doors/door-page.ts';
import { frameDrawer, type FrameOfPage } from '../drawn/drawn-frame.ts';
import type { PagePreloader } from '../page-preloads.ts';
import type { ReadRenderer } from '../drawn/page-renderer.ts';
import type { ShellAssets } from '../shell-assets.ts';
import type { SiteOfPage } from '../site-of-page.ts';

/** What the server has drawn of a page: a whole door, or the frame of somebody who is signed in. */
export interface Drawn {
  readonly door?: DoorOfPage | undefined;
  readonly frame?: FrameOfPage | undefined;
}

/** Draws what an address shows before any script runs; nothing for a host that no site uses. */
export const pageDrawer = (
  readRenderer: ReadRenderer,
  preloadsOf: PagePreloader,
  log: Pick<Log, 'error'>,
) => {
  const drawDoor = doorDrawer(readRenderer, preloadsOf, log);
  const drawFrame = frameDrawer(readRenderer, log);
  return async ({
    page,
    ...asked
  }: Omit<DoorRequest, 'page'> & { readonly page: SiteOfPage | undefined }): Promise<Drawn> => {
    if (!page) return {};
    const door = await drawDoor({ ...asked, page });
    return door ? { door } : { frame: await drawFrame({ ...asked, page }) };
  };
};

const isStyle = (file: string): boolean => file.endsWith('.css');

/** The files that run or are applied at once: the styles of what is drawn come before it is painted. */
export const filesOfEntry = (assets: ShellAssets, { door, frame }: Drawn): readonly string[] => {
  if (door) return [...assets.doorEntry, ...assets.door.filter(isStyle)];
  return frame ? [...assets.entry, ...assets.bootstrap.filter(isStyle)] : assets.entry;
};
