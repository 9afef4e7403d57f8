import { randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { PortalApp } from '../http/portal-app.ts';
import { pageLanguage } from '../http/endpoints/asked-language.ts';
import { setCookie } from '../http/security/cookies.ts';
import { publicOrigin } from '../http/security/public-origin.ts';
import { hostNameOf } from '../http/security/request-host.ts';
import type { Releases } from '../releases/registry/open-registry.ts';
import { DEVICE_COOKIE } from '../releases/reports/device.ts';
import { sendCompressed } from './compress-page.ts';
import { contentSecurityPolicy, loopbackOrigins } from './content-security-policy.ts';
import { registerDoorForms, type Refused } from './doors/door-forms.routes.ts';
import { pageRendererReader } from './drawn/page-renderer.ts';
import { filesOfEntry, pageDrawer } from './drawn/drawn-page.ts';
import { firstReads } from './address/first-reads.ts';
import { registerPageFiles } from './page-files.routes.ts';
import { pagePreloader } from './page-preloads.ts';
import { PERMISSIONS } from './permissions-policy.ts';
import type { Preload } from './preload.ts';
import { previewChange } from './preview-link.ts';
import { shellAssetsReader } from './shell-assets.ts';
import { shellHtml } from './shell-html.ts';
import { findSiteOfPage, type SiteOfPage } from './site-of-page.ts';
import { serveFiles } from './static-files.ts';

const NOT_FOUND = { status: false, code: 'not-found', message: 'Not Found' };

const YEAR = 365 * 86_400_000;

const PAGE_HEADERS = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-store',
  'permissions-policy': PERMISSIONS,
};

// A browser's pictures and scripts say what they are for; who takes anything and says nothing else, such
// as a check of the page's health, means the page.
const wantsPage = ({ headers }: FastifyRequest): boolean => {
  const accept = headers.accept ?? '*/*';
  const isFor = headers['sec-fetch-dest'] ?? 'document';
  return accept.includes('text/html') || (accept === '*/*' && isFor === 'document');
};

const isPageRequest = (request: FastifyRequest): boolean =>
  (request.method === 'GET' || request.method === 'HEAD') &&
  !/^\/(api|remotes|shell|mailbox|metrics)(\/|$)/.test(request.url.split('?')[0] ?? '') &&
  wantsPage(request);

const chosenScheme = (request: FastifyRequest): 'light' | 'dark' | undefined => {
  const chosen = request.cookies['portal_scheme'];
  return chosen === 'light' || chosen === 'dark' ? chosen : undefined;
};

/** The device that asks; one that is new here gets its cookie. */
const deviceOf = (
  app: PortalApp,
  releases: Releases,
  request: FastifyRequest,
  reply: FastifyReply,
): string => {
  const known = releases.devices.read(request.headers.cookie);
  if (known) return known;
  const { config, now } = app.portal.platform;
  const { device, cookie: value } = releases.devices.issue();
  const expires = new Date(now().getTime() + YEAR);
  setCookie(reply, { name: DEVICE_COOKIE, value, expires }, { secure: config.secureCookies });
  return device;
};

/** Where scripts beside the portal's own may come from. */
const remoteOriginsOf = (page: SiteOfPage | undefined): string[] => [
  ...(page?.set.origins ?? []),
  ...(page?.website.inspector ? loopbackOrigins : []),
];

const policyOf = (
  app: PortalApp,
  request: FastifyRequest,
  page: SiteOfPage | undefined,
  nonce: string,
): string => {
  const origin = publicOrigin(app, app.portal.platform.config, hostNameOf(request.raw) ?? '');
  return contentSecurityPolicy({
    nonce,
    // Of a host that no firm has nothing is repeated.
    host: page && new URL(origin).host,
    frameAncestors: page?.website.allowedWidgetParents ?? [],
    remoteOrigins: remoteOriginsOf(page),
  });
};

/** The entry's own files run as soon as they are there; all others only come early. */
const entryFirst = (entry: readonly string[], preloads: readonly Preload[]) => {
  const entryUrls = new Set(entry.map((file) => `/shell/${file}`));
  return {
    entry: preloads.filter(({ url }) => entryUrls.has(url)),
    preloads: preloads.filter(({ url }) => !entryUrls.has(url)),
  };
};

const pathOf = (url: string): string => url.split('?')[0] ?? '/';

/** The first reads of the address that was asked for, with its query, or of the one that it leads to. */
const readsOf = (page: SiteOfPage | undefined, url: string): string[] => {
  if (!page) return [];
  const address = page.path === pathOf(url) ? url : page.path;
  return firstReads(page.set.remotes, address, page.session?.user.role ?? null);
};

/** Serves the shell's page for every address that is neither a call nor a file, and all built files. */
export const registerShellPage = (
  app: PortalApp,
  releases: Releases,
  shellFolder: string,
): void => {
  const { config, now } = app.portal.platform;
  const readAssets = shellAssetsReader(shellFolder);
  const preloadsOf = pagePreloader(releases.store);
  const readRenderer = pageRendererReader(shellFolder, app.log);
  const drawPage = pageDrawer(readRenderer, preloadsOf, app.log);
  serveFiles(app, shellFolder, releases.store);
  registerPageFiles(app, releases.store, readAssets);

  const sendPage = async (
    request: FastifyRequest,
    reply: FastifyReply,
    refused?: Refused,
  ): Promise<unknown> => {
    const preview = previewChange(request.url, now());
    if (preview) {
      setCookie(reply, preview.cookie, { secure: config.secureCookies });
      return reply.redirect(preview.address, 303);
    }
    const assets = await readAssets();
    if (!assets) return reply.code(503).type('text/plain').send('The shell is not built yet.');
    const device = deviceOf(app, releases, request, reply);
    const page = await findSiteOfPage(app, releases, { request, reply, device });
    const language = pageLanguage(request, {
      person: page?.session?.user.language,
      site: page?.website.language,
    });
    const path = page?.path ?? pathOf(request.url);
    const scheme = chosenScheme(request);
    const drawn = await drawPage({ request, page, assets, language, scheme, refused });
    const preloads = drawn.door?.files ?? (await preloadsOf(assets, { page, path, language }));
    const nonce = randomBytes(16).toString('base64');
    if (!refused) reply.code(page ? 200 : 404);
    reply.headers({
      ...PAGE_HEADERS,
      'content-security-policy': policyOf(app, request, page, nonce),
    });
    const html = shellHtml({
      nonce,
      language,
      saysDemo: config.saysDemo,
      website: page?.website,
      session: page?.session,
      address: path === pathOf(request.url) ? undefined : path,
      scheme,
      scriptOrigins: remoteOriginsOf(page),
      reads: readsOf(page, request.url),
      ...drawn,
      ...entryFirst(filesOfEntry(assets, drawn), preloads),
    });
    return sendCompressed(request, reply, html);
  };

  registerDoorForms(app, { readRenderer, sendPage });
  app.setNotFoundHandler((request, reply) =>
    isPageRequest(request) ? sendPage(request, reply) : reply.code(404).send(NOT_FOUND),
  );
};
