import { Refusal } from '@portal/shared-contracts/refusals';
import { readSiteSettings, type SiteSettings } from '@portal/shared-contracts/website';
import { requireArea } from '../../../http/security/areas.policy.ts';
import { requireConfirmed } from '../../../http/security/confirmed.policy.ts';
import type { Undo } from '../../../kernel/accountability/undo.ts';
import { type CheckoutHosts, mayAskCheckout } from '../../../kernel/config/connections.config.ts';
import type { Context } from '../../../kernel/context.ts';
import type { Database, SiteDatabase } from '../../../kernel/database.ts';
import { refuseLostPlaceholders } from './reworded-texts.ts';
import { findVersion, getStoredSettings } from './settings-versions.repository.ts';
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

const endsApproval = (former: SiteSettings, next: SiteSettings): boolean =>
  hasApproval(former.website_settings) && !hasApproval(next.website_settings);

/** Refuses to end approval over drafts that wait: without it nobody would ever look at them (BO-21). */
export const refuseWaitingDrafts = async (
  { countWaitingDrafts }: Pick<SettingsNeeds, 'countWaitingDrafts'>,
  tx: SiteDatabase,
  { former, next }: { former: SiteSettings; next: SiteSettings },
): Promise<void> => {
  const count = endsApproval(former, next) ? await countWaitingDrafts(tx) : 0;
  if (count > 0) throw new Refusal('drafts-wait-first', { count }, APPROVAL);
};

/** The same change, refused where its outcome may not be. */
const guarded =
  (hosts: CheckoutHosts, ctx: Context, change: Change): Change =>
  async (current, tx) => {
    const next = await change(current, tx);
    guard(hosts, ctx, current.settings, next);
    refuseLostPlaceholders(current.settings, next);
    return next;
  };

const store = async (
  { db, hosts, needs, forgetSites }: SettingsTools,
  ctx: Context,
  change: Change,
): Promise<StoredByAdmin> => {
  const stored = await storeByAdmin(db, ctx, async (current, tx) => {
    const next = await guarded(hosts, ctx, change)(current, tx);
    await refuseWaitingDrafts(needs, tx, { former: current.settings, next });
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
  const change = applyChanges(ctx, save);
  if (releaseDrafts) {
    const { settings, version } = await getStoredSettings(ctx.db);
    const current = { settings: readSiteSettings(settings).value, version };
    // What would be refused anyway must not let a draft through first.
    const next = await guarded(tools.hosts, ctx, change)(current, ctx.db);
    if (endsApproval(current.settings, next)) await tools.needs.releaseWaitingDrafts(ctx);
  }
  return store(tools, ctx, change);
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
