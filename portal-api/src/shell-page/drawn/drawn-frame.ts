import type { Language } from '@portal/shared-contracts';
import type { DrawnPage } from '@portal/shared-contracts/doors';
import type { FastifyRequest } from 'fastify';
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

/** Draws bar, menu and heading for whoever is signed in, or nothing: the page is then the shell's empty frame. */
export const frameDrawer = (readRenderer: ReadRenderer, log: Pick<Log, 'error'>) => {
  const draw = async (asked: FrameRequest): Promise<FrameOfPage | undefined> => {
    const { request, page, language, scheme } = asked;
    if (!page.session || isFramed(request)) return undefined;
    const renderer = await readRenderer();
    const drawn = await renderer?.renderFrame({
      path: request.url.split('?')[0] ?? '/',
      language,
      website: page.website,
      remotes: page.set.remotes,
      session: page.session,
      userAgent: request.headers['user-agent'] ?? '',
      isCondensed: request.cookies['portal_sidebar'] === 'condensed',
    });
    if (!renderer || !drawn) return undefined;
    return { ...drawn, style: `${renderer.rootStyle(page.website.brand, scheme)}${WAITING}` };
  };
  return (asked: FrameRequest): Promise<FrameOfPage | undefined> =>
    draw(asked).catch((error: unknown) => {
      log.error({ err: error }, 'a frame was not drawn');
      return undefined;
    });
};
