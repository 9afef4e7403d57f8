import { userInfo } from 'node:os';
import { createCommandLine } from './cli/command-line.ts';
import { runCommand } from './cli/run-command.ts';
import type { Config } from './kernel/config/config.ts';
import { createLog } from './kernel/log.ts';
import { openPlatform } from './open-platform.ts';
import { configuredOrigin } from './http/security/public-origin.ts';
import { siteContext } from './site-context.ts';

/** Runs a command in this process, on the database that the configuration names. */
export const runHere = async (
  argv: readonly string[],
  config: Config,
  print: (line: string) => void,
): Promise<number> => {
  const platform = await openPlatform(config, createLog('error'));
  try {
    const cli = createCommandLine({
      platform,
      siteContext: (site) => siteContext(platform, site, (host) => configuredOrigin(config, host)),
      folder: process.cwd(),
      operator: userInfo().username,
      print,
      forgetSites: () => undefined,
    });
    return await runCommand(argv, cli);
  } finally {
    await platform.close();
  }
};
