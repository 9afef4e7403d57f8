import { baseSeeders, demoSeeders, seedDemo } from '../../seed/index.ts';
import { folderFileStore } from '../../src/adapters/file-store.folder.ts';
import type { DatabaseServer } from '../../src/kernel/database.ts';
import { migrate } from '../../src/database/migrate.ts';
import type { SeedLevel } from './snapshot.ts';
import { testPlatform } from '../test-platform.ts';

/** Migrates and seeds an empty database exactly as the server's first start does. */
export const fillDatabase = async (
  server: DatabaseServer,
  filesFolder: string,
  level: SeedLevel,
): Promise<void> => {
  await migrate(server);
  if (level !== 'none') {
    const fileStore = await folderFileStore(filesFolder);
    const platform = await testPlatform(server, filesFolder, { fileStore });
    await seedDemo(platform, level === 'demo' ? demoSeeders : baseSeeders);
  }
  // As a server that has run for a minute: plans know how many rows each table has.
  await server.owner().script('analyze');
};
