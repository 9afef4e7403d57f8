import { createCommandLine } from '../../src/cli/command-line.ts';
import { runCommand } from '../../src/cli/run-command.ts';
import type { CommandLine } from '../../src/kernel/command-line.ts';
import type { Platform } from '../../src/kernel/platform.ts';
import type { TestApp } from '../create-test-app.ts';

type Machine = Pick<TestApp, 'app'> & { platform: Platform };

/** What a command on the machine of this portal works with, in the folder of its data. */
export const commandLineOf = (
  { platform, app }: Machine,
  print: (line: string) => void,
): CommandLine =>
  createCommandLine({
    platform,
    siteContext: app.portal.siteContext,
    folder: platform.config.dataDir,
    operator: 'ann',
    print,
    forgetSites: () => app.portal.sites.forget(),
  });

/** Runs a command, and says how it ended and what it printed. */
export const runOn = async (
  portal: Machine,
  ...argv: string[]
): Promise<{ exit: number; lines: string[] }> => {
  const lines: string[] = [];
  const cli = commandLineOf(portal, (line) => lines.push(line));
  return { exit: await runCommand(argv, cli), lines };
};
