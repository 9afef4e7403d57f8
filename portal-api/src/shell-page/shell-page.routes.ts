import { randomBytes } from 'node:crypto';
import { chooseLanguage, type EndpointOutput, type Language } from '@portal/shared-contracts';
import { getCurrentUser } from '@portal/shared-contracts/auth';
import type { ReleaseSet } from '@portal/shared-contracts/remote';
import type { WebsiteConfig } from '@portal/shared-contracts/website';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { PortalApp } from '../http/portal-app.ts';
import { signedIn } from '../domains/people/auth/auth.service.ts';
import { DEVICE_COOKIE } from '../releases/reports/device.ts';
import type { Releases } from '../releases/registry/open-registry.ts';
import { websiteReleases } from '../releases/rollout/website-releases.ts';
import { publicConfig } from '../domains/website/website.service.ts';
import { publicOrigin } from '../http/security/public-origin.ts';
import { hostNameOf } from '../http/security/request-host.ts';
import { authenticate } from '../http/security/session-cookie.ts';
import { setCookie } from '../http/security/cookies.ts';
import { sendCompressed } from './compress-page.ts';
import { previewChange } from './preview-link.ts';
import { contentSecurityPolicy, loopbackOrigins } from './content-security-policy.ts';
import {
  localePreloads,
  pagePreloads,
  pagesOf,
  releaseFilesReader,
  shellPreloads,
  withoutDoubles,
  type Preload,
} from './preload.ts';
import { shellAssetsReader, type ShellAssets } from './shell-assets.ts';
import { shellHtml } from './shell-html.ts';
import { serveFiles } from './static-files.ts';

const YEAR = 365 * 86_400_000;

const isPageRequest = (request: FastifyRequest): boolean =>
  (request.method === 'GET' || request.method === 'HEAD') &&
  !/^\/(api|remotes|shell)(\/|$)/.test(request.url.split('?')[0] ?? '') &&
  (request.headers.accept ?? '').includes('text/html');

const preferredLanguage = (request: FastifyRequest, page: SiteOfPage | undefined): Language =>
  chooseLanguage(
    page?.session?.user.language,
    request.cookies['portal_language'],
    request.headers['accept-language']?.split(',')[0],
    page?.website.language,
  );

const chosenScheme = (request: FastifyRequest): 'light' | 'dark' | undefined => {
  const chosen = request.cookies['portal_scheme'];
  return chosen === 'light' || chosen === 'dark' ? chosen : undefined;
};

interface SiteOfPage {
  readonly website: WebsiteConfig;
  readonly set: ReleaseSet;
  /** Who asks, so that the page need not ask, and the right one of two under one address is on its way. */
  readonly session: EndpointOutput<typeof getCurrentUser> | undefined;
}

/** Serves the shell's page for every address that is neither a call nor a file, and all built files. */
export const registerShellPage = (
  app: PortalApp,
  releases: Releases,
  shellFolder: string,
): void => {
  const { platform } = app.portal;
  const readAssets = shellAssetsReader(shellFolder);
  const readFiles = releaseFilesReader(releases.store);
  serveFiles(app, shellFolder, releases.store);

  const siteOfPage = async (
    request: FastifyRequest,
    device: string,
  ): Promise<SiteOfPage | undefined> => {
    const site = await app.portal.sites.ofHost(hostNameOf(request.raw) ?? '');
    if (!site) return undefined;
    const { set, ...config } = await websiteReleases(releases, site, {
      cookies: request.headers.cookie,
      device,
    });
    const ctx = app.portal.siteContext(site);
    const visitor = await authenticate(app.portal.sessions, request.headers, ctx.db);
    return {
      website: { ...publicConfig(site), ...config },
      set,
      session: visitor ? getCurrentUser.output.parse(await signedIn(ctx, visitor.id)) : undefined,
    };
  };

  const preloadsOf = async (
    assets: ShellAssets,
    page: SiteOfPage | undefined,
    path: string,
    language: string,
  ): Promise<Preload[]> => {
    // A shell that provides no library brings its pages itself: the plain build of the benchmark.
    const isFederated = Object.keys(assets.provided).length > 0;
    const remotes = isFederated ? (page?.set.remotes ?? []) : [];
    const [found] = pagesOf(remotes, path, page?.session?.user.role ?? null);
    const files = found && (await readFiles(found.remote.manifest.name, found.remote.release));
    const ofPage =
      found && files ? pagePreloads(assets, found.remote, files, found.key, language) : [];
    const texts = isFederated ? localePreloads(assets, language) : [];
    return withoutDoubles([...shellPreloads(assets), ...texts, ...ofPage]);
  };

  const sendPage = async (request: FastifyRequest, reply: FastifyReply): Promise<unknown> => {
    const secure = platform.config.secureCookies;
    const preview = previewChange(request.url, platform.now());
    if (preview) {
      setCookie(reply, preview.cookie, { secure });
      return reply.redirect(preview.address, 303);
    }
    const assets = await readAssets();
    if (!assets) return reply.code(503).type('text/plain').send('The shell is not built yet.');
    const known = releases.devices.read(request.headers.cookie);
    const { device, cookie } = known ? { device: known } : releases.devices.issue();
    const page = await siteOfPage(request, device);
    const website = page?.website;
    const language = preferredLanguage(request, page);
    const preloads = await preloadsOf(assets, page, request.url.split('?')[0] ?? '/', language);
    const entryUrls = new Set(assets.entry.map((file) => `/shell/${file}`));
    const nonce = randomBytes(16).toString('base64');
    if (cookie) {
      const expires = new Date(platform.now().getTime() + YEAR);
      setCookie(reply, { name: DEVICE_COOKIE, value: cookie, expires }, { secure });
    }
    reply.code(website ? 200 : 404).headers({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy': contentSecurityPolicy({
        nonce,
        host: new URL(publicOrigin(app, platform.config, hostNameOf(request.raw) ?? '')).host,
        frameAncestors: website?.allowedWidgetParents ?? [],
        remoteOrigins: [
          ...(page?.set.origins ?? []),
          ...(website?.inspector ? loopbackOrigins : []),
        ],
      }),
    });
    const html = shellHtml({
      nonce,
      language,
      saysDemo: platform.config.saysDemo,
      website,
      session: page?.session,
      scheme: chosenScheme(request),
      entry: preloads.filter(({ url }) => entryUrls.has(url)),
      preloads: preloads.filter(({ url }) => !entryUrls.has(url)),
    });
    return sendCompressed(request, reply, html);
  };

  app.setNotFoundHandler((request, reply) =>
    isPageRequest(request)
      ? sendPage(request, reply)
      : reply
          .code(404)
          .type('application/json')
          .send({ status: false, code: 'not-found', message: 'Not Found' }),
  );
};
