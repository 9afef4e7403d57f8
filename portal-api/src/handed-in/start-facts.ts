import { siteSettings } from '@portal/shared-contracts/website';
import { cardSetup, movesMoney } from '../domains/payments/accounts/cards-of.ts';
import { listPackagesForSale } from '../domains/catalogue/packages/packages.service.ts';
import { hasContracts } from '../domains/documents/contracts/contracts.service.ts';
import { hasTestOrders } from '../domains/orders/orders.service.ts';
import { hasWriters } from '../domains/people/people.service.ts';
import type { StartFacts } from '../domains/website/start/start.routes.ts';
import type { SiteContext } from '../kernel/context.ts';

const defaults = siteSettings.parse({});

const sells = async ({ db }: SiteContext): Promise<boolean> =>
  (await listPackagesForSale(db)).length > 0;

// The sandbox moves no money, so nobody is paid by it.
const isPaid = async (ctx: SiteContext): Promise<boolean> =>
  ctx.site.settings.customCheckout !== null || movesMoney(await cardSetup(ctx));

/** By what each step of a firm's first run is ticked: by what the firm has, and by nothing else. */
export const START_FACTS: StartFacts = {
  brand: async ({ site: { settings } }) =>
    settings.logo !== '' || settings.brand.primary !== defaults.brand.primary,
  region: async ({ site: { settings } }) =>
    (['currency', 'language', 'timeZone'] as const).some(
      (name) => settings[name] !== defaults[name],
    ),
  catalogue: sells,
  contract: ({ db }) => hasContracts(db),
  payments: isPaid,
  mail: async ({ site: { settings } }) =>
    settings.mailFrom !== defaults.mailFrom && settings.companyEmail !== defaults.companyEmail,
  people: ({ db }) => hasWriters(db),
  'test-order': ({ db }) => hasTestOrders(db),
  sale: async (ctx) => (await sells(ctx)) && (await isPaid(ctx)),
};
