import { Refusal } from '@portal/shared-contracts/refusals';
import { isOffered } from '@portal/shared-contracts/remote';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { PortalApp } from '../http/portal-app.ts';
import { pageLanguage } from '../http/endpoints/asked-language.ts';
import { setCookie } from '../http/security/cookies.ts';
import { publicOrigin } from '../http/security/public-origin.ts';
import { hostNameOf } from '../http/security/request-host.ts';
import type { Releases } from '../releases/registry/open-registry.ts';
import { DEVICE_COOKIE } from '../releases/devices/device.ts';
import { DAY } from '../kernel/time/durations.ts';
import { sendCompressed } from './compress-page.ts';
import { pageComposer } from './kept/compose-page.ts';
import { withNonce } from './kept/nonceless-page.ts';
import { firstDoorFinder } from './doors/door-first.ts';
import { registerDoorForms, type Refused } from './doors/door-forms.routes.ts';
import { pageRendererReader } from './drawn/page-renderer.ts';
import { registerPageFiles } from './page-files.routes.ts';
import { PERMISSIONS } from './permissions-policy.ts';
import { pagesOf } from './preload.ts';
import { previewChange } from './preview-link.ts';
import { shellAssetsReader } from './shell-assets.ts';
import { findSiteOfPage, type SiteOfPage } from './site-of-page.ts';
import { serveFiles } from './static-files.ts';

const YEAR = 365 * DAY;

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

const NO_PAGES =
  /^\/(api|remotes|shell|mailbox|metrics|\.well-known|robots\.txt|favicon\.ico)(\/|$)/;

const isPageRequest = (request: FastifyRequest): boolean =>
  (request.method === 'GET' || request.method === 'HEAD') &&
  !NO_PAGES.test(request.url.split('?')[0] ?? '') &&
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

/** A page of what the firm has switched off is drawn, and says so to people; programs are told by the status (RV-02). */
const isThere = ({ set, path, session, website }: SiteOfPage): boolean =>
  pagesOf(set.remotes, path, session?.user.role ?? null).every((found) =>
    isOffered(found.page, website),
  );

/** Reads the name of the file that a page starts the shell with. */
export const shellStartReader = (folder: string): (() => Promise<string | undefined>) => {
  const readAssets = shellAssetsReader(folder);
  return async () => (await readAssets())?.entry.find((file) => file.endsWith('.js'));
};

/** Serves the shell's page for every address that is neither a call nor a file, and all built files. */
export const registerShellPage = (
  app: PortalApp,
  releases: Releases,
  shellFolder: string,
): void => {
  const { config, now } = app.portal.platform;
  const readAssets = shellAssetsReader(shellFolder);
  const readRenderer = pageRendererReader(shellFolder, app.log);
  const findFirstDoor = firstDoorFinder(readRenderer, app.log);
  const composePage = pageComposer(app, releases, readRenderer);
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
    if (!assets)
      return reply.code(503).type('text/plain; charset=utf-8').send('The shell is not built yet.');
    const device = deviceOf(app, releases, request, reply);
    const page = await findSiteOfPage(app, releases, { request, reply, device });
    const door = page && !refused && (await findFirstDoor({ request, page }));
    if (door) return reply.header('cache-control', 'no-store').redirect(door, 302);
    const language = pageLanguage(request, {
      person: page?.session?.user.language,
      site: page?.website.language,
    });
    const scheme = chosenScheme(request);
    const origin = publicOrigin(app, config, hostNameOf(request.raw) ?? '');
    const asked = { request, page, assets, language, scheme, origin };
    const { html, policy } = withNonce(await composePage(asked, refused));
    if (!refused) reply.code(page && isThere(page) ? 200 : 404);
    reply.headers({ ...PAGE_HEADERS, 'content-security-policy': policy });
    return sendCompressed(request, reply, html);
  };

  registerDoorForms(app, { readRenderer, sendPage });
  app.setNotFoundHandler((request, reply) => {
    if (!isPageRequest(request)) throw new Refusal('page-unknown');
    return sendPage(request, reply);
  });
};
