import { tendTables } from '../database/tend-tables.ts';
import type { PortalApp } from '../http/portal-app.ts';
import { runEvery } from '../http/run-every.ts';
import type { Platform } from '../kernel/platform.ts';
import { MINUTE } from '../kernel/time/durations.ts';
import type { Releases } from '../releases/registry/open-registry.ts';
import { registerFirmHealth } from './firm-health/firm-health.routes.ts';
import { addOperatingMetrics } from './operating-metrics.ts';
import { markSecurityEvents } from './security-events.ts';

/** What operators and firms learn of how the portal fares, and what keeps its database fit. */
export const registerOperating = (app: PortalApp, platform: Platform, releases: Releases): void => {
  addOperatingMetrics(app.portal.metrics, platform);
  markSecurityEvents(app);
  registerFirmHealth(app, releases);
  runEvery(
    app,
    { milliseconds: MINUTE, isAtOnce: true, failure: 'tables could not be tended' },
    () => tendTables(platform.database),
  );
};
