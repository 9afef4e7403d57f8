import { createApp } from './app.ts';
import { controlAddress } from './cli/control-address.ts';
import { listenForCommands } from './cli/control-server.ts';
import type { Config } from './kernel/config/config.ts';
import { startHousekeeping } from './housekeeping.ts';
import { createLog } from './kernel/log.ts';
import { fillTurns } from './domains/orders/turns/turns.service.ts';
import { startSweepingAttempts } from './domains/payments/sweep-attempts.ts';
import { replayErasures } from './domains/privacy/erase-due.ts';
import { openReleases } from './releases/registry/open-registry.ts';
import { publishLocalBuilds } from './releases/publishing/local-builds.ts';
import { keepShellBuild } from './releases/publishing/shell-builds.ts';
import { openPlatform } from './open-platform.ts';
import { stopServer } from './operating/stop-server.ts';

/** Opens everything, serves, and ends in order when it is told to. */
export const startServer = async (config: Config): Promise<void> => {
  const log = createLog(config.logLevel);
  const platform = await openPlatform(config, log);
  if (config.seedDemo) await platform.demo.seed(platform);
  // Orders from before turns were kept get theirs before anybody lists them.
  await fillTurns(platform);
  // A restored backup is older than some erasures: nobody is served before they are repeated.
  const erased = await replayErasures(platform);
  if (erased > 0) log.warn({ people: erased }, 'erasures repeated after a restore');
  const releases = await openReleases(platform);
  const app = await createApp(platform, releases);
  if (config.mode === 'production') await keepShellBuild(platform, releases, config.shellDir);
  if (config.localBuilds) await publishLocalBuilds(platform, releases, config.localBuilds);
  const stopCommands = await listenForCommands(app, controlAddress(config.dataDir));
  const stopHousekeeping = startHousekeeping(platform);
  const stopSweepingAttempts = startSweepingAttempts(app);
  await app.listen({ port: config.port, host: config.host });
  log.info(
    { port: config.port, database: platform.database.kind, dataDir: config.dataDir },
    'portal-api is ready',
  );

  let stopping = false;
  const stop = async (): Promise<void> => {
    if (stopping) return;
    stopping = true;
    stopHousekeeping();
    stopSweepingAttempts();
    const commandsEnd = Promise.allSettled([stopCommands()]);
    const close = async (): Promise<void> => {
      await commandsEnd;
      await platform.close();
    };
    process.exit(await stopServer(app, close));
  };
  process.on('SIGTERM', () => void stop());
  process.on('SIGINT', () => void stop());
};
