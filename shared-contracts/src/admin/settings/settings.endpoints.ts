import { z } from '@portal/shared-contracts/schema';
import { defineEndpoint } from '../../endpoint.ts';
import { id, timestamp } from '../../scalars.ts';
import { customCheckout, websiteConfig } from '../../website/website.schema.ts';

/** The settings as an admin reads them; secrets are left out and named. */
const shownSettings = z.object({
  status: z.literal(true),
  /** Grows with every change; a save names the one that it began with. */
  version: z.number().int(),
  settings: z.record(z.string(), z.unknown()),
  /** Paths of secrets that are set. */
  secrets: z.array(z.string()),
  /** By what this change is taken back, where something was changed. */
  undo: id.nullable().optional(),
});

/** Everything that a firm can set (BO-15). */
export const readSettings = defineEndpoint({
  method: 'GET',
  path: '/api/admin/settings',
  access: ['admin'],
  area: 'settings',
  summary: 'The settings of the firm',
  input: z.object({}),
  output: shownSettings,
});

/**
 * Saves changed paths such as `brand.primary` (BO-15). What somebody else changed meanwhile stays where nothing of
 * it is changed here too; else the save is a `conflict`, said at each path (BO-114).
 */
export const saveSettings = defineEndpoint({
  method: 'PATCH',
  path: '/api/admin/settings',
  access: ['admin'],
  area: 'settings',
  summary: 'Change settings of the firm',
  input: z.object({
    baseVersion: z.number().int().nonnegative(),
    changes: z.record(z.string().max(200), z.unknown()),
    /** Lets waiting drafts through to their customers before approval is switched off (BO-21). */
    releaseDrafts: z.boolean().optional(),
  }),
  output: shownSettings,
});

/** Stores a picture of the firm; a drawing loses what could run or be loaded from elsewhere (BO-19). */
export const storePicture = defineEndpoint({
  method: 'POST',
  path: '/api/admin/settings/pictures',
  access: ['admin'],
  area: 'settings',
  upload: true,
  summary: 'Store a picture of the firm',
  input: z.object({}),
  /** The address is what a setting such as `logo` takes. */
  output: z.object({ status: z.literal(true), address: z.string() }),
});

/** Asks the firm's own checkout for a link, with settings that need not be saved (BO-23). */
export const testCheckout = defineEndpoint({
  method: 'POST',
  path: '/api/admin/settings/test-checkout',
  access: ['admin'],
  area: 'settings',
  summary: 'Try the own checkout',
  /** Without settings those that are saved are tried; an empty token means the stored one of the same address. */
  input: z.object({ customCheckout: customCheckout.optional() }),
  output: z.object({ status: z.literal(true), httpStatus: z.number().int(), link: z.string() }),
});

/** What pages and mails would be with these settings, before they are saved (BO-17). */
export const previewSettings = defineEndpoint({
  method: 'POST',
  path: '/api/admin/settings/preview',
  access: ['admin'],
  area: 'settings',
  summary: 'Pages and mails with settings that are not saved',
  input: z.object({ changes: z.record(z.string().max(200), z.unknown()) }),
  output: z.object({
    status: z.literal(true),
    /** What the browser would know of the site. */
    website: websiteConfig.omit({ releases: true, releaseKey: true }),
    mail: z.object({ subject: z.string(), html: z.string() }),
  }),
});

/** One change of the settings. */
export const settingsVersion = z.object({
  version: z.number().int(),
  at: timestamp,
  /** Who made it; nothing for a command. */
  author: z.string().nullable(),
  /** Each changed path with its value before and after; secrets read `(set)`. */
  changes: z.array(z.object({ path: z.string(), before: z.unknown(), after: z.unknown() })),
});

/** {@link settingsVersion} as a type. */
export type SettingsVersion = z.output<typeof settingsVersion>;

/** The last changes of the settings, newest first; two hundred are kept. */
export const listSettingsVersions = defineEndpoint({
  method: 'GET',
  path: '/api/admin/settings/versions',
  access: ['admin'],
  area: 'settings',
  summary: 'Earlier settings of the firm',
  input: z.object({}),
  output: z.object({ status: z.literal(true), versions: z.array(settingsVersion) }),
});

/** Makes the settings what they were in a version; that is a change like any other. */
export const restoreSettings = defineEndpoint({
  method: 'POST',
  path: '/api/admin/settings/versions/{version}/restore',
  access: ['admin'],
  area: 'settings',
  summary: 'Bring earlier settings back',
  input: z.object({ version: z.coerce.number().int().positive() }),
  output: shownSettings,
});
