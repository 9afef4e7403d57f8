import { randomUUID } from 'node:crypto';
import { listStarters, starters, takeStarter } from '@portal/shared-contracts/admin';
import { Refusal } from '@portal/shared-contracts/refusals';
import type { PortalApp } from '../../../http/portal-app.ts';
import { bindEndpoint } from '../../../http/endpoints/bind-endpoint.ts';
import { applyImport } from '../importing/apply-import.ts';
import { importToolsOf } from '../import-tools.ts';
import { asFile, type Starter, starterIn } from './starters.ts';

/** The same with the prices that the firm asks. */
const priced = (starter: Starter, prices: Readonly<Record<string, number>>): Starter => {
  const unpriced = starter.packages.filter(({ key }) => prices[key] === undefined);
  const price = { code: 'starter-price-missing', params: {} } as const;
  const fields = Object.fromEntries(unpriced.map(({ key }) => [`prices.${key}`, price]));
  if (unpriced.length > 0) throw new Refusal('starter-price-missing', {}, fields);
  const packages = starter.packages.map(({ key, content }) => ({
    key,
    content: { ...content, priceMinor: prices[key] ?? 0 },
  }));
  return { ...starter, packages };
};

const NO_FILES = {
  open: (): never => {
    throw new Refusal('file-unavailable');
  },
};

/** Starter catalogues: files of a firm that come with the portal and go through the same import (BO-12). */
export const registerStarters = (app: PortalApp): void => {
  bindEndpoint(app, listStarters, async (_input, { site: { settings } }) => ({
    status: true,
    currency: settings.currency,
    starters: starters.map((name) => {
      const starter = starterIn(name, settings.language);
      return {
        name,
        packages: starter.packages.map(({ key, content }) => ({
          key,
          name: content.name,
          description: content.description,
        })),
        questionnaires: starter.questionnaires.length,
        contracts: starter.contracts.length,
        surveys: starter.surveys.length,
      };
    }),
  }));

  bindEndpoint(app, takeStarter, async ({ name, prices }, ctx) => {
    const starter = priced(starterIn(name, ctx.site.settings.language), prices);
    const batch = randomUUID();
    const source = { ...asFile(starter), ...NO_FILES };
    const decision = { isPublished: false, isOurs: false };
    const tools = importToolsOf(app, ctx, batch);
    ctx.audit.note({ subject: { kind: 'operation', id: batch }, after: { starter: name } });
    const { created, changed } = await applyImport(tools, { source, decision });
    return { status: true, created, changed };
  });
};
