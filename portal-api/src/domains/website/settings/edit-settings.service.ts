import { Refusal } from '@portal/shared-contracts/refusals';
import { readSiteSettings, type SiteSettings } from '@portal/shared-contracts/website';
import { requireArea } from '../../../http/security/areas.policy.ts';
import { requireConfirmed } from '../../../http/security/confirmed.policy.ts';
import type { Undo } from '../../../kernel/accountability/undo.ts';
import { type CheckoutHosts, mayAskCheckout } from '../../../kernel/config/connections.config.ts';
import type { Context } from '../../../kernel/context.ts';
import type { Database, SiteDatabase } from '../../../kernel/database.ts';
import { changeSettings } from '../site-settings.ts';
import { refuseLostPlaceholders } from './reworded-texts.ts';
import { findVersion } from './settings-versions.repository.ts';
import { hasApproval, isConfirmed, isOwners } from './settings.policy.ts';
import {
  applyChanges,
  type Change,
  storeByAdmin,
  type VersionedSettings,
} from './settings.service.ts';

/** What the settings ask of higher rooms. */
export interface SettingsNeeds {
  /** Drafts that wait for the firm's approval, and letting all of them through. */
  countWaitingDrafts(db: SiteDatabase): Promise<number>;
  releaseWaitingDrafts(ctx: Context): Promise<void>;
}

/** What settings are edited with. */
export interface SettingsTools {
  /** The platform's handle: the row of a site is not its own to write. */
  db: Database;
  /** Hosts that a checkout of the firm's own may have. */
  hosts: CheckoutHosts;
  needs: SettingsNeeds;
  /** Lets the next page see what changed. */
  forgetSites(): void;
}

type StoredByAdmin = VersionedSettings & { undo: string | null };

const APPROVAL = 'website_settings.enable_revisions_approval_feature';

const differ = (a: unknown, b: unknown): boolean => JSON.stringify(a) !== JSON.stringify(b);

/** Refuses what only some may change, and what the server may not ask: for a save and for an older version alike. */
const guard = (
  hosts: CheckoutHosts,
  ctx: Context,
  former: SiteSettings,
  next: SiteSettings,
): void => {
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

const store = async (
  { db, hosts, needs, forgetSites }: SettingsTools,
  ctx: Context,
  change: Change,
): Promise<StoredByAdmin> => {
  const stored = await storeByAdmin(db, ctx, async (current, tx) => {
    const next = await change(current, tx);
    guard(hosts, ctx, current.settings, next);
    refuseLostPlaceholders(current.settings, next);
    // Without approval nobody would ever look at what waits for it (BO-21).
    if (hasApproval(current.settings.website_settings) && !hasApproval(next.website_settings)) {
      const count = await needs.countWaitingDrafts(tx);
      if (count > 0) throw new Refusal('drafts-wait-first', { count }, APPROVAL);
    }
    return next;
  });
  forgetSites();
  return stored;
};

/** Stores what an admin changed; where approval ends, the drafts that wait for it are released first if that is asked. */
export const saveChanges = async (
  tools: SettingsTools,
  ctx: Context,
  {
    releaseDrafts,
    ...save
  }: {
    baseVersion: number;
    changes: Readonly<Record<string, unknown>>;
    releaseDrafts?: boolean | undefined;
  },
): Promise<StoredByAdmin> => {
  const { settings } = ctx.site;
  if (releaseDrafts && save.changes[APPROVAL] === false && hasApproval(settings.website_settings)) {
    // What would be refused anyway must not let a draft through first.
    guard(tools.hosts, ctx, settings, changeSettings(settings, save.changes));
    await tools.needs.releaseWaitingDrafts(ctx);
  }
  return store(tools, ctx, applyChanges(ctx, save));
};

/** Makes an older version the newest one. */
export const restoreVersion = async (
  tools: SettingsTools,
  ctx: Context,
  version: number,
): Promise<StoredByAdmin> => {
  const found = await findVersion(ctx.db, version);
  if (!found) throw new Refusal('version-unknown');
  const { value } = readSiteSettings(found);
  return store(tools, ctx, () => value);
};

/** Takes the newest version back, and it alone: what came after another one may rest on it. */
export const undoSettings =
  (tools: SettingsTools): Undo =>
  async (ctx, take) => {
    await store(tools, ctx, async (current, tx) => {
      const { version } = (await take(tx)).former as { version: number };
      const before = current.version === version && (await findVersion(tx, version - 1));
      if (!before) throw new Refusal('act-touched');
      return readSiteSettings(before).value;
    });
  };
