import { Refusal } from '@portal/shared-contracts/refusals';
import { Command, CommanderError } from 'commander';
import type { CommandLine } from '../kernel/command-line.ts';
import { commands } from './commands.ts';
import { wordRefusal } from '../kernel/words/words.ts';

const settle = (command: Command, print: (line: string) => void): void => {
  const write = (text: string) => print(text.replace(/\n$/, ''));
  command.exitOverride().configureOutput({ writeOut: write, writeErr: write });
  for (const child of command.commands) settle(child, print);
};

const messageOf = (error: unknown): string => {
  if (error instanceof Refusal) return wordRefusal(error.sentence, 'en');
  return error instanceof Error ? error.message : String(error);
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
    if (!(error instanceof Refusal))
      cli.platform.log.error({ err: error, argv: argv[0] }, 'command failed');
    cli.print(messageOf(error));
    return 1;
  }
};
