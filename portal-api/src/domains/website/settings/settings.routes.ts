import {
  listSettingsVersions,
  readSettings,
  restoreSettings,
  saveSettings,
} from '@portal/shared-contracts/admin';
import { Refusal } from '@portal/shared-contracts/refusals';
import { readSiteSettings } from '@portal/shared-contracts/website';
import type { PortalApp } from '../../../http/portal-app.ts';
import { bindEndpoint } from '../../../http/endpoints/bind-endpoint.ts';
import { requireArea } from '../../../http/security/areas.policy.ts';
import { findNewestVersion, findVersion, listVersions } from './settings-versions.repository.ts';
import { applyChanges, storeByAdmin, type VersionedSettings } from './settings.service.ts';

const shown = ({ settings, version }: VersionedSettings) => {
  const { customCheckout } = settings;
  const hasToken = Boolean(customCheckout?.token);
  return {
    status: true as const,
    version,
    settings: { ...settings, customCheckout: customCheckout && { ...customCheckout, token: '' } },
    secrets: hasToken ? ['customCheckout.token'] : [],
  };
};

const nameOf = (row: { first_name: string | null; last_name: string | null }): string | null =>
  row.first_name === null ? null : `${row.first_name} ${row.last_name ?? ''}`.trim();

/** The settings of a firm, for those of its own people who may change them. */
export const registerSettings = (app: PortalApp): void => {
  const db = app.portal.platform.database.platform();

  bindEndpoint(app, readSettings, async (_input, ctx) =>
    shown({
      settings: ctx.site.settings,
      version: await findNewestVersion(ctx.db, ctx.site.id),
    }),
  );

  bindEndpoint(app, saveSettings, async (save, ctx) => {
    // Scripts can read whatever customers see (BO-22).
    if (Object.keys(save.changes).some((path) => /^customScripts\b/.test(path)))
      requireArea(ctx, 'owner');
    const stored = await storeByAdmin(db, ctx, applyChanges(ctx, save));
    app.portal.sites.forget();
    return shown(stored);
  });

  bindEndpoint(app, listSettingsVersions, async (_input, ctx) => {
    const rows = await listVersions(ctx.db, ctx.site.id);
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
    const stored = await storeByAdmin(db, ctx, ({ settings }) => {
      const sameScripts =
        JSON.stringify(settings.customScripts) === JSON.stringify(value.customScripts);
      if (!sameScripts) requireArea(ctx, 'owner');
      return value;
    });
    app.portal.sites.forget();
    return shown(stored);
  });
};
