import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { Command, CommanderError } from 'commander';
import { openDatabase } from './database/open.ts';
import { doubtMails } from './domains/mail-notices/queue/claims.repository.ts';
import { keepErasures } from './domains/privacy/erasure-list.ts';
import { readIdentity as readPortal } from './domains/files/store-owner.service.ts';
import type { Config } from './kernel/config/config.ts';
import { createLog } from './kernel/log.ts';
import { untilAnswers } from './kernel/until-answers.ts';
import { whyItFailed } from './kernel/words/why-it-failed.ts';
import { openFiles } from './domains/files/open-files.ts';
import { readIdentity } from './recovery/archive/backup-key.ts';
import { type EmptyPlace, restore } from './recovery/restore/restore.ts';
import { countTables } from './recovery/tables/empty-tables.repository.ts';
import { forgetShellBuilds } from './releases/publishing/shell-builds.repository.ts';
import { openReleaseStore } from './releases/registry/open-registry.ts';
import { liftSequence } from './releases/store/registry.repository.ts';

/** The place that the configuration names, without a server and without its tables. */
const emptyPlace = (config: Config): EmptyPlace => ({
  openDatabase: async () => {
    // Making tables is for whoever will own them.
    const databaseUrl = config.migrationsUrl ?? config.databaseUrl;
    const server = await openDatabase({ ...config, databaseUrl }, () => new Date());
    await untilAnswers('the database', () => countTables(server.owner()), {
      log: createLog('warn'),
      seconds: config.operating.startSeconds,
    });
    return server;
  },
  openStores: async (tx) => {
    const identity = await readPortal(tx, config.publicUrl);
    return {
      files: await openFiles(config, identity),
      releases: openReleaseStore(config, identity.prefix),
    };
  },
  settle: async (tx) => {
    const now = new Date();
    await doubtMails(tx, now);
    await forgetShellBuilds(tx);
    await liftSequence(tx, now);
  },
});

/** Runs `portal restore`: in its own process, because a server on this place would make it full. */
export const restoreHere = async (
  argv: readonly string[],
  config: Config,
  print: (line: string) => void,
): Promise<number> => {
  const program = new Command('portal restore')
    .description('fill an empty database and an empty store from a backup')
    .argument('<file>')
    .requiredOption('--key <file>', 'file with the secret half of the key of backups')
    .option('--erasures <file>', 'who was erased since, as `portal person erasures` printed it')
    .exitOverride()
    .action(async (name: string, options: { key: string; erasures?: string }) => {
      const identity = readIdentity(await readFile(options.key, 'utf8'), options.key);
      const erasures = options.erasures && (await readFile(options.erasures, 'utf8'));
      const made = await restore({ file: path.resolve(name), identity }, emptyPlace(config));
      print(
        `${made.tables} tables with ${made.rows} rows, ${made.files} files and ${made.releases} releases of ${made.madeAt} are back; every count and hash agrees.`,
      );
      // The server erases them once more when it starts, before it serves anybody.
      if (erasures)
        print(`${await keepErasures(config.dataDir, erasures)} erasures will be repeated.`);
      if (made.unsound.length > 0)
        print(`Lost before the backup already: ${made.unsound.join(', ')}`);
    });
  try {
    await program.parseAsync([...argv], { from: 'user' });
    return 0;
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode;
    print(whyItFailed(error));
    return 1;
  }
};
