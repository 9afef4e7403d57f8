import { checkFreeDisk } from '../adapters/free-disk.ts';
import { checkDatabase, checkMigrations } from '../database/check-database.ts';
import type { Check } from '../http/health/readiness.ts';
import type { Platform } from '../kernel/platform.ts';

/** What a server needs to serve; `/readyz` names them. */
export const healthChecks = ({
  config,
  database,
  fanOut,
  fileStore,
  scanner,
}: Platform): Check[] => [
  { name: 'database', run: () => checkDatabase(database) },
  { name: 'migrations', run: () => checkMigrations(database) },
  { name: 'store', run: () => fileStore.check() },
  ...(config.redisUrl ? [{ name: 'redis', run: () => fanOut.check() }] : []),
  // Without it nothing can be uploaded, and everything else goes on.
  ...(scanner ? [{ name: 'scanner', isNeeded: false as const, run: () => scanner.check() }] : []),
  {
    name: 'disk',
    run: () => checkFreeDisk(config.dataDir, config.operating.leastFreeBytes),
  },
];
