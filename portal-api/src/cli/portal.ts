import { readConfig } from '../config.ts';
import { jsonLog } from '../log.ts';
import { openPlatform } from '../open-platform.ts';
import { createCommandLine } from './command-line.ts';
import { controlAddress } from './control-address.ts';
import { askServer } from './control-client.ts';
import { runCommand } from './run-command.ts';

const print = (line: string): void => console.log(line);

const runHere = async (argv: readonly string[]): Promise<number> => {
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

// `pnpm portal -- site list` hands over the dashes too.
const argv = process.argv.slice(2).filter((word, index) => index > 0 || word !== '--');
const config = readConfig(process.env);
const answered = config.databaseUrl
  ? undefined
  : await askServer(controlAddress(config.dataDir), argv, print);
process.exitCode = answered ?? (await runHere(argv));
