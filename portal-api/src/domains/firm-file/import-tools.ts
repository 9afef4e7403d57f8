import { type Area, holdsArea } from '@portal/shared-contracts';
import type { PortalApp } from '../../http/portal-app.ts';
import { mayAskCheckout } from '../../kernel/config/connections.config.ts';
import type { Context } from '../../kernel/context.ts';
import type { ImportTools } from './importing/apply-import.ts';

/** What an admin imports with. */
export const importToolsOf = (app: PortalApp, ctx: Context, batch: string): ImportTools => {
  const { platform } = app.portal;
  const { admin } = ctx.actor;
  return {
    platform,
    ctx,
    importer: ctx.actor,
    address: ctx.network,
    batch,
    judge: {
      site: ctx.site,
      isOwner: holdsArea(admin, 'owner'),
      holds: (area: Area) => holdsArea(admin, area),
      mayAskCheckout: (url) => mayAskCheckout(platform.config.checkoutHosts, url),
    },
  };
};
