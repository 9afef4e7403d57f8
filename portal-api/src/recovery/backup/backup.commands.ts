import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Refusal } from '@portal/shared-contracts/refusals';
import { type Command, CommanderError } from 'commander';
import type { CommandLine } from '../../kernel/command-line.ts';
import { wordForOperators } from '../../kernel/words/words.ts';
import { makeKey, readRecipient } from '../archive/backup-key.ts';
import { backUp } from './back-up.ts';

/** How the command ends when the backup is there and lacks files that were lost before it. */
const UNSOUND = 3;

const refuseTaken = (file: string): void => {
  if (existsSync(file)) throw new Refusal('backup-file-taken', { file });
};

/** Adds `portal backup` and `portal backup-key`; `portal restore` runs where no server does. */
export const registerBackupCommands = (program: Command, cli: CommandLine): void => {
  program
    .command('backup-key <file>')
    .description('make the key of backups; keep it where this server and its backups are not')
    .action(async (name: string) => {
      const file = path.resolve(cli.folder, name);
      refuseTaken(file);
      const { text, recipient } = await makeKey();
      await writeFile(file, text, { mode: 0o600, flag: 'wx' });
      cli.print(`The key is in ${file}. Without it no backup can be read.`);
      cli.print(`For this server its public half is enough: ${recipient}`);
    });
  program
    .command('backup <file>')
    .description('write database, files, releases and settings into one encrypted file')
    .requiredOption('--key <file>', 'file with the key of backups, or with its public half alone')
    .action(async (name: string, options: { key: string }) => {
      const file = path.resolve(cli.folder, name);
      refuseTaken(file);
      const key = (await cli.readFile(options.key)).toString();
      const made = await backUp(cli.platform, file, await readRecipient(key, options.key));
      cli.print(
        `${made.tables} tables with ${made.rows} rows, ${made.files} files and ${made.releases} releases are in ${file} (${made.bytes} bytes).`,
      );
      if (made.unsound.length > 0) {
        const { length: count } = made.unsound;
        const keys = made.unsound.slice(0, 20).join(', ');
        cli.print(wordForOperators({ code: 'backup-files-unsound', params: { count, keys } }));
        throw new CommanderError(UNSOUND, 'backup.unsound', '');
      }
    });
};
