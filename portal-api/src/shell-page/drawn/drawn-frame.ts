import type { Language } from '@portal/shared-contracts';
import type { DrawnPage, FrameInput, PageRenderer } from '@portal/shared-contracts/doors';
import type { FastifyRequest } from 'fastify';
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

/** Whether a page stands inside a foreign one: it has no frame there, for the firm has its own around it. */
export const isFramed = ({ headers }: FastifyRequest): boolean =>
  /^i?frame$/.test(String(headers['sec-fetch-dest'] ?? ''));

// Its bones show at once: nothing quicker than they can follow before the shell has run.
const WAITING = '#root .pui-skeleton{opacity:1}';

// The same for everybody in front of one firm.
const keptStyles = () =>
  madeOfBoth(
    (_renderer: PageRenderer, _website: FrameInput['website']) => new Map<string, string>(),
  );

/** Draws what stands around a page for whoever opens it, or nothing: the page is then the shell's empty frame. */
export const frameDrawer = (readRenderer: ReadRenderer, log: Pick<Log, 'error'>) => {
  const stylesOf = keptStyles();
  const styleOf = (renderer: PageRenderer, { page: { website }, scheme }: FrameRequest): string => {
    const styles = stylesOf(renderer, website);
    const style =
      styles.get(scheme ?? '') ?? `${renderer.rootStyle(website.brand, scheme)}${WAITING}`;
    styles.set(scheme ?? '', style);
    return style;
  };
  const draw = async (asked: FrameRequest): Promise<FrameOfPage | undefined> => {
    const { request, page, language } = asked;
    if (isFramed(request)) return undefined;
    const renderer = await readRenderer();
    if (!renderer) return undefined;
    const drawn = await renderer.renderFrame({
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
