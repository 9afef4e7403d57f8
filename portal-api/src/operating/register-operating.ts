import type { PortalApp } from '../http/portal-app.ts';
import type { Platform } from '../kernel/platform.ts';
import type { Releases } from '../releases/registry/open-registry.ts';
import { registerFirmHealth } from './firm-health/firm-health.routes.ts';
import { addOperatingMetrics } from './operating-metrics.ts';
import { markSecurityEvents } from './security-events.ts';

/** What operators and firms learn of how the portal fares. */
export const registerOperating = (app: PortalApp, platform: Platform, releases: Releases): void => {
  addOperatingMetrics(app.portal.metrics, platform);
  markSecurityEvents(app);
  registerFirmHealth(app, releases);
};
