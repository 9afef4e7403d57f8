import type { FoundPage } from '../manifests/match-page.ts';
import type { RemoteLoader } from './remote-loader.ts';

const linkOf = (target: EventTarget | null): HTMLAnchorElement | null =>
  target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;

/**
 * Loads the page behind a link as soon as somebody points at it, so that it is there when they click.
 *
 * @param find The remote's page that an address shows to this person, if any.
 */
export const prefetchOnIntent = (
  loader: RemoteLoader,
  find: (path: string) => FoundPage | undefined,
  page: Document = document,
): (() => void) => {
  const prefetch = ({ target }: Event): void => {
    const link = linkOf(target);
    const here = page.location;
    if (!link || link.origin !== here.origin || link.pathname === here.pathname) return;
    const found = find(link.pathname);
    if (found) void loader.load(found.remote.manifest.name, { kind: 'pages', key: found.page.key });
  };
  page.addEventListener('pointerover', prefetch, { passive: true });
  page.addEventListener('focusin', prefetch);
  return () => {
    page.removeEventListener('pointerover', prefetch);
    page.removeEventListener('focusin', prefetch);
  };
};
