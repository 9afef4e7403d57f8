import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { Refusal } from '@portal/shared-contracts/refusals';
import type { CommandLine } from '../kernel/command-line.ts';
import { commandAudit } from '../domains/audit/command-audit.ts';
import { createSiteDirectory } from '../domains/website/website.service.ts';
import type { SiteContext } from '../kernel/context.ts';
import type { Platform } from '../kernel/platform.ts';
import type { Site } from '../kernel/site.ts';
import { wordErased } from '../kernel/words/erased.ts';

export const createCommandLine = (options: {
  platform: Platform;
  siteContext: (site: Site) => SiteContext;
  folder: string;
  /** Who gives the command: the user of the machine. */
  operator: string;
  print: (line: string) => void;
  forgetSites: () => void;
}): CommandLine => {
  const audit = commandAudit(options.platform, options.operator);
  return {
    platform: options.platform,
    audit,
    folder: options.folder,
    print: (line) => options.print(wordErased(line, 'en')),
    forgetSites: options.forgetSites,
    readFile: (name) => readFile(path.resolve(options.folder, name)),
    site: async (name) => {
      const sites = createSiteDirectory(options.platform);
      const site = (await sites.byId(name)) ?? (await sites.ofHost(name.toLowerCase()));
      if (!site) throw new Refusal('site-absent', { name });
      const ctx = options.siteContext(site);
      return { ...ctx, db: audit.watch(ctx.db) };
    },
  };
};
