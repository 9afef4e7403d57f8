import { Refusal } from '@portal/shared-contracts/refusals';
import { Command, CommanderError } from 'commander';
import type { CommandLine } from '../kernel/command-line.ts';
import type { Platform } from '../kernel/platform.ts';
import { wordForOperators } from '../kernel/words/words.ts';

/** What a command leaves behind: what it says, its row in the audit log, and what failed. */
type Tellers = Pick<CommandLine, 'audit' | 'print'> & { platform: Pick<Platform, 'log'> };

const settle = (command: Command, print: (line: string) => void): void => {
  const write = (text: string) => print(text.replace(/\n$/, ''));
  command.exitOverride().configureOutput({ writeOut: write, writeErr: write });
  for (const child of command.commands) settle(child, print);
};

const wordsOf = (command: Command): string[] =>
  command.parent ? [...wordsOf(command.parent), command.name()] : [];

// The audit log is told of every command before it runs, so that a new one cannot forget it.
const announce = (program: Command, cli: Tellers): void => {
  program.hook('preAction', async (_program, command) => {
    const args = command.registeredArguments.map((argument, index) => [
      argument.name(),
      command.processedArgs[index] as unknown,
    ]);
    const given: Record<string, unknown> = { ...Object.fromEntries(args), ...command.opts() };
    const site = typeof given['site'] === 'string' ? given['site'] : undefined;
    cli.audit.begin({ name: wordsOf(command).join(' '), site, given });
  });
};

const messageOf = (error: unknown): string => {
  if (error instanceof Refusal)
    return [
      wordForOperators(error.sentence),
      ...Object.entries(error.fields ?? {})
        // Of a single field the sentence is said already.
        .filter(([, sentence]) => sentence !== error.sentence)
        .map(([field, sentence]) => `${field}: ${wordForOperators(sentence)}`),
    ].join('\n');
  return error instanceof Error ? error.message : String(error);
};

/** How a command ended by itself: one that ends with a number of its own has done its work all the same. */
const exitOf = async (program: Command, argv: readonly string[]): Promise<number> => {
  try {
    await program.parseAsync([...argv], { from: 'user' });
    return 0;
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode;
    throw error;
  }
};

/** Runs one of the commands that `register` adds and returns its exit code; nothing of it ends the process. */
export const runProgram = async (
  argv: readonly string[],
  cli: Tellers,
  register: (program: Command) => void,
): Promise<number> => {
  const program = new Command('portal').description(
    'Manages the sites, people and parts of the portal.',
  );
  register(program);
  settle(program, cli.print);
  announce(program, cli);
  try {
    const exitCode = await exitOf(program, argv);
    await cli.audit.finish();
    return exitCode;
  } catch (error) {
    if (!(error instanceof Refusal))
      cli.platform.log.error({ err: error, argv: argv[0] }, 'command failed');
    cli.print(messageOf(error));
    return 1;
  }
};
