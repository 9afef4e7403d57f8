import { userInfo } from 'node:os';
import { openFiles } from '../domains/files/open-files.ts';
import { openDatabase } from '../database/open.ts';
import { refuseTransactionPooler } from '../database/refuse-pooler.ts';
import { commandAudit } from '../domains/audit/command-audit.ts';
import { readIdentity, requireOwnStore } from '../domains/files/store-owner.service.ts';
import { readReleaseConfig, type ReleaseConfig } from '../kernel/config/release-config.ts';
import type { DatabaseServer } from '../kernel/database.ts';
import { createLog } from '../kernel/log.ts';
import { untilAnswers } from '../kernel/until-answers.ts';
import { registerReleaseCommands } from '../releases/commands/releases.commands.ts';
import { runProgram } from './run-program.ts';

const now = (): Date => new Date();

const onDatabase = async (
  database: DatabaseServer,
  config: ReleaseConfig,
  { argv, print }: { argv: readonly string[]; print: (line: string) => void },
): Promise<number> => {
  const log = createLog('error');
  const identity = await readIdentity(database.platform(), config.publicUrl);
  const fileStore = await openFiles(config, identity);
  await requireOwnStore({ fileStore, identity });
  const cli = {
    platform: { config, database, identity, fileStore, now, log },
    audit: commandAudit({ database, now }, userInfo().username),
    folder: process.cwd(),
    print,
  };
  return runProgram(argv, cli, (program) => registerReleaseCommands(program, cli));
};

/**
 * Runs `portal release …` on the registry of a portal that serves from PostgreSQL. The tables stay as they are:
 * only what serves brings them up to date.
 */
export const releasesHere = async (
  argv: readonly string[],
  variables: Readonly<Record<string, string | undefined>>,
  print: (line: string) => void,
): Promise<number> => {
  const config = readReleaseConfig(variables);
  const { databaseUrl = '' } = config;
  await untilAnswers('the database', () => refuseTransactionPooler(databaseUrl), {
    log: createLog('warn'),
    seconds: config.operating.startSeconds,
  });
  const database = await openDatabase(config, now);
  try {
    return await onDatabase(database, config, { argv, print });
  } finally {
    await database.close();
  }
};
