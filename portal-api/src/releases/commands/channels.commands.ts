import type { Command } from 'commander';
import { promote, rollback, setCanary, takeBack } from '../rollout/channels.ts';
import type { ReleaseTools } from '../publishing/release-tools.ts';

const percentOf = (text: string): number => Number(text.replace(/%$/, ''));

/** Commands that decide which release everybody gets. */
export const addChannels = (release: Command, tools: ReleaseTools): void => {
  release
    .command('promote <remote> <version>')
    .description('make a release live for everybody')
    .action(async (remote: string, version: string) => {
      await promote(tools, remote, version);
      tools.print(`${remote} ${version} is live`);
    });
  release
    .command('canary <remote> <version> <percent>')
    .description('give a release to a share of the devices, 0 to 100')
    .action(async (remote: string, version: string, percent: string) => {
      await setCanary(tools, remote, version, percentOf(percent));
      tools.print(`${remote} ${version} goes to ${percentOf(percent)} percent of the devices`);
    });
  release
    .command('rollback <remote>')
    .description('go back to the release that was live before')
    .option('--reason <text>', 'why', '')
    .action(async (remote: string, options: { reason: string }) => {
      tools.print(`${remote} ${await rollback(tools, remote, options.reason)} is live again`);
    });
  release
    .command('take-back <remote> <version>')
    .description('take a release away from everybody for good')
    .requiredOption('--reason <text>', 'why')
    .action(async (remote: string, version: string, options: { reason: string }) => {
      await takeBack(tools, remote, version, options.reason);
      tools.print(`${remote} ${version} is taken back`);
    });
};
