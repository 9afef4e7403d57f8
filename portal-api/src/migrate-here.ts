import { openDatabase } from './database/open.ts';
import { bringUpToDate } from './database/logins.ts';
import type { Config } from './kernel/config/config.ts';
import { createLog } from './kernel/log.ts';
import { untilAnswers } from './kernel/until-answers.ts';

/** Runs `portal migrate`: brings the database up to date before servers start that may not. */
export const migrateHere = async (
  config: Config,
  print: (line: string) => void,
): Promise<number> => {
  const server = await openDatabase(config, () => new Date());
  try {
    const added = await untilAnswers(
      'the database',
      () => bringUpToDate(server, config.migrationsUrl),
      { log: createLog('warn'), seconds: config.operating.startSeconds },
    );
    for (const name of added) print(name);
    print(`${added.length} migrations were applied; the database is up to date.`);
    return 0;
  } catch (error) {
    print(error instanceof Error ? error.message : String(error));
    return 1;
  } finally {
    await server.close();
  }
};
