import type { CommandLine } from '../kernel/command-line.ts';
import { commands } from './commands.ts';
import { runProgram } from './run-program.ts';

// They run before a server does, so they are no commands of one: see `portal.ts`.
const BEFORE_A_SERVER = `
Without a server:
  keys <folder>                 make the keys that production asks for
  migrate                       bring PostgreSQL up to date, where DATABASE_URL names one
  restore <file> --key <file>   fill an empty place from a backup`;

/** Runs one command of all that there are and returns its exit code. */
export const runCommand = (argv: readonly string[], cli: CommandLine): Promise<number> =>
  runProgram(argv, cli, (program) => {
    program.addHelpText('after', BEFORE_A_SERVER);
    for (const register of commands) register(program, cli);
  });
