import type { Language } from '@portal/shared-contracts';
import { type HealthLine, readHealth } from '@portal/shared-contracts/admin';
import { domainTools } from '../../domains/website/domains/domains.routes.ts';
import { bindEndpoint } from '../../http/endpoints/bind-endpoint.ts';
import type { PortalApp } from '../../http/portal-app.ts';
import { say } from '../../kernel/words/bundles.ts';
import type { PartTools } from '../../releases/firm-parts/parts.service.ts';
import type { Releases } from '../../releases/registry/open-registry.ts';
import { type DatedFinding, listAll } from './firm-health.service.ts';

const inWords = (
  { key, state, code, params = {}, to, since }: DatedFinding,
  language: Language,
): HealthLine => ({
  key,
  state,
  since: since.toISOString(),
  sentence: say(`portal:health.${code}.sentence`, language, params),
  todo:
    state === 'warning' || state === 'failing'
      ? say(`portal:health.${code}.todo`, language, params)
      : '',
  to: to ?? null,
});

/** How the portal of a firm fares, line by line (BO-26). */
export const registerFirmHealth = (app: PortalApp, { keys }: Releases): void => {
  const { database, now } = app.portal.platform;
  const parts: PartTools = { db: database.platform(), now, key: keys.current };
  const domains = domainTools(app);

  bindEndpoint(app, readHealth, async (_input, ctx) => {
    const found = await listAll({ parts, domains }, ctx);
    return { status: true, items: found.map((one) => inWords(one, ctx.language)) };
  });
};
