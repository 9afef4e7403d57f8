import { AppError } from '@portal/shared-contracts';
import { Command, CommanderError } from 'commander';
import type { CommandLine } from '../kernel/command-line.ts';
import { commands } from './commands.ts';

const settle = (command: Command, print: (line: string) => void): void => {
  const write = (text: string) => print(text.replace(/\n$/, ''));
  command.exitOverride().configureOutput({ writeOut: write, writeErr: write });
  for (const child of command.commands) settle(child, print);
};

/** Runs one command and returns its exit code; nothing of it ends the process. */
export const runCommand = async (argv: readonly string[], cli: CommandLine): Promise<number> => {
  const program = new Command('portal').description(
    'Manages the sites, people and parts of the portal.',
  );
  for (const register of commands) register(program, cli);
  settle(program, cli.print);
  try {
    await program.parseAsync([...argv], { from: 'user' });
    return 0;
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode;
    if (!(error instanceof AppError))
      cli.platform.log.error({ err: error, argv: argv[0] }, 'command failed');
    cli.print(error instanceof Error ? error.message : String(error));
    return 1;
  }
};
