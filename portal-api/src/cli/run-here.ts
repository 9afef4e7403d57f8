import type { Config } from '../kernel/config.ts';
import { jsonLog } from '../kernel/log.ts';
import { openPlatform } from '../open-platform.ts';
import { createCommandLine } from './command-line.ts';
import { runCommand } from './run-command.ts';

/** Runs a command in this process, on the database that the configuration names. */
export const runHere = async (
  argv: readonly string[],
  config: Config,
  print: (line: string) => void,
): Promise<number> => {
  const platform = await openPlatform(config, jsonLog('error'));
  try {
    const cli = createCommandLine({
      platform,
      folder: process.cwd(),
      print,
      forgetSites: () => undefined,
    });
    return await runCommand(argv, cli);
  } finally {
    await platform.close();
  }
};
