import { Refusal } from '@portal/shared-contracts/refusals';
import { readSiteSettings, type SiteSettings } from '@portal/shared-contracts/website';
import { bindSite } from '../../../database/scoped-database.ts';
import type { Context } from '../../../kernel/context.ts';
import type { Database, SiteDatabase } from '../../../kernel/database.ts';
import { MINUTE } from '../../../kernel/time/durations.ts';
import { keepUndoable } from '../../audit/undo/undo.service.ts';
import { writeAudit } from '../../audit/audit.service.ts';
import { changeSettings, readSetting } from '../site-settings.ts';
import { updateSettings } from '../website.repository.ts';
import { overlap, settingChanges } from './settings-difference.ts';
import {
  getNewestVersion,
  insertVersion,
  listVersions,
  lockSettings,
  type SettingChange,
} from './settings-versions.repository.ts';

/** The settings of a firm, and which version they are. */
export interface VersionedSettings {
  settings: SiteSettings;
  version: number;
}

/** What makes settings from settings. */
export type Change = (
  current: VersionedSettings,
  tx: SiteDatabase,
) => Promise<SiteSettings> | SiteSettings;

/** Stores what `change` makes of the settings, as a version of its own; nothing where nothing changed. */
export const storeSettings = (
  { db, now }: { db: Database; now: () => Date },
  { siteId, personId }: { siteId: string; personId: string | null },
  change: Change,
  afterwards: (
    tx: SiteDatabase,
    changed: { changes: readonly SettingChange[]; version: number },
  ) => Promise<void> = async () => {},
): Promise<VersionedSettings> =>
  db.transaction(async (platformTx) => {
    const tx = bindSite(platformTx, siteId, now);
    const { value: former } = readSiteSettings(await lockSettings(tx));
    const version = await getNewestVersion(tx);
    const settings = await change({ settings: former, version }, tx);
    const changes = settingChanges(former, settings);
    if (changes.length === 0) return { settings, version };
    const at = now();
    const first = Math.max(version, 1);
    // What the firm was made with can be brought back too.
    if (version === 0)
      await insertVersion(tx, {
        version: first,
        settings: former,
        changes: [],
        personId: null,
        at,
      });
    const row = { version: first + 1, settings, changes, personId, at };
    await insertVersion(tx, row);
    await updateSettings(tx, siteId, settings, at);
    await afterwards(tx, { changes, version: row.version });
    return { settings, version: row.version };
  });

interface Meanwhile {
  code: 'changed-meanwhile';
  params: { name: string; count: number };
}

const refuseStale = async (
  tx: SiteDatabase,
  ctx: Context,
  { baseVersion, changes }: { baseVersion: number; changes: Readonly<Record<string, unknown>> },
  settings: SiteSettings,
): Promise<void> => {
  const fields: Record<string, Meanwhile> = {};
  for (const { changes: theirs, at, first_name } of await listVersions(tx, baseVersion)) {
    const count = Math.max(1, Math.round((ctx.now().getTime() - at.getTime()) / MINUTE));
    const params = { name: first_name ?? ctx.site.name, count };
    for (const path of Object.keys(changes)) {
      const isSame =
        JSON.stringify(readSetting(settings, path) ?? null) === JSON.stringify(changes[path]);
      if (!isSame && theirs.some((their) => overlap(their.path, path)))
        fields[path] ??= { code: 'changed-meanwhile', params };
    }
  }
  const [first] = Object.values(fields);
  if (first) throw new Refusal(first.code, first.params, fields);
};

const writeRow = async (
  ctx: Context,
  tx: SiteDatabase,
  { changes, version }: { changes: readonly SettingChange[]; version: number },
): Promise<string> => {
  const values = (side: 'before' | 'after') =>
    Object.fromEntries(changes.map((change) => [change.path, change[side]]));
  const undo = await keepUndoable(ctx, tx, { act: 'settings.change', former: { version } });
  await writeAudit(tx, {
    action: 'settings changed',
    outcome: 'done',
    personId: ctx.actor.id,
    address: ctx.network,
    subject: {
      kind: 'setting',
      id: changes.length === 1 ? (changes[0]?.path ?? '') : 'settings',
    },
    before: values('before'),
    after: values('after'),
    batch: undo,
  });
  return undo;
};

/** Stores a change that an admin makes, with its row in the audit log. */
export const storeByAdmin = async (
  db: Database,
  ctx: Context,
  change: Change,
): Promise<VersionedSettings & { undo: string | null }> => {
  let undo: string | null = null;
  const stored = await storeSettings(
    { db, now: ctx.now },
    { siteId: ctx.site.id, personId: ctx.actor.id },
    change,
    async (tx, changed) => {
      undo = await writeRow(ctx, tx, changed);
    },
  );
  return { ...stored, undo };
};

/** The settings with these paths changed, unless somebody else changed one of them since. */
export const applyChanges =
  (
    ctx: Context,
    save: { baseVersion: number; changes: Readonly<Record<string, unknown>> },
  ): Change =>
  async ({ settings, version }, tx) => {
    if (version > save.baseVersion) await refuseStale(tx, ctx, save, settings);
    return changeSettings(settings, save.changes);
  };

/** Switches a part of the portal on or off for a firm; nothing that the part holds is deleted. */
export const switchPart = (
  db: Database,
  ctx: Context,
  remote: string,
  isOn: boolean,
): Promise<VersionedSettings> =>
  storeByAdmin(db, ctx, ({ settings }) =>
    changeSettings(settings, { [`enabledRemotes.${remote}`]: isOn }),
  );
