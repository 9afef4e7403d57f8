import type { Language } from '@portal/shared-contracts';
import type { DrawnPage, FrameInput, PageRenderer } from '@portal/shared-contracts/doors';
import type { FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { madeOfBoth } from '../../kernel/kept/made-of-both.ts';
import type { Log } from '../../kernel/log.ts';
import type { ReadRenderer } from './page-renderer.ts';
import type { SiteOfPage } from '../site-of-page.ts';

/** A frame as the page needs it. */
export interface FrameOfPage extends DrawnPage {
  readonly style: string;
}

/** What a frame is drawn from. */
export interface FrameRequest {
  readonly request: FastifyRequest;
  readonly page: SiteOfPage;
  readonly language: Language;
  readonly scheme: 'light' | 'dark' | undefined;
}

// Inside a foreign page there is no frame; the firm has its own around it.
const isFramed = ({ headers }: FastifyRequest): boolean =>
  /^i?frame$/.test(String(headers['sec-fetch-dest'] ?? ''));

// Its bones show at once: nothing quicker than they can follow before the shell has run.
const WAITING = '#root .pui-skeleton{opacity:1}';

/** So many frames stay as they were drawn, for whoever opens the same page again. */
const MOST_KEPT = 200;

// Whatever a frame is drawn from is in its key, so nobody gets what was drawn for somebody else.
const keyOf = ({ website: _website, remotes: _remotes, ...input }: FrameInput): string =>
  JSON.stringify(input);

/** Draws again only what was not drawn from the same before. */
const keptFrames = () =>
  madeOfBoth((_renderer: PageRenderer, _website: FrameInput['website']) => ({
    style: new Map<string, string>(),
    frames: new LRUCache<string, { drawn: DrawnPage | undefined }>({ max: MOST_KEPT }),
  }));

/** Draws what stands around a page for whoever opens it, or nothing: the page is then the shell's empty frame. */
export const frameDrawer = (readRenderer: ReadRenderer, log: Pick<Log, 'error'>) => {
  const keptOf = keptFrames();
  const frameOf = async (renderer: PageRenderer, input: FrameInput) => {
    const { frames } = keptOf(renderer, input.website);
    const key = keyOf(input);
    const kept = frames.get(key) ?? { drawn: await renderer.renderFrame(input) };
    frames.set(key, kept);
    return kept.drawn;
  };
  const styleOf = (renderer: PageRenderer, { page: { website }, scheme }: FrameRequest): string => {
    const { style } = keptOf(renderer, website);
    const kept =
      style.get(scheme ?? '') ?? `${renderer.rootStyle(website.brand, scheme)}${WAITING}`;
    style.set(scheme ?? '', kept);
    return kept;
  };
  const draw = async (asked: FrameRequest): Promise<FrameOfPage | undefined> => {
    const { request, page, language } = asked;
    if (isFramed(request)) return undefined;
    const renderer = await readRenderer();
    if (!renderer) return undefined;
    const drawn = await frameOf(renderer, {
      path: page.path,
      language,
      website: page.website,
      remotes: page.set.remotes,
      session: page.session,
      userAgent: request.headers['user-agent'] ?? '',
      isCondensed: request.cookies['portal_sidebar'] === 'condensed',
    });
    return drawn && { ...drawn, style: styleOf(renderer, asked) };
  };
  return (asked: FrameRequest): Promise<FrameOfPage | undefined> =>
    draw(asked).catch((error: unknown) => {
      log.error({ err: error }, 'a frame was not drawn');
      return undefined;
    });
};
