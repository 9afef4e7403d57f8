import {
  addDomain,
  changeDomain,
  checkDomain,
  listDomains,
  removeDomain,
} from '@portal/shared-contracts/admin';
import { bindEndpoint } from '../../../http/endpoints/bind-endpoint.ts';
import type { PortalApp } from '../../../http/portal-app.ts';
import { runEvery } from '../../../http/run-every.ts';
import { partOf } from '../../../kernel/rows/lists.ts';
import { HOUR_IN_SECONDS } from '../../../kernel/time/durations.ts';
import { getGivenHost } from '../website.repository.ts';
import {
  addOwnDomain,
  checkOwnDomain,
  choosePrimary,
  domainRound,
  type DomainTools,
  listOwnDomains,
  removeOwnDomain,
} from './domains.service.ts';

const EVERY = 30_000;
const ADDS = { max: 20, seconds: HOUR_IN_SECONDS };
const CHECKS = { max: 60, seconds: HOUR_IN_SECONDS };

/** What hosts are looked after with: they stand for the public host of this portal, else for the firm's first one. */
export const domainTools = (app: PortalApp): DomainTools => {
  const { database, hostNames, now, config } = app.portal.platform;
  const db = database.platform();
  return {
    db,
    names: hostNames,
    now,
    target: async (siteId) => config.publicUrl?.hostname ?? getGivenHost(db, siteId),
    forget: () => app.portal.sites.forget(),
  };
};

/** The hosts of a firm, which it adds and proves itself. */
export const registerDomains = (app: PortalApp): void => {
  const tools = domainTools(app);
  const round = () => domainRound(tools);
  app.portal.rounds.push(round);
  runEvery(app, { milliseconds: EVERY, failure: 'domains could not be checked' }, round);

  bindEndpoint(app, listDomains, async (part, { site }) => ({
    status: true,
    ...partOf(await listOwnDomains(tools, site.id), part, ({ host }) => host),
  }));

  bindEndpoint(app, addDomain, async ({ host }, ctx) => {
    await ctx.limit(`domains:${ctx.site.id}`, ADDS);
    ctx.audit.note({ subject: { kind: 'domain', id: host } });
    return { status: true, domain: await addOwnDomain(tools, ctx.site.id, host) };
  });

  bindEndpoint(app, checkDomain, async ({ host }, ctx) => {
    await ctx.limit(`domain-checks:${ctx.site.id}`, CHECKS);
    ctx.audit.note({ subject: { kind: 'domain', id: host } });
    return { status: true, domain: await checkOwnDomain(tools, ctx.site.id, host) };
  });

  bindEndpoint(app, changeDomain, async ({ host }, ctx) => {
    ctx.audit.note({ subject: { kind: 'domain', id: host }, after: { isPrimary: true } });
    return { status: true, domain: await choosePrimary(tools, ctx.site.id, host) };
  });

  bindEndpoint(app, removeDomain, async ({ host }, ctx) => {
    ctx.audit.note({ subject: { kind: 'domain', id: host } });
    await removeOwnDomain(tools, ctx.site.id, host);
    return { status: true };
  });
};
