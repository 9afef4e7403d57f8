import path from 'node:path';
import type { Config } from '../kernel/config/config.ts';
import type { DatabaseServer } from '../kernel/database.ts';
import { lockFolder, makeFolder } from './folder-lock.ts';
import { openPglite } from './pglite.ts';
import { openPostgres } from './postgres.ts';

/** Opens what the configuration names: PostgreSQL by URL, else the embedded database. */
export const openDatabase = async (
  config: Pick<Config, 'databaseUrl' | 'dataDir' | 'operating'>,
  now: () => Date,
): Promise<DatabaseServer> => {
  if (config.databaseUrl)
    return openPostgres(config.databaseUrl, { now, ...config.operating.pool });
  await makeFolder(config.dataDir);
  const unlock = await lockFolder(config.dataDir);
  const server = await openPglite({ now, folder: path.join(config.dataDir, 'database') });
  return {
    ...server,
    close: async () => {
      await server.close();
      await unlock();
    },
  };
};
