import type { SiteContext } from './context.ts';
import type { Platform } from './platform.ts';

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
