import { readAhead, type Language } from '@portal/shared-contracts';
import { readsOf } from '@portal/shared-contracts/remote';
import type { FoundPage } from '../manifests/match-page.ts';
import { preloadFiles } from './preload-files.ts';
import type { RemoteLoader } from './remote-loader.ts';

/** What a page behind a link is found and loaded with. */
interface Intent {
  readonly loader: Pick<RemoteLoader, 'load' | 'state'>;
  /** The remote's page that an address shows to this person, if any. */
  readonly find: (path: string) => FoundPage | undefined;
  readonly language: () => Language;
}

const linkOf = (target: EventTarget | null): HTMLAnchorElement | null =>
  target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;

const loadCode = ({ loader, language }: Intent, found: FoundPage, page: Document): void => {
  const { name } = found.remote.manifest;
  const part = { kind: 'pages', key: found.page.key } as const;
  if (loader.state(name, part).status === 'idle') void preloadFiles(found, language(), page);
  void loader.load(name, part);
};

/**
 * Starts what the page behind a link needs as soon as somebody points at it: its code when the pointer or
 * the focus comes, its data when the pointer goes down or the focus comes, so that a list under a moving
 * pointer asks for nothing but code.
 */
export const prefetchOnIntent = (intent: Intent, page: Document = document): (() => void) => {
  const found = ({ target }: Event): { at: FoundPage; address: string } | undefined => {
    const link = linkOf(target);
    const here = page.location;
    if (!link || link.origin !== here.origin || link.pathname === here.pathname) return undefined;
    const at = intent.find(link.pathname);
    return at && { at, address: `${link.pathname}${link.search}` };
  };
  const start = (event: Event): void => {
    const next = found(event);
    if (!next) return;
    loadCode(intent, next.at, page);
    if (event.type === 'pointerover') return;
    for (const read of readsOf(next.at.page, next.address)) readAhead(read);
  };
  const events = ['pointerover', 'pointerdown', 'focusin'];
  for (const event of events) page.addEventListener(event, start, { passive: true });
  return () => {
    for (const event of events) page.removeEventListener(event, start);
  };
};
