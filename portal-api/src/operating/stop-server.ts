import { setTimeout as pause } from 'node:timers/promises';
import type { PortalApp } from '../http/portal-app.ts';

/**
 * Ends the server without cutting anybody off: first /readyz turns red and proxies look elsewhere, then
 * sockets are told to come again, calls under way end, and `close` releases the rest. Past the deadline
 * the process ends regardless.
 */
export const stopServer = async (app: PortalApp, close: () => Promise<void>): Promise<number> => {
  const { log, config } = app.portal.platform;
  const { drainSeconds, stopSeconds } = config.operating;
  app.portal.readiness.drain();
  log.info({ drainSeconds }, 'the server ends: it takes no new visitors');
  await pause(drainSeconds * 1000);
  const ended = app
    .close()
    .then(close)
    .then(() => 0)
    .catch((error: unknown) => {
      log.error({ err: error }, 'the server did not end cleanly');
      return 1;
    });
  const late = pause(stopSeconds * 1000, 2, { ref: false }).then((code) => {
    log.error({ stopSeconds }, 'calls under way did not end in time: the process ends regardless');
    return code;
  });
  return Promise.race([ended, late]);
};
