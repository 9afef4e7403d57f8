import {
  listSettingsVersions,
  readSettings,
  restoreSettings,
  saveSettings,
} from '@portal/shared-contracts/admin';
import { readSiteSettings } from '@portal/shared-contracts/website';
import type { PortalApp } from '../../../http/portal-app.ts';
import { bindEndpoint } from '../../../http/endpoints/bind-endpoint.ts';
import type { Undo } from '../../../kernel/accountability/undo.ts';
import { registerDomains } from '../domains/domains.routes.ts';
import {
  restoreVersion,
  saveChanges,
  type SettingsNeeds,
  type SettingsTools,
  undoSettings,
} from './edit-settings.service.ts';
import { registerPictures } from './pictures.routes.ts';
import { registerPreview } from './preview.routes.ts';
import { getStoredSettings, listVersions } from './settings-versions.repository.ts';
import type { VersionedSettings } from './settings.service.ts';

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

/** The settings of a firm, for those of its own people who may change them. */
export const registerSettings = (app: PortalApp, needs: SettingsNeeds): { undo: Undo } => {
  registerPictures(app);
  registerPreview(app);
  registerDomains(app);
  const { database, config } = app.portal.platform;
  const tools: SettingsTools = {
    db: database.platform(),
    hosts: config.checkoutHosts,
    needs,
    forgetSites: () => app.portal.sites.forget(),
  };

  // Not those of the call, which may be a second old: a page saves over the version that it is told here.
  bindEndpoint(app, readSettings, async (_input, ctx) => {
    const { settings, version } = await getStoredSettings(ctx.db);
    return shown({ settings: readSiteSettings(settings).value, version });
  });

  bindEndpoint(app, saveSettings, async (save, ctx) => shown(await saveChanges(tools, ctx, save)));

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

  bindEndpoint(app, restoreSettings, async ({ version }, ctx) =>
    shown(await restoreVersion(tools, ctx, version)),
  );

  return { undo: undoSettings(tools) };
};
