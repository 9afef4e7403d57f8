import { LRUCache } from 'lru-cache';
import type { Language } from '@portal/shared-contracts';
import type { FastifyRequest } from 'fastify';
import { isFramed } from '../drawn/drawn-frame.ts';
import type { ShellAssets } from '../shell-assets.ts';
import type { SiteOfPage } from '../site-of-page.ts';
import type { NoncelessPage } from './nonceless-page.ts';

/** Of whoever opens the same page again, and of no more people than fit in here. */
const MOST_BYTES = 8 * 1024 * 1024;

/** All that a page depends on beside the portal's own configuration. */
export interface PageAsked {
  readonly request: FastifyRequest;
  readonly page: SiteOfPage | undefined;
  readonly assets: ShellAssets;
  readonly language: Language;
  readonly scheme: 'light' | 'dark' | undefined;
  /** Scheme, host and port of the address. */
  readonly origin: string;
}

// Builds and configurations stay the same objects until they change, and their text is long.
const numberer = () => {
  const numbers = new WeakMap<object, number>();
  let last = 0;
  return (thing: object): number => {
    const number = numbers.get(thing) ?? (last += 1);
    numbers.set(thing, number);
    return number;
  };
};

/** Keeps pages of people who are signed in; whatever a page is made of is in its key, so nobody gets another's. */
export const keptPages = () => {
  const numberOf = numberer();
  const pages = new LRUCache<string, NoncelessPage>({
    maxSize: MOST_BYTES,
    sizeCalculation: ({ bytes }, key) => bytes.length + key.length,
  });
  return {
    /** What a page is kept by; nothing for one that is never kept. */
    keyOf: ({ request, page, assets, ...asked }: PageAsked): string | undefined => {
      if (!page?.session || isFramed(request)) return undefined;
      return JSON.stringify([
        numberOf(assets),
        numberOf(page.website),
        asked.origin,
        asked.language,
        asked.scheme ?? '',
        request.url,
        page.path,
        request.cookies['portal_sidebar'] === 'condensed',
        request.headers['user-agent'] ?? '',
        page.session,
      ]);
    },
    get: (key: string): NoncelessPage | undefined => pages.get(key),
    keep: (key: string, page: NoncelessPage): void => void pages.set(key, page),
  };
};
