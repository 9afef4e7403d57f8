import {
  readCurrentReleases,
  readRemoteHealth,
  sendRemoteReports,
} from '@portal/shared-contracts/remote';
import { Refusal } from '@portal/shared-contracts/refusals';
import { platformChain, writeAudit } from '../domains/audit/audit.service.ts';
import type { PortalApp } from '../http/portal-app.ts';
import { bindEndpoint } from '../http/endpoints/bind-endpoint.ts';
import { countAndRefuse } from '../http/limits/rate-limit.ts';
import { networkOf } from '../http/limits/network-of.ts';
import { isLoopback } from '../http/security/is-local.ts';
import type { Context } from '../kernel/context.ts';
import { DAY, HOUR } from '../kernel/time/durations.ts';
import { siteOf } from '../http/endpoints/request-context.ts';
import type { Releases } from './registry/open-registry.ts';
import { registerParts } from './firm-parts/parts.routes.ts';
import { cspReports } from './reports/csp-report.ts';
import { releaseAlerts } from './reports/metrics.ts';
import { registerMetrics } from './reports/metrics.routes.ts';
import { forgetDevices } from './reports/devices.repository.ts';
import { forgetReports, listIncidents } from './reports/reports.repository.ts';
import { takeReports, type ReportTools } from './reports/reports.service.ts';
import { resolveRequest } from './registry/website-releases.ts';

/** Milliseconds for which reports and failures are kept. */
const KEPT_FOR = 30 * DAY;

/** Who reported is needed for a few minutes only. */
const DEVICES_KEPT_FOR = HOUR;

const perMinute = { max: 60, seconds: 60 };

/** The file that a page starts the shell with; nothing while there is no shell. */
type ReadShell = () => Promise<string | undefined>;

/** Old reports and devices go with the first report of a day. */
const oncePerDay = (tools: ReportTools): (() => Promise<void>) => {
  let tidiedOn = '';
  return async () => {
    const now = tools.now();
    const today = now.toISOString().slice(0, 10);
    if (tidiedOn === today) return;
    tidiedOn = today;
    await forgetReports(tools.db, new Date(now.getTime() - KEPT_FOR).toISOString());
    await forgetDevices(tools.db, new Date(now.getTime() - DEVICES_KEPT_FOR).toISOString());
  };
};

/** In a demo on this very machine each device stands for itself, so that the rule can be tried out. */
const networkOfDevice = (app: PortalApp, ctx: Context): string | undefined =>
  app.portal.platform.config.mode === 'demo' && isLoopback(ctx.ip) ? undefined : ctx.network;

const bindReports = (app: PortalApp, releases: Releases, tools: ReportTools): void => {
  const tidy = oncePerDay(tools);
  bindEndpoint(app, sendRemoteReports, async ({ reports }, ctx) => {
    await ctx.limit(`remote-reports:${ctx.network}`, perMinute);
    await tidy();
    const device = releases.devices.read(ctx.header('cookie'));
    // On the device of an admin who only looks the admin is who it failed for.
    const personId = ctx.visitor?.seen?.by ?? ctx.visitor?.id;
    const person = personId ? `${ctx.site.id} ${personId}` : undefined;
    const reporter = device ? { device, person, network: networkOfDevice(app, ctx) } : undefined;
    await takeReports(tools, ctx.site.id, reports, reporter);
    return { status: true };
  });
};

const bindReads = (
  app: PortalApp,
  releases: Releases,
  { tools, readShell }: { tools: ReportTools; readShell: ReadShell },
): void => {
  bindEndpoint(app, readRemoteHealth, async (_input, ctx) => {
    if (!ctx.site.settings.inspector) throw new Refusal('page-unknown');
    const visitor = { cookies: ctx.header('cookie') };
    const resolved = await releases.registry.resolve(
      await resolveRequest(releases, ctx.site, visitor),
    );
    return {
      sequence: resolved.set.sequence,
      heldBack: resolved.heldBack.map((held) => ({ ...held, given: held.given ?? null })),
      incidents: await listIncidents(tools.db, ctx.site.id),
    };
  });

  bindEndpoint(app, readCurrentReleases, async (_input, ctx) => {
    const visitor = { cookies: ctx.header('cookie'), contracts: ctx.header('x-portal-contracts') };
    const { set } = await releases.registry.resolveSigned(
      await resolveRequest(releases, ctx.site, visitor),
    );
    return {
      releases: Object.fromEntries(
        set.remotes.map(({ manifest, release }) => [manifest.name, release]),
      ),
      shell: await readShell(),
    };
  });
};

// Browsers send these by themselves, in types of their own and without the portal's header.
const bindPolicyReports = (app: PortalApp, tools: ReportTools): void => {
  app.register(async (scope) => {
    scope.addContentTypeParser(
      ['application/csp-report', 'application/reports+json'],
      { parseAs: 'string', bodyLimit: 32 * 1024 },
      (_request, body, done) => {
        try {
          done(null, JSON.parse(body.toString()));
        } catch {
          done(null, undefined);
        }
      },
    );
    scope.post('/api/csp-reports', async (request, reply) => {
      const site = await siteOf(app, request);
      const db = app.portal.platform.database.site(site.id);
      await countAndRefuse(db, `csp-reports:${networkOf(request.ip)}`, perMinute);
      const reports = cspReports(request.body);
      if (reports.length > 0) await takeReports(tools, site.id, reports);
      return reply.code(204).send();
    });
  });
};

/** Binds the calls about releases: reports from devices, health for support staff, metrics. */
export const registerReleases = (
  app: PortalApp,
  releases: Releases,
  readShell: ReadShell,
): void => {
  const { platform } = app.portal;
  const alerts = releaseAlerts(app.portal.metrics);
  const tools: ReportTools = {
    db: platform.database.platform(),
    store: releases.store,
    looks: new Map(),
    now: platform.now,
    alert: (remote, version, reason) => {
      alerts.inc({ remote, release: version });
      platform.log.error({ remote, version, reason }, 'release fails on strangers: look at it');
    },
    taken: async (remote, version, reason) => {
      platform.log.warn({ remote, version, reason }, 'release taken back by reports');
      await writeAudit(platformChain(platform), {
        action: 'release taken back by reports',
        outcome: 'done',
        subject: { kind: 'release', id: `${remote} ${version}` },
        after: { reason },
      });
    },
  };
  bindReports(app, releases, tools);
  bindReads(app, releases, { tools, readShell });
  registerParts(app, releases);
  registerMetrics(app);
  bindPolicyReports(app, tools);
};
