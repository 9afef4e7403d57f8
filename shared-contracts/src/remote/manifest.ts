import { z } from '@portal/shared-contracts/schema';
import { localizedText } from '../languages.ts';
import { area, role } from '../roles.ts';
import { siteFlag } from '../site-flags.ts';
import { slotName } from './slots.ts';

/** A condition on the site's settings: the flag must be on, or with `not` off. */
export const flagCondition = z.union([siteFlag, z.object({ not: siteFlag })]);

/** A heading of the side menu over the entries that name the same key. */
export const menuGroup = z.object({
  key: z.string(),
  label: localizedText,
  /** Name of an icon of shared-ui. */
  icon: z.string().min(1),
});

/** A parsed heading of the side menu. */
export type MenuGroup = z.output<typeof menuGroup>;

/** An entry of the side menu. */
export const menuEntry = z.object({
  /** Who sees it. */
  roles: z.array(role).min(1),
  /** Position from the top; the shell's own entries use multiples of 100. */
  order: z.number().int(),
  label: localizedText,
  /** Name of an icon of shared-ui. */
  icon: z.string().min(1),
  /** Entries with the same group stand under one heading, e.g. Orders: View, New Order. */
  group: menuGroup.optional(),
  /** Site settings that must hold. */
  requires: z.array(flagCondition).default([]),
  /** Hidden when the site has its own checkout (HS-43). */
  hiddenByCustomCheckout: z.boolean().default(false),
  /** Address when the page's pattern has parameters or the entry needs a query. */
  to: z.string().startsWith('/').optional(),
});

/** A page of a remote: data that the shell reads without running the remote. */
export const remotePage = z.object({
  /** Key of the page in the remote's module. */
  key: z.string().min(1),
  /** Router pattern, one of `routes`. */
  path: z.string().startsWith('/'),
  /** Who may open it; `public` needs no session. */
  roles: z.union([z.literal('public'), z.array(role).min(1)]),
  title: localizedText,
  /** A page of the back office: the area without which an admin neither opens it nor sees its entries. */
  area: area.optional(),
  /** The same for a page that has something for each of several areas: one of them is enough. */
  anyArea: z.array(area).min(1).optional(),
  /** `main` has top bar, menu and footer; `bare` is the page alone. */
  layout: z.enum(['main', 'bare']).default('main'),
  /** `brand`: until its code is there the server draws mark, title and bones; its own first picture has to be the same. */
  drawn: z.literal('brand').optional(),
  /** One sentence below the title, drawn with it and told to search engines. */
  intro: localizedText.optional(),
  /** `reading`: what is drawn is no wider than text is read well. */
  width: z.literal('reading').optional(),
  /** The page exists only while the firm offers this: else it answers 404 and nothing of it is drawn. */
  offer: z.literal('freeReview').optional(),
  /** With this site setting off the page says `The page is not available` and loads nothing. */
  requires: z.array(flagCondition).default([]),
  menu: z.array(menuEntry).default([]),
  /** Where a page without an entry of its own belongs: the address of the entry that stays marked. */
  section: z.string().startsWith('/').optional(),
  /**
   * Reads that start with the page itself: paths of GET calls without effect, parameters as in `path`. One with a query
   * is for the address without one, unless it takes a parameter of the address's own: `?proof=:proof`.
   */
  reads: z.array(z.string().startsWith('/api/')).max(4).default([]),
});

const semver = z.string().regex(/^\d+\.\d+\.\d+(-[\w.]+)?$/);

/** Everything that the shell knows of a remote before it runs any of its code. */
export const remoteManifest = z.object({
  /** Package name without scope: `mfe-orders`. */
  name: z.string().regex(/^mfe-[a-z-]+$/),
  version: semver,
  /** Range of contract versions that it works with, e.g. `^2.0.0`. */
  contracts: z.string().min(1),
  /** What people call this part, in messages such as "Orders could not be loaded". */
  title: localizedText,
  /** i18next namespace. */
  namespace: z.string().regex(/^[a-z]+$/),
  pages: z.array(remotePage),
  slots: z.array(slotName),
  /** Names of the portal events that it sends and hears. */
  events: z.object({ sends: z.array(z.string()), hears: z.array(z.string()) }),
  /** Site settings that must hold for the whole remote. */
  requires: z.array(flagCondition).default([]),
});

/** A parsed manifest. */
export type RemoteManifest = z.output<typeof remoteManifest>;

/** A manifest as its author writes it, defaults left out. */
export type RemoteManifestInput = z.input<typeof remoteManifest>;

/** A parsed page of a manifest. */
export type RemotePageData = z.output<typeof remotePage>;

/**
 * Checks a manifest where it is written, so that a build with a wrong one fails.
 *
 * @throws ZodError naming each wrong field.
 */
export const defineManifest = (manifest: RemoteManifestInput): RemoteManifest =>
  remoteManifest.parse(manifest);

/**
 * Whether a site offers what a page is there for.
 *
 * @param page - a page of a manifest
 * @param website - the site's settings
 */
export const isOffered = (
  { offer }: Pick<RemotePageData, 'offer'>,
  website: { readonly freeReview: { readonly enabled: boolean } },
): boolean => offer === undefined || website[offer].enabled;
