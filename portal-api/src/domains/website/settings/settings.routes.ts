import {
  listSettingsVersions,
  readSettings,
  restoreSettings,
  saveSettings,
} from '@portal/shared-contracts/admin';
import { Refusal } from '@portal/shared-contracts/refusals';
import { readSiteSettings, type SiteSettings } from '@portal/shared-contracts/website';
import type { PortalApp } from '../../../http/portal-app.ts';
import { bindEndpoint } from '../../../http/endpoints/bind-endpoint.ts';
import { type CheckoutHosts, mayAskCheckout } from '../../../kernel/config/connections.config.ts';
import { requireConfirmed } from '../../../http/security/confirmed.policy.ts';
import { requireArea } from '../../../http/security/areas.policy.ts';
import type { Context } from '../../../kernel/context.ts';
import type { Undo } from '../../../kernel/accountability/undo.ts';
import type { SiteDatabase } from '../../../kernel/database.ts';
import { changeSettings } from '../site-settings.ts';
import { findNewestVersion, findVersion, listVersions } from './settings-versions.repository.ts';
import { registerDomains } from '../domains/domains.routes.ts';
import { registerPreview } from './preview.routes.ts';
import { registerPictures } from './pictures.routes.ts';
import { refuseLostPlaceholders } from './reworded-texts.ts';
import { hasApproval, isConfirmed, isOwners } from './settings.policy.ts';
import {
  applyChanges,
  type Change,
  storeByAdmin,
  type VersionedSettings,
} from './settings.service.ts';

const shown = ({
  settings,
  version,
  undo = null,
}: VersionedSettings & { undo?: string | null }) => {
  const { customCheckout } = settings;
  const hasToken = Boolean(customCheckout?.token);
  return {
    status: true as const,
    version,
    settings: { ...settings, customCheckout: customCheckout && { ...customCheckout, token: '' } },
    secrets: hasToken ? ['customCheckout.token'] : [],
    undo,
  };
};

const nameOf = (row: { first_name: string | null; last_name: string | null }): string | null =>
  row.first_name === null ? null : `${row.first_name} ${row.last_name ?? ''}`.trim();

const differ = (a: unknown, b: unknown): boolean => JSON.stringify(a) !== JSON.stringify(b);

/** Refuses what only some may change, and what the server may not ask: for a save and for an older version alike. */
const guardWith =
  (hosts: CheckoutHosts) =>
  (ctx: Context, former: SiteSettings, next: SiteSettings): void => {
    const { customCheckout } = next;
    const names = Object.keys(next) as (keyof SiteSettings)[];
    const changed = names.filter((name) => differ(former[name], next[name]));
    if (changed.some(isOwners)) requireArea(ctx, 'owner');
    if (changed.some(isConfirmed)) requireConfirmed(ctx);
    // The server asks this address itself, so its operator says which hosts that may be.
    if (!customCheckout || customCheckout.url === former.customCheckout?.url) return;
    if (mayAskCheckout(hosts, customCheckout.url)) return;
    const host = URL.parse(customCheckout.url)?.host ?? customCheckout.url;
    throw new Refusal('checkout-host-unlisted', { host }, 'customCheckout.url');
  };

const APPROVAL = 'website_settings.enable_revisions_approval_feature';

/** What the settings ask of higher rooms. */
export interface SettingsNeeds {
  /** Drafts that wait for the firm's approval, and letting all of them through. */
  countWaitingDrafts(db: SiteDatabase): Promise<number>;
  releaseWaitingDrafts(ctx: Context): Promise<void>;
}

type Store = (ctx: Context, change: Change) => Promise<unknown>;

// The newest version alone is taken back: what came after it may rest on it.
const undoBy =
  (store: Store): Undo =>
  async (ctx, take) => {
    await store(ctx, async (current, tx) => {
      const { version } = (await take(tx)).former as { version: number };
      const before = current.version === version && (await findVersion(tx, version - 1));
      if (!before) throw new Refusal('act-touched');
      return readSiteSettings(before).value;
    });
  };

/** The settings of a firm, for those of its own people who may change them. */
export const registerSettings = (app: PortalApp, needs: SettingsNeeds): { undo: Undo } => {
  registerPictures(app);
  registerPreview(app);
  registerDomains(app);
  const db = app.portal.platform.database.platform();
  const guard = guardWith(app.portal.platform.config.checkoutHosts);

  bindEndpoint(app, readSettings, async (_input, ctx) =>
    shown({
      settings: ctx.site.settings,
      version: await findNewestVersion(ctx.db),
    }),
  );

  const store = async (ctx: Context, change: Change) => {
    const stored = await storeByAdmin(db, ctx, async (current, tx) => {
      const next = await change(current, tx);
      guard(ctx, current.settings, next);
      refuseLostPlaceholders(current.settings, next);
      // Without approval nobody would ever look at what waits for it (BO-21).
      if (hasApproval(current.settings.website_settings) && !hasApproval(next.website_settings)) {
        const count = await needs.countWaitingDrafts(tx);
        if (count > 0) throw new Refusal('drafts-wait-first', { count }, APPROVAL);
      }
      return next;
    });
    app.portal.sites.forget();
    return shown(stored);
  };

  bindEndpoint(app, saveSettings, async ({ releaseDrafts, ...save }, ctx) => {
    if (
      releaseDrafts &&
      save.changes[APPROVAL] === false &&
      hasApproval(ctx.site.settings.website_settings)
    ) {
      // What would be refused anyway must not let a draft through first.
      guard(ctx, ctx.site.settings, changeSettings(ctx.site.settings, save.changes));
      await needs.releaseWaitingDrafts(ctx);
    }
    return store(ctx, applyChanges(ctx, save));
  });

  bindEndpoint(app, listSettingsVersions, async (_input, ctx) => {
    const rows = await listVersions(ctx.db);
    return {
      status: true,
      versions: rows.map((row) => ({
        version: row.version,
        at: row.at.toISOString(),
        author: nameOf(row),
        changes: row.changes,
      })),
    };
  });

  bindEndpoint(app, restoreSettings, async ({ version }, ctx) => {
    const found = await findVersion(ctx.db, version);
    if (!found) throw new Refusal('version-unknown');
    const { value } = readSiteSettings(found);
    return store(ctx, () => value);
  });

  return { undo: undoBy(store) };
};
