import { randomUUID } from 'node:crypto';
import { CONTRACT_VERSION, type Role } from '@portal/shared-contracts';
import type { ReleaseSet } from '@portal/shared-contracts/remote';
import type { WebsiteConfig } from '@portal/shared-contracts/website';
import { publicConfig } from '../../domains/website/website.service.ts';
import { madeOfBoth } from '../../kernel/kept/made-of-both.ts';
import type { Site } from '../../kernel/site.ts';
import { readCookie } from '../../http/security/cookies.ts';
import type { Devices } from '../devices/device.ts';
import { PREVIEW_COOKIE, readPreviewToken } from '../preview/preview.ts';
import { buildAddress, type PreviewBuild, type PreviewBuilds } from '../preview/preview-builds.ts';
import type { SigningKeys } from '../store/signing.ts';
import type { Registry, SignedSet } from './registry.ts';
import type { ResolveRequest } from '../rollout/resolve-set.ts';

/** What a browser sends that decides about its releases. */
export interface Visitor {
  readonly cookies: string | undefined;
  /** A new device, before its cookie is set. */
  readonly device?: string;
  /** Contract version of the shell that asks; this server's own shell when it says nothing. */
  readonly contracts?: string | undefined;
  /** Who is signed in there. */
  readonly role?: Role | undefined;
}

/** What the registry needs to answer a visitor. */
export interface VisitorTools {
  readonly registry: Registry;
  readonly keys: SigningKeys;
  readonly devices: Devices;
  readonly builds: PreviewBuilds;
  readonly now: () => Date;
}

const isVersion = (text: string | undefined): text is string => /^\d+\.\d+\.\d+$/.test(text ?? '');

// The list is asked for at each page load: an origin that the site took off its list shows nothing more.
const buildsElsewhere = async (
  { builds }: VisitorTools,
  site: Site,
  releases: Readonly<Record<string, string>>,
): Promise<Record<string, PreviewBuild>> => {
  const found = await Promise.all(
    Object.entries(releases).map(async ([remote, wanted]) => {
      const address = buildAddress(wanted);
      if (!address || !site.settings.previewOrigins.includes(address.origin)) return [];
      const build = await builds.read(remote, address.base);
      return build ? [[remote, build] as const] : [];
    }),
  );
  return Object.fromEntries(found.flat());
};

/** The request to the registry for one visitor of one site. */
export const resolveRequest = async (
  tools: VisitorTools,
  site: Site,
  visitor: Visitor,
): Promise<ResolveRequest> => {
  const token = readCookie(visitor.cookies, PREVIEW_COOKIE);
  const preview =
    token &&
    readPreviewToken(token, {
      publicKeys: tools.keys.accepted.map(({ publicKey }) => publicKey),
      siteId: site.id,
      now: tools.now(),
      since: await tools.registry.previewsRevoked(site.id),
    });
  return {
    siteId: site.id,
    enabled: site.settings.enabledRemotes,
    // Who names no device gets the place of a new one; its cookie comes with a page.
    device: visitor.device ?? tools.devices.read(visitor.cookies) ?? randomUUID(),
    contracts: isVersion(visitor.contracts) ? visitor.contracts : CONTRACT_VERSION,
    isAdmin: visitor.role === 'admin',
    ...(preview
      ? { preview: { ...preview, elsewhere: await buildsElsewhere(tools, site, preview.releases) } }
      : {}),
  };
};

// Asked with each page and each start of the shell, and the same until settings or releases change.
const websiteOf = madeOfBoth((site: Site, { signed, key }: SignedSet): WebsiteConfig => ({
  ...publicConfig(site),
  releases: signed,
  releaseKey: key,
}));

/** The site's configuration with the releases that this page load may run. */
export const websiteReleases = async (
  tools: VisitorTools,
  site: Site,
  visitor: Visitor,
): Promise<{ website: WebsiteConfig; set: ReleaseSet }> => {
  const found = await tools.registry.resolveSigned(await resolveRequest(tools, site, visitor));
  return { website: websiteOf(site, found), set: found.set };
};
