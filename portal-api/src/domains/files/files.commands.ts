import type { Command } from 'commander';
import type { CommandLine } from '../../kernel/command-line.ts';
import { DAY } from '../../kernel/time/durations.ts';
import { planSweep, type SweptFiles, sweepFiles } from './sweep-files.ts';
import { adoptStore, refuseToCopies } from './store-owner.service.ts';

const describe = (swept: SweptFiles, print: CommandLine['print']): void => {
  print(`${swept.files} uploads that no form was sent with`);
  print(`${swept.marked} files without a row, which wait thirty days from now on`);
  print(`${swept.orphans} files that waited thirty days`);
  if (swept.failed > 0) print(`${swept.failed} files that the store did not remove`);
};

/** Adds `portal files …`. */
export const registerFileCommands = (program: Command, cli: CommandLine): void => {
  const files = program.command('files').description('the bytes of uploads, and whose they are');
  const { platform } = cli;

  files
    .command('sweep')
    .description('say what nobody can reach any more; nothing is removed without --remove')
    .option('--remove', 'remove it')
    .action(async (options: { remove?: boolean }) => {
      await refuseToCopies(platform);
      const before = new Date(platform.now().getTime() - DAY);
      const work = options.remove ? sweepFiles : planSweep;
      describe(await work(platform, before), cli.print);
      cli.print(options.remove ? 'Done.' : 'Nothing was changed; --remove does it.');
    });

  files
    .command('adopt')
    .description('after a restore or a move: this database owns the file store from now on')
    .action(async () => {
      await adoptStore(platform, platform.now());
      cli.print('This database owns the file store. What has no row waits thirty days from now.');
    });
};
