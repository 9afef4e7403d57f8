import type { PortalApp } from '../../http/portal-app.ts';
import type { Releases } from '../../releases/registry/open-registry.ts';
import { contentSecurityPolicy, loopbackOrigins } from '../content-security-policy.ts';
import type { Refused } from '../doors/door-forms.routes.ts';
import { filesOfEntry, pageDrawer } from './drawn-page.ts';
import type { ReadRenderer } from '../drawn/page-renderer.ts';
import { firstReads } from '../address/first-reads.ts';
import { keptPages, type PageAsked } from './kept-pages.ts';
import { noncelessPage, type NoncelessPage } from './nonceless-page.ts';
import { pagePreloader } from '../page-preloads.ts';
import { type Preload, switchedOn } from '../preload.ts';
import { shellHtml } from '../shell-html.ts';
import type { SiteOfPage } from '../site-of-page.ts';

/** Where scripts beside the portal's own may come from. */
const remoteOriginsOf = (page: SiteOfPage | undefined): string[] => [
  ...(page?.set.origins ?? []),
  ...(page?.website.inspector ? loopbackOrigins : []),
];

const policyOf = ({ page, origin }: PageAsked, nonce: string): string =>
  contentSecurityPolicy({
    nonce,
    // Of a host that no firm has nothing is repeated.
    host: page && new URL(origin).host,
    frameAncestors: page?.website.allowedWidgetParents ?? [],
    remoteOrigins: remoteOriginsOf(page),
  });

/** The entry's own files run as soon as they are there; all others only come early. */
const entryFirst = (entry: readonly string[], preloads: readonly Preload[]) => {
  const entryUrls = new Set(entry.map((file) => `/shell/${file}`));
  return {
    entry: preloads.filter(({ url }) => entryUrls.has(url)),
    preloads: preloads.filter(({ url }) => !entryUrls.has(url)),
  };
};

/** Puts pages together; one that was made of the same before is only given another nonce. */
export const pageComposer = (
  { portal: { platform }, log }: Pick<PortalApp, 'portal' | 'log'>,
  { store }: Pick<Releases, 'store'>,
  readRenderer: ReadRenderer,
) => {
  const preloadsOf = pagePreloader(store);
  const drawPage = pageDrawer(readRenderer, preloadsOf, log);
  const pages = keptPages();
  const compose = async (asked: PageAsked, refused: Refused | undefined) => {
    const { request, page, assets, language, scheme } = asked;
    const address = request.url.split('?')[0] ?? '/';
    const path = page?.path ?? address;
    const drawn = await drawPage({ request, page, assets, language, scheme, refused });
    const preloads = drawn.door?.files ?? (await preloadsOf(assets, { page, path, language }));
    const input = {
      language,
      saysDemo: platform.config.saysDemo,
      website: page?.website,
      session: page?.session,
      address: path === address ? undefined : path,
      scheme,
      scriptOrigins: remoteOriginsOf(page),
      reads: firstReads(
        page ? switchedOn(page.set.remotes, page.website) : [],
        path === address ? request.url : path,
        page?.session?.user.role ?? null,
      ),
      ...drawn,
      ...entryFirst(filesOfEntry(assets, drawn), preloads),
    };
    const made = noncelessPage((nonce) => ({
      html: shellHtml({ nonce, ...input }),
      policy: policyOf(asked, nonce),
    }));
    // One without its frame may have failed to get it.
    return { made, mayBeKept: drawn.frame !== undefined };
  };
  return async (asked: PageAsked, refused: Refused | undefined): Promise<NoncelessPage> => {
    const key = refused ? undefined : pages.keyOf(asked);
    const kept = key === undefined ? undefined : pages.get(key);
    if (kept) return kept;
    const { made, mayBeKept } = await compose(asked, refused);
    if (key !== undefined && mayBeKept) pages.keep(key, made);
    return made;
  };
};
