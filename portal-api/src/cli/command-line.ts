import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { AppError } from '@portal/shared-contracts';
import { createSiteDirectory } from '../domains/website/website.service.ts';
import type { SiteContext } from '../http/context.ts';
import { siteContext } from '../http/site-context.ts';
import type { Platform } from '../platform.ts';

/** What every command works with, whether the server runs it or the command's own process. */
export interface CommandLine {
  platform: Platform;
  /** Where the user is; names of files are meant from here. */
  folder: string;
  /** The services of a site, named by its id or one of its hosts. */
  site(name: string): Promise<SiteContext>;
  /** One line of the command's output. */
  print(line: string): void;
  /** Reads a file that the user named, relative to where the user is. */
  readFile(name: string): Promise<Buffer>;
  /** Call it after a change of sites or settings, so that the next page sees it. */
  forgetSites(): void;
}

export const createCommandLine = (options: {
  platform: Platform;
  folder: string;
  print: (line: string) => void;
  forgetSites: () => void;
}): CommandLine => ({
  platform: options.platform,
  folder: options.folder,
  print: options.print,
  forgetSites: options.forgetSites,
  readFile: (name) => readFile(path.resolve(options.folder, name)),
  site: async (name) => {
    const sites = createSiteDirectory(options.platform);
    const site = (await sites.byId(name)) ?? (await sites.ofHost(name.toLowerCase()));
    if (!site) throw new AppError('not-found', `There is no site "${name}".`);
    return siteContext(options.platform, site);
  },
});
